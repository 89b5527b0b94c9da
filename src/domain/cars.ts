import { termsBefore, type CancellationRules, type Paid, type Terms } from './cancellation.ts'
import { addDays, daysBetween, momentOf } from './days.ts'
import { nextOpenDay, nextPickUp, usualTime, type OpeningHours } from './hours.ts'
import { fromCents } from './money.ts'
import { defineSteps } from './status-steps.ts'

/** The cars' rules (spec 2 §4, §5, §9; spec 3 §4; decisions.md, "Orders"). */

export const rentalStatuses = ['pending', 'approved', 'active', 'completed', 'cancelled'] as const
export type RentalStatus = (typeof rentalStatuses)[number]

export const rentalSteps = defineSteps(
  rentalStatuses,
  {
    approve: { from: ['pending'], to: 'approved' },
    complete: { from: ['pending', 'approved', 'active'], to: 'completed' },
    cancel: { from: ['pending', 'approved', 'active'], to: 'cancelled' },
  },
  ['cancelled'],
)
export type RentalStep = (typeof rentalSteps.names)[number]

/** States in which a rental keeps its car from others: claimed on receipt. */
export const carKeepingStatuses = ['pending', 'approved', 'active'] as const

export function keepsCar(status: string): boolean {
  return (carKeepingStatuses as readonly string[]).includes(status)
}

export const rentalExtraNames = [
  'gps',
  'child_seat',
  'additional_driver',
  'insurance',
  'pickup_delivery',
] as const
export type RentalExtra = (typeof rentalExtraNames)[number]
export type RentalExtras = Readonly<Record<RentalExtra, boolean>>

/** On at first (spec 2 §4). */
export const defaultRentalExtras: RentalExtras = {
  gps: true,
  child_seat: false,
  additional_driver: false,
  insurance: true,
  pickup_delivery: true,
}

/** What each extra costs, in cents of the base currency; null: the house does not offer it. */
export type RentalExtraPrices = Readonly<Record<RentalExtra, number | null>>

/** The documents' prices, in dollars: a day, save pickup and delivery, which is flat (spec 2 §9). */
export const rentalExtraCents: Readonly<Record<RentalExtra, number>> = {
  gps: 500,
  child_seat: 300,
  additional_driver: 700,
  insurance: 1000,
  pickup_delivery: 800,
}

/** The difference between the dates, one at least (spec 2 §5). */
export function rentalDays(pickup: string, dropoff: string): number {
  return Math.max(1, daysBetween(pickup, dropoff))
}

export type RentalTotals = ReturnType<typeof rentalTotals>

/** Those of the chosen extras that the house offers. */
export function offeredExtras(extras: RentalExtras, prices: RentalExtraPrices): RentalExtras {
  return Object.fromEntries(
    rentalExtraNames.map((name) => [name, extras[name] && prices[name] !== null]),
  ) as unknown as RentalExtras
}

/** What an extra comes to for so many days, in cents; 0 where it is not offered. */
export function extraCents(name: RentalExtra, days: number, prices: RentalExtraPrices): number {
  return (prices[name] ?? 0) * (name === 'pickup_delivery' ? 1 : days)
}

/** Daily rate × days + per-day extras × days + the flat one (spec 2 §9). */
export function rentalTotals(
  dailyRateCents: number,
  days: number,
  extras: RentalExtras,
  prices: RentalExtraPrices,
) {
  const extrasCents = rentalExtraNames
    .filter((name) => extras[name])
    .reduce((sum, name) => sum + extraCents(name, days, prices), 0)
  const base = dailyRateCents * days
  return { days, base_cents: base, extras_cents: extrasCents, total_cents: base + extrasCents }
}

/** The sums of a rental by the contract's names, in the base currency. */
export const rentalSums = (totals: Omit<RentalTotals, 'days'>) => ({
  base_price: fromCents(totals.base_cents),
  extras_total: fromCents(totals.extras_cents),
  grand_total: fromCents(totals.total_cents),
})

/** When a car is out; times of the house. */
export interface RentalPeriod {
  pickup_date: string
  pickup_time: string
  dropoff_date: string
  dropoff_time: string
}

/** Minutes that a car needs between two guests. */
export const betweenGuestsMinutes = 60

const minutesAt = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 60_000

/** Whether a car cannot do both: half open, with an hour between two guests (decisions.md). */
export function rentalPeriodsOverlap(one: RentalPeriod, other: RentalPeriod): boolean {
  const [from, to] = [
    minutesAt(one.pickup_date, one.pickup_time),
    minutesAt(one.dropoff_date, one.dropoff_time),
  ]
  const [otherFrom, otherTo] = [
    minutesAt(other.pickup_date, other.pickup_time),
    minutesAt(other.dropoff_date, other.dropoff_time),
  ]
  return from < otherTo + betweenGuestsMinutes && otherFrom < to + betweenGuestsMinutes
}

/** Whole days that a car is rented for at most; nobody asks for one further ahead than a year. */
export const maxRentalDays = 90
export const latestPickup = 366

/** Drop-off after pick-up, by date and time. */
export function endsAfterStart(outing: RentalPeriod): boolean {
  return (
    minutesAt(outing.dropoff_date, outing.dropoff_time) >
    minutesAt(outing.pickup_date, outing.pickup_time)
  )
}

/** What the form offers first: a day from the next hour for fetching something (spec 2 §4). */
export function rentalDefaults(now: string, hours: OpeningHours): RentalPeriod {
  const { date, time } = nextPickUp(now, hours)
  const dropoff_date = dayBack(date, hours)
  return {
    pickup_date: date,
    pickup_time: time,
    dropoff_date,
    dropoff_time: usualTime(dropoff_date, hours),
  }
}

/** When a car comes back that is fetched on a day: the next day that is open. */
export function dayBack(pickUpDate: string, hours: OpeningHours): string {
  const next = addDays(pickUpDate, 1)
  return nextOpenDay(hours, next) ?? next
}

/** A guest cancels until so many hours before pick-up. */
export function carTerms(
  rental: { status: string; pickup_date: string; pickup_time: string },
  paid: Paid,
  { timezone, cancellation }: Pick<CancellationRules, 'timezone' | 'cancellation'>,
  now: Date,
): Terms {
  const starts = momentOf(timezone, rental.pickup_date, rental.pickup_time)
  return termsBefore({ status: rental.status, starts }, cancellation.car_free_hours, paid, now)
}
