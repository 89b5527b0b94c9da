import { Trans, useLingui } from '@lingui/react/macro'
import { payables } from '#contract/payments.ts'
import { SettleCancelled } from '#features/payments/desk/settle-cancelled.tsx'
import { cancelledPaidLabels } from '#parts/desk/cancelled-paid-labels.ts'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { typeLabels } from '#parts/services.ts'
import { BoardRow } from '#parts/desk/board-list.tsx'
import { RefundTerms } from '../refund-terms.tsx'
import type { Flagged } from './money-day.ts'

/** Cancelled with money on it: how much, and the two ways on. `to`: its payments. */
export function CancelledPaidItem({ item, to }: { item: Flagged; to: string }) {
  const { t, i18n } = useLingui()
  const { key, type, code, flag, held } = item
  const guest = item.guest || t`Guest`
  const labels = cancelledPaidLabels(flag)
  const kind = payables.find((one) => one === type)
  const subject = kind && { kind, id: key.slice(type.length + 1) }
  return (
    <BoardRow
      lead={
        <TextLink to={to} className="relative after:absolute after:inset-x-0 after:-inset-y-2">
          {i18n._(typeLabels[type])}
        </TextLink>
      }
      who={
        <GuestName
          of={item.of}
          name={guest}
          otherwise={
            <TextLink standalone to={to} className="break-words">
              {guest}
            </TextLink>
          }
        />
      }
      notes={
        <>
          {labels && <Badge tone="conflict">{i18n._(labels.short)}</Badge>}
          <span className="basis-full">
            <AmountText flag={flag} held={held} />
          </span>
        </>
      }
      action={
        subject !== undefined &&
        held > 0 && (
          <SettleCancelled
            subject={subject}
            guest={guest}
            detail={[guest, code].filter((word) => word !== '').join(' · ')}
            heldCents={held}
            terms={<RefundTerms subject={subject} />}
          />
        )
      }
    />
  )
}

function AmountText({ flag, held }: { flag: string; held: number }) {
  if (held <= 0) {
    return <Trans>Cancelled, and money was paid: check its payments.</Trans>
  }
  const amount = <Money cents={held} />
  if (flag === 'no_show_paid') {
    return <Trans>No-show, and {amount} was paid: give it back or keep it.</Trans>
  }
  if (flag === 'paid_cancelled') {
    return <Trans>Cancelled, and {amount} came after that: give it back or keep it.</Trans>
  }
  return <Trans>Cancelled, and {amount} was paid: give it back or keep it.</Trans>
}
