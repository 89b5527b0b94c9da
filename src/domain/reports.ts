import { roundHalfUp } from './money.ts'
import { addDays, daysBetween } from './days.ts'
import { nightsOf } from './stays.ts'

/** Reports (spec 3 §2.12, §9; decisions.md, "Money" and "Rooms and bookings"). Money is in cents. */

/** The documents' number of rooms, until the house sets its own. */
export const documentedRooms = 30

/** Days of the house, both included. */
export interface Days {
  from: string
  to: string
}

export const dayCount = ({ from, to }: Days): number => Math.max(0, daysBetween(from, to) + 1)

/** The longest range that is reported on, in days. */
export const maxReportDays = 1100

/** What a payment says of money that came and went. */
export interface Movement {
  status: string
  cents: number
  refundedCents: number
  refundStatus: string | null
}

const isGone = (refundStatus: string | null) => refundStatus === 'done' || refundStatus === 'sent'

/** Came: what was paid, also where it went back later. */
export const cameCents = ({ status, cents }: Movement): number =>
  status === 'paid' || status === 'refunded' ? cents : 0

/** Went back: all of what was refunded whole; a part once it is handed back, or on its way. */
export function wentCents({ status, cents, refundedCents, refundStatus }: Movement): number {
  if (status === 'refunded' && (refundedCents === 0 || refundedCents >= cents)) return cents
  return isGone(refundStatus) ? refundedCents : 0
}

/** States in which a stay's nights are sold. */
export const soldStatuses = ['approved', 'accepted', 'active', 'completed'] as const

export const isSold = (status: string): boolean =>
  (soldStatuses as readonly string[]).includes(status)

/** Stays with the same days may come as one: `count` of them, `cents` for all. */
export interface SoldStay {
  check_in: string
  check_out: string
  cents: number
  count: number
}

export interface DayFigures {
  day: string
  nights: number
  cents: number
}

/**
 * Occupied nights of each day and what they bring: a stay's price is spread evenly over its nights,
 * and only those in the range count. Cents are rounded by day.
 */
export function nightsByDay(stays: readonly SoldStay[], range: Days): DayFigures[] {
  const days = Array.from({ length: dayCount(range) }, (_, at) => ({
    day: addDays(range.from, at),
    nights: 0,
    cents: 0,
  }))
  for (const { check_in, check_out, cents, count } of stays) {
    const nights = nightsOf(check_in, check_out)
    if (nights === 0) continue
    const first = Math.max(0, daysBetween(range.from, check_in))
    const end = Math.min(days.length, daysBetween(range.from, check_out))
    for (let at = first; at < end; at += 1) {
      const day = days[at]
      if (day === undefined) continue
      day.nights += count
      day.cents += cents / nights
    }
  }
  return days.map((day) => ({ ...day, cents: roundHalfUp(day.cents) }))
}

export interface StayFigures {
  nights: number
  cents: number
  /** Per cent of the rooms' nights; may be above 100 where there are more rooms than counted. */
  occupancy: number
  /** Cents a night that was sold; 0 where none was. */
  adr: number
}

/** Occupancy = nights / (rooms × days) × 100; ADR = booking amount / nights (spec 3 §9). */
export function stayFigures(days: readonly DayFigures[], rooms: number): StayFigures {
  const nights = days.reduce((sum, day) => sum + day.nights, 0)
  const cents = days.reduce((sum, day) => sum + day.cents, 0)
  const possible = rooms * days.length
  return {
    nights,
    cents,
    occupancy: possible === 0 ? 0 : (nights / possible) * 100,
    adr: nights === 0 ? 0 : roundHalfUp(cents / nights),
  }
}

/** Revenue per room that there is, in cents. */
export const revPar = ({ cents }: Pick<DayFigures, 'cents'>, rooms: number): number =>
  rooms === 0 ? 0 : roundHalfUp(cents / rooms)

/** What came less what went back, by what it was for; cents. */
export type Revenue<Service extends string = string> = Readonly<Record<Service, number>> & {
  readonly room: number
}

/** What one thing of a service brought in: an order says what it is of, and its name of then. */
export interface RevenuePart<Service extends string = string> {
  service: Service
  id: string
  name: string
  /** When the order that names it was placed, ISO. */
  named: string
  cents: number
}

/** One for each thing, under its newest name, the largest first; without what brought in nothing. */
export function sumParts<Service extends string>(
  parts: readonly RevenuePart<Service>[],
): RevenuePart<Service>[] {
  const sums = new Map<string, RevenuePart<Service>>()
  for (const part of parts) {
    const { name, named, cents } = sums.get(part.id) ?? { ...part, cents: 0 }
    const newest = part.named > named ? part : { name, named }
    const { service, id } = part
    sums.set(id, { service, id, name: newest.name, named: newest.named, cents: cents + part.cents })
  }
  return [...sums.values()]
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
}

export const totalRevenue = (revenue: Revenue): number =>
  Object.values(revenue).reduce((sum, cents) => sum + cents, 0)

/** All that is not rooms. */
export const ancillaryRevenue = (revenue: Revenue): number => totalRevenue(revenue) - revenue.room

/** What a category's selection brings in: a payment may be for anything. */
export function selectedRevenue<Service extends string>(
  revenue: Revenue<Service>,
  category: 'all' | 'payment' | 'booking' | NoInfer<Service>,
): number {
  if (category === 'all' || category === 'payment') return totalRevenue(revenue)
  return category === 'booking' ? revenue.room : revenue[category]
}
