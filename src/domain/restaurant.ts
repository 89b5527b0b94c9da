import { termsUntilBegun, type Paid, type Terms } from './cancellation.ts'
import type { Currency } from '#lib/currency.ts'
import { defaultBase, fromCents, roundHalfUp, shareOf } from './money.ts'
import { defineSteps } from './status-steps.ts'

/** The restaurant's rules (spec 2 §4, §9; spec 3 §4; decisions.md "Orders"). */

export const serviceTypes = ['dine-in', 'room', 'pickup'] as const
export type ServiceType = (typeof serviceTypes)[number]

export const paymentMethods = ['cash', 'room', 'card'] as const

export const orderStatuses = [
  'pending',
  'accepted',
  'preparing',
  'ready',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderSteps = defineSteps(
  orderStatuses,
  {
    accept: { from: ['pending'], to: 'accepted' },
    start: { from: ['accepted'], to: 'preparing' },
    ready: { from: ['preparing'], to: 'ready' },
    deliver: { from: ['ready'], to: 'delivered' },
    complete: { from: ['ready', 'delivered'], to: 'completed' },
    cancel: {
      from: ['pending', 'accepted', 'preparing', 'ready', 'delivered'],
      to: 'cancelled',
    },
  },
  ['cancelled'],
)
export type OrderStep = (typeof orderSteps.names)[number]

/** A guest may cancel until the house has accepted (decisions.md, /cancel-bookings). */
export function guestMayCancel(status: OrderStatus): boolean {
  return status === 'pending'
}

/** Any non-empty code, while the demo promo is on, in a house of dollars: 15 %, at most $30 (spec 2 §9). */
export const demoPromo = { rate: 0.15, capCents: 3000 } as const

/** The discount of a code that the house keeps; a cap of null: no limit. */
export interface OrderPromo {
  rate: number
  capCents: number | null
}

export interface Line {
  price_cents: number
  qty: number
}

export type Totals = ReturnType<typeof orderTotals>

/**
 * What an order costs. The house's figure is the one that counts; the device's is compared.
 *
 * @param kept of the code, where the house keeps it: no device knows these
 */
export function orderTotals(
  lines: readonly Line[],
  promoCode: string | null,
  promoOn: boolean,
  kept: OrderPromo | null = null,
  base: Currency = defaultBase,
) {
  const subtotal = lines.reduce((sum, line) => sum + roundHalfUp(line.price_cents * line.qty), 0)
  const entitled = promoOn && promoCode !== null && promoCode.trim() !== ''
  const promo = entitled ? demoPromo : kept
  const share = promo === null ? 0 : shareOf(subtotal, promo.rate, base)
  const discount = Math.min(share, promo?.capCents ?? subtotal, subtotal)
  return { subtotal_cents: subtotal, discount_cents: discount, total_cents: subtotal - discount }
}

/** The sums of an order by the contract's names, in the base currency. */
export const orderSums = (totals: Totals) => ({
  subtotal: fromCents(totals.subtotal_cents),
  discount: fromCents(totals.discount_cents),
  total: fromCents(totals.total_cents),
})

/** A guest cancels meals until the kitchen has accepted. */
export const mealTerms = (status: string, paid: Paid): Terms =>
  termsUntilBegun(status, 'accepted', paid)
