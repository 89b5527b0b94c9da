import { useLingui } from '@lingui/react/macro'
import { Split } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { Badge } from '#ui/badge.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { isTrial, type Money } from '../money.ts'
import { kindLabels } from '#parts/services.ts'
import { subjectTitle } from '../subject-title.ts'
import { refundLabels, flagLabels, statusTones } from './labels.ts'
import { statusLabels } from '../operations/texts.ts'

export function StatusBadge({ money }: { money: Money }) {
  const { i18n, t } = useLingui()
  if (money.voided) return <Badge tone="error">{t`Voided`}</Badge>
  return <Badge tone={statusTones[money.status]}>{i18n._(statusLabels[money.status])}</Badge>
}

/** Badges: the sync status of this device's last change, the provider's flag, the refund. */
export function Marks({ money, work }: { money: Money; work: readonly OperationRow[] }) {
  const { i18n, t } = useLingui()
  // A parked change is shown before a waiting one.
  const shown = work.find(({ state }) => state === 'parked') ?? work.at(-1)
  const syncStatus = shown && syncStatusOf(shown)
  const flag = money.provider?.flag
  const refund = money.status === 'refunded' ? null : refundLabels(money.refund_status)
  return (
    <>
      {syncStatus && syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />}
      <ByWhom steps={work} />
      {flag && (
        <Badge tone="conflict" icon={<Split />}>
          {i18n._(flagLabels(flag).short)}
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
  const kind = i18n._(kindLabels[money.subject.kind])
  return (
    <>
      <span className="font-mono text-sm break-all">{money.subject_code || kind}</span>
      <span className="line-clamp-2 block text-sm text-ink-soft">
        {subjectTitle(money) || kind}
      </span>
    </>
  )
}
