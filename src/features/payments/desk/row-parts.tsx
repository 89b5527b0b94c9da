import { useLingui } from '@lingui/react/macro'
import { Split } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { Badge } from '#ui/badge.tsx'
import { RungBadge } from '#ui/ladder.tsx'
import { isTrial, type Money } from '../money.ts'
import { kindWords } from '#parts/services.ts'
import { refundWords, flagWords, statusTones } from './words.ts'
import { statusWords } from '../operations/words.ts'

export function StatusBadge({ money }: { money: Money }) {
  const { i18n, t } = useLingui()
  if (money.voided) return <Badge tone="error">{t`Voided`}</Badge>
  return <Badge tone={statusTones[money.status]}>{i18n._(statusWords[money.status])}</Badge>
}

/** How far this device's last word on it has come, what differs at the provider, what goes back. */
export function Marks({ money, work }: { money: Money; work: readonly OperationRow[] }) {
  const { i18n, t } = useLingui()
  // What stands still is told before what only waits.
  const shown = work.find(({ state }) => state === 'parked') ?? work.at(-1)
  const rung = shown && rungOf(shown)
  const flag = money.provider?.flag
  const refund = money.status === 'refunded' ? null : refundWords(money.refund_status)
  return (
    <>
      {rung && rung !== 'over' && <RungBadge rung={rung} />}
      <ByWhom steps={work} />
      {flag && (
        <Badge tone="conflict" icon={<Split aria-hidden="true" />}>
          {i18n._(flagWords(flag).short)}
        </Badge>
      )}
      {isTrial(money) && <Badge tone="neutral">{t`Test card`}</Badge>}
      {refund && <Badge tone="waiting">{i18n._(refund)}</Badge>}
    </>
  )
}

export const hasMarks = (money: Money, work: readonly OperationRow[]) =>
  work.length > 0 || isTrial(money) || Boolean(money.provider?.flag) || money.refund_status !== null

/** The booking's code, and what it is. */
export function SubjectCell({ money }: { money: Money }) {
  const { i18n } = useLingui()
  const kind = i18n._(kindWords[money.subject.kind])
  return (
    <>
      <span className="font-mono text-sm break-all">{money.subject_code || kind}</span>
      <span className="line-clamp-2 block text-sm text-ink-soft">
        {money.subject_title || kind}
      </span>
    </>
  )
}
