import type { LaundryOrder } from '#contract/laundry.ts'
import { toCents } from '#domain/money.ts'

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
