import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { toCents } from '#domain/money.ts'
import { useHeld } from '#parts/desk/use-held.ts'
import { Alert } from '#ui/alert.tsx'
import { useFormats } from '#ui/formats.tsx'
import { paidOf } from './paid-of.ts'
import { laundryFlagWords } from './words.ts'

/**
 * What the house marked on an order, with the amount that is due or goes back where the payments
 * are known here; also before the house has marked it: a change of the price may still wait.
 */
export function PaidAlert({ order }: { order: LaundryOrder }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const held = useHeld({ kind: 'laundry', id: order.id })
  const words = laundryFlagWords(order.flag)
  const paidCents = order.status === 'cancelled' ? null : paidOf(order, held)
  const dueCents = paidCents === null ? 0 : toCents(order.grand_total) - paidCents
  if (paidCents === null || dueCents === 0) {
    return (
      words && (
        <Alert tone="conflict" title={i18n._(words.short)}>
          {i18n._(words.todo)}
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
