import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { toCents } from '#domain/money.ts'
import { useReceivedCents } from '#parts/desk/use-received-cents.ts'
import { Alert } from '#ui/alert.tsx'
import { useFormats } from '#ui/formats.tsx'

/** What the house marked for the desk to deal with: in short, and what to do. */
interface LaundryFlagLabels {
  short: MessageDescriptor
  todo: MessageDescriptor
}

const flags: Readonly<Record<string, LaundryFlagLabels>> = {
  part_paid: {
    short: msg`Paid in part`,
    todo: msg`What came does not cover the price. Ask the guest for the rest.`,
  },
  overpaid: {
    short: msg`Paid too much`,
    todo: msg`More was paid than it costs by now. Give the guest the difference.`,
  },
}

const unknown: LaundryFlagLabels = {
  short: msg`Needs a look`,
  todo: msg`The house marked this order for the desk. Look at its payments before you go on.`,
}

/** Null where nothing is marked. */
export function laundryFlagLabels(flag: string | null): LaundryFlagLabels | null {
  return flag === null ? null : (flags[flag] ?? unknown)
}

/**
 * Cents of a dollar that were paid for an order: by the payments kept here; where they are not, or
 * the order was paid with a stay, its own word. Null: nothing, or nobody here knows how much.
 *
 * @param held by the payments; null: they are not known here
 */
export function paidOf(
  {
    payment_status,
    grand_total,
    flag,
  }: Pick<LaundryOrder, 'payment_status' | 'grand_total' | 'flag'>,
  held: number | null,
): number | null {
  if (held !== null && held > 0) return held
  return payment_status === 'paid' && flag === null ? toCents(grand_total) : null
}

/**
 * What the house marked on an order, with the amount that is due or goes back where the payments
 * are known here; also before the server has marked it: a change of the price may still wait.
 */
export function PaidAlert({ order }: { order: LaundryOrder }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const held = useReceivedCents({ kind: 'laundry', id: order.id })
  const labels = laundryFlagLabels(order.flag)
  const paidCents = order.status === 'cancelled' ? null : paidOf(order, held)
  const dueCents = paidCents === null ? 0 : toCents(order.grand_total) - paidCents
  if (paidCents === null || dueCents === 0) {
    return (
      labels && (
        <Alert tone="conflict" title={i18n._(labels.short)}>
          {i18n._(labels.todo)}
        </Alert>
      )
    )
  }
  const paid = formats.cents(paidCents)
  const total = formats.money(order.grand_total)
  const difference = formats.cents(Math.abs(dueCents))
  return dueCents > 0 ? (
    <Alert tone="conflict" title={t`${difference} is due`}>
      <Trans>
        {paid} of {total} was paid. Ask the guest for the rest.
      </Trans>
    </Alert>
  ) : (
    <Alert tone="conflict" title={t`${difference} too much was paid`}>
      <Trans>
        {paid} was paid, and it costs {total} by now. Give the guest the difference.
      </Trans>
    </Alert>
  )
}
