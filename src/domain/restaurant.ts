import { termsUntilBegun, type Paid, type Terms } from './cancellation.ts'
import { roundHalfUp, shareOf } from './money.ts'
import { addDays, dayIn, minutesOf, momentOf, timeIn } from './days.ts'
import { defineSteps } from './status-steps.ts'

/** The restaurant's rules (spec 2 §4, §9; spec 3 §4; decisions.md "Orders"). */

export const serviceTypes = ['dine-in', 'room', 'pickup'] as const
export type ServiceType = (typeof serviceTypes)[number]

export const paymentMethods = ['cash', 'room', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

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

/** Any non-empty code, while the demo promo is on: 15 %, at most $30 (spec 2 §9). */
export const demoPromo = { rate: 0.15, capCents: 3000 } as const

export interface Line {
  price_cents: number
  qty: number
}

export interface Totals {
  subtotal_cents: number
  discount_cents: number
  total_cents: number
}

/** What an order costs. The house's figure is the one that counts; the device's is compared. */
export function orderTotals(
  lines: readonly Line[],
  promoCode: string | null,
  promoOn: boolean,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + roundHalfUp(line.price_cents * line.qty), 0)
  const entitled = promoOn && promoCode !== null && promoCode.trim() !== ''
  const discount = entitled ? Math.min(shareOf(subtotal, demoPromo.rate), demoPromo.capCents) : 0
  return { subtotal_cents: subtotal, discount_cents: discount, total_cents: subtotal - discount }
}

export interface Hours {
  open: string
  /** `24:00` for midnight. */
  close: string
}

/** Where the house has not said otherwise (spec 1 §9). */
export const documentedHours = {
  restaurant: { open: '07:00', close: '22:00' },
  bar: { open: '16:00', close: '24:00' },
}

/** When the kitchen and the bar serve, as far as the house has said. */
export function servingHours({
  hours: { restaurant = documentedHours.restaurant, bar = documentedHours.bar },
}: {
  hours: { restaurant?: Hours; bar?: Hours }
}): Record<'restaurant' | 'bar', Hours> {
  return { restaurant, bar }
}

/** Whether the kitchen serves at a time of day. The closing minute itself is still served. */
export function servesAt(hours: Hours, time: string): boolean {
  const at = minutesOf(time)
  return at >= minutesOf(hours.open) && at <= minutesOf(hours.close)
}

/** Grace after the wished time within which the house still takes a guest's order. */
export const lateAfterMinutes = 15

/**
 * Whether a guest's order for a day and time comes too late at `now` (decisions.md, "Orders").
 * `now` is the house's clock, never the device's.
 */
export function isTooLate(timezone: string, day: string, time: string, now: Date): boolean {
  return now.getTime() > momentOf(timezone, day, time).getTime() + lateAfterMinutes * 60_000
}

/**
 * The time offered first: the documented 02:00 has nearly always passed, so it moves on to the next
 * full hour at least two hours ahead within opening hours, tomorrow's opening after closing
 * (spec 2 §4, decisions.md).
 */
export function defaultSchedule(
  timezone: string,
  hours: Hours,
  now: Date,
): { date: string; time: string } {
  const today = dayIn(timezone, now)
  const earliest = minutesOf(timeIn(timezone, now)) + 120
  const hour = Math.max(Math.ceil(earliest / 60), Math.ceil(minutesOf(hours.open) / 60))
  if (hour * 60 <= minutesOf(hours.close) && hour < 24) {
    return { date: today, time: `${String(hour).padStart(2, '0')}:00` }
  }
  const first = Math.ceil(minutesOf(hours.open) / 60)
  return { date: addDays(today, 1), time: `${String(first).padStart(2, '0')}:00` }
}

/** A guest cancels meals until the kitchen has accepted. */
export const mealTerms = (status: string, paid: Paid): Terms =>
  termsUntilBegun(status, 'accepted', paid)
