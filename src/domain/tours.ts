import type { Currency } from '#lib/currency.ts'
import { termsBefore, type CancellationRules, type Paid, type Terms } from './cancellation.ts'
import { addDays, dayIn, momentOf, timeIn } from './days.ts'
import { defaultBase, fromCents, roundCents, shareOf } from './money.ts'
import { defineSteps } from './status-steps.ts'

/** The tours' rules (spec 2 §5, §9; spec 3 §4; decisions.md, "Orders", "Promo codes"). */

export const tourBookingStatuses = ['pending', 'approved', 'completed', 'cancelled'] as const
export type TourBookingStatus = (typeof tourBookingStatuses)[number]

/** Complete: when approved, or when paid and not cancelled (spec 3 §4). */
export const tourSteps = defineSteps(
  tourBookingStatuses,
  {
    approve: { from: ['pending'], to: 'approved' },
    complete: { from: ['approved'], whenPaid: ['pending'], to: 'completed' },
    cancel: { from: ['pending', 'approved'], to: 'cancelled' },
  },
  ['cancelled'],
)
export type TourStep = (typeof tourSteps.names)[number]

/** Statuses in which a booking keeps its places: from the moment it is received. */
export const placeKeepingStatuses = ['pending', 'approved'] as const

/**
 * The discount of a promo code: a share of the subtotal, at most so many cents (null: no limit).
 */
export interface TourPromo {
  rate: number
  capCents: number | null
}

/** People on one booking. */
export const maxTourParty = 500

/** Any non-empty code, while the demo promo is on: 10 %, at most $40 (spec 2 §9). */
export const demoTourPromo: TourPromo = { rate: 0.1, capCents: 4000 }

/** The demo promo where a code was typed and the house honours any; else null. */
export function demoPromoFor(code: string | null | undefined, demoPromo: boolean) {
  return demoPromo && typeof code === 'string' && code.trim() !== '' ? demoTourPromo : null
}

export type TourTotals = ReturnType<typeof tourTotals>

export function tourTotals(
  pricePerPersonCents: number,
  people: number,
  promo: TourPromo | null,
  base: Currency = defaultBase,
) {
  const subtotal = pricePerPersonCents * people
  const share = promo === null ? 0 : shareOf(subtotal, promo.rate, base)
  // Whatever the house keeps for a code: nobody is paid to come along.
  const discount = Math.min(share, promo?.capCents ?? subtotal, subtotal)
  const total = subtotal - discount
  return {
    subtotal_cents: subtotal,
    discount_cents: discount,
    total_cents: total,
    /** The total after discount divided by the people (spec 2 §9). */
    per_person_cents: people > 0 ? roundCents(total / people, base) : 0,
  }
}

/** The pricing of a booking by the contract's names, in the base currency. */
export const tourPricing = (totals: TourTotals, currency: Currency) => ({
  currency,
  per_person: fromCents(totals.per_person_cents),
  subtotal: fromCents(totals.subtotal_cents),
  discount: fromCents(totals.discount_cents),
  total: fromCents(totals.total_cents),
})

/** Capacity less the people booked, never below 0 (spec 3 §4). */
export function spotsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}

/** With this many places or fewer a tour is shown as nearly full (spec 3 §9). */
export const LOW_SPOTS = 5

/** Badge of the places left: red, amber, green (spec 3 §4). */
export function spotsTone(left: number): 'none' | 'few' | 'enough' {
  if (left <= 0) return 'none'
  return left <= LOW_SPOTS ? 'few' : 'enough'
}

/** Range of alternative days for a full tour, days before and after. */
export const NEAR_DAYS = 14

/**
 * Days near the wished one with enough places, nearest first (the later of two at the same
 * distance). `earliest`: no day before it. `taken`: people by day.
 */
export function nearDays(
  asked: { date: string; people: number; capacity: number; earliest: string },
  taken: ReadonlyMap<string, number>,
  limit = 6,
): { date: string; left: number }[] {
  const { date, people, capacity, earliest } = asked
  const found: { date: string; left: number }[] = []
  for (let away = 1; away <= NEAR_DAYS && found.length < limit; away += 1) {
    for (const day of [addDays(date, away), addDays(date, -away)]) {
      const left = spotsLeft(capacity, taken.get(day) ?? 0)
      if (day >= earliest && left >= people && found.length < limit) found.push({ date: day, left })
    }
  }
  return found
}

/**
 * The first day that a tour can still be booked for at a moment: today until it has left, one without
 * an hour until the day is over. `departure`: `HH:MM` by the house's clock.
 */
export function firstTourDay(departure: string | null, timezone: string, now: Date): string {
  const today = dayIn(timezone, now)
  const hasLeft = departure !== null && departure <= timeIn(timezone, now)
  return hasLeft ? addDays(today, 1) : today
}

/**
 * A guest may cancel until so many hours before the tour leaves; a tour without an hour counts from
 * the start of its day.
 */
export function tourTerms(
  booking: { status: string; date: string; departure_time?: string | null | undefined },
  paid: Paid,
  { timezone, cancellation }: Pick<CancellationRules, 'timezone' | 'cancellation'>,
  now: Date,
): Terms {
  const starts = momentOf(timezone, booking.date, booking.departure_time ?? '00:00')
  return termsBefore({ status: booking.status, starts }, cancellation.tour_free_hours, paid, now)
}
