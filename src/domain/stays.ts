import { addDays, daysBetween } from './days.ts'

/** Rooms and stays (spec 1 §4, §5; spec 3 §4; decisions.md, "Rooms and bookings"). */

/** `accepted` is another host's name for approved; our server never sends it. */
export const bookingStatuses = [
  'pending',
  'approved',
  'accepted',
  'active',
  'completed',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingPaymentStatuses = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const
export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[number]

/** States in which a booking keeps its room from others. */
export const blockingStatuses = ['approved', 'active', 'accepted'] as const

export function blocksRoom(status: string): boolean {
  return (blockingStatuses as readonly string[]).includes(status)
}

/** Nights of a stay, never below 0: from check-in up to but not including check-out. */
export function nightsOf(checkIn: string, checkOut: string): number {
  return Math.max(0, daysBetween(checkIn, checkOut))
}

/** The nights themselves, in order. */
export function nightsBetween(checkIn: string, checkOut: string): string[] {
  return Array.from({ length: nightsOf(checkIn, checkOut) }, (_, night) => addDays(checkIn, night))
}

export interface Span {
  check_in: string
  check_out: string
}

/** Whether two stays share a night (spec 1 §5). */
export function sharesNight(one: Span, other: Span): boolean {
  return one.check_in < other.check_out && one.check_out > other.check_in
}

/** Check-out follows check-in: on or after it, it moves to the next day (spec 1 §4). */
export function checkOutAfter(checkIn: string, checkOut: string): string {
  return checkOut > checkIn ? checkOut : addDays(checkIn, 1)
}

/** Maximum of adults to search for in one room: the larger of 6 and its capacity. */
export function maxAdults(capacity: number): number {
  return Math.max(6, capacity)
}

/** Longest stay and latest arrival, in days: beyond them a clock is wrong or the guest mistyped. */
export const maxStayNights = 90
export const latestArrival = 730

export interface Party {
  adults: number
  children: number
}

/**
 * Spreads a party over its rooms: an adult in each, the rest where there is space, adults before
 * children. Null where the rooms are too small, or there are more rooms than adults.
 */
export function spreadParty(
  capacities: readonly number[],
  { adults, children }: Party,
): Party[] | null {
  if (adults < capacities.length) return null
  let grownLeft = adults - capacities.length
  let childrenLeft = children
  const rooms = capacities.map((capacity) => {
    const more = Math.min(grownLeft, Math.max(0, capacity - 1))
    grownLeft -= more
    const young = Math.min(childrenLeft, Math.max(0, capacity - 1 - more))
    childrenLeft -= young
    return { adults: 1 + more, children: young }
  })
  return grownLeft === 0 && childrenLeft === 0 ? rooms : null
}
