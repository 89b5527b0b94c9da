import { dayIn, momentOf } from './days.ts'
import { roundHalfUp, toFrancs } from './money.ts'
import type { Currency } from './room-price.ts'
import { nightsOf } from './stays.ts'

/**
 * What it costs a guest to cancel (decisions.md, /cancel-bookings). Pure; amounts are whole numbers
 * in the currency charged: cents of a dollar, or francs.
 */

/** Why a guest cannot cancel here. */
export type CannotCancel = 'cancelled' | 'begun' | 'over' | 'accepted' | 'started' | 'too_late'

export interface Terms {
  canCancel: boolean
  reason: CannotCancel | null
  /** Until when cancelling costs nothing; null: there is no such time, or it has passed. */
  freeUntil: Date | null
  /** What the house keeps of what was paid, or asks for where less was paid. */
  kept: number
  /** What it gives back: never more than was paid. */
  refund: number
  /** The same in cents of a dollar, which refunds are asked for in. */
  refundCents: number
}

/** What was paid, in the currency charged and in cents of a dollar. */
export interface Paid {
  held: number
  heldCents: number
}

/** The house's settings that bear on it. */
export interface CancellationRules {
  timezone: string
  /** `HH:MM`: from when a room is theirs on the day of check-in. */
  check_in_from: string
  cancellation: {
    room_free_hours: number
    room_kept_nights: number
    car_free_hours: number
    tour_free_hours: number
  }
}

/** One room of a booking. */
export interface BookedRoom {
  check_in: string
  check_out: string
  status: string
  /** Cents of a dollar, as booked: the total is what was left after the discount. */
  price_per_night_cents: number
  discount_cents: number
  total_cents: number
  currency: Currency
  /** Francs for one dollar when it was booked; null when booked in dollars. */
  rwf_rate: number | null
}

const HOUR = 3_600_000

/** Cancelling costs nothing: all that was paid goes back. */
function free(freeUntil: Date | null, { held, heldCents }: Paid): Terms {
  return {
    canCancel: true,
    reason: null,
    freeUntil,
    kept: 0,
    refund: held,
    refundCents: heldCents,
  }
}

/** Nothing is given back here; the desk may decide otherwise. */
function cannot(reason: CannotCancel, { held }: Paid): Terms {
  return { canCancel: false, reason, freeUntil: null, kept: held, refund: 0, refundCents: 0 }
}

/** The last moment at which a room can be cancelled for nothing. */
export function roomFreeUntil(checkIn: string, rules: CancellationRules): Date {
  const from = momentOf(rules.timezone, checkIn, rules.check_in_from)
  return new Date(from.getTime() - rules.cancellation.room_free_hours * HOUR)
}

/**
 * What a late cancellation of one room costs, in cents of a dollar: its first nights (setting), less
 * their share of the discount, never more than the room's total.
 */
export function keptForRoom(room: BookedRoom, keptNights: number): number {
  const nights = Math.min(keptNights, nightsOf(room.check_in, room.check_out))
  const before = room.total_cents + room.discount_cents
  if (before <= 0) return 0
  const base = Math.min(room.price_per_night_cents * nights, before)
  return base - roundHalfUp((room.discount_cents * base) / before)
}

/**
 * Rooms booked together are cancelled together: free until so many hours before check-in, after
 * that each room's first night is kept. A request that the house has not accepted costs nothing;
 * from the day after check-in on, the desk decides.
 */
export function roomTerms(
  booked: readonly BookedRoom[],
  paid: Paid,
  rules: CancellationRules,
  now: Date,
): Terms {
  const rooms = booked.filter(({ status }) => status !== 'cancelled')
  if (rooms.length === 0) return cannot('cancelled', paid)
  if (rooms.some(({ status }) => status === 'completed')) return cannot('over', paid)
  if (rooms.some(({ status }) => status === 'active')) return cannot('begun', paid)
  const checkIn = rooms.map(({ check_in }) => check_in).toSorted()[0] ?? ''
  if (dayIn(rules.timezone, now) > checkIn) return cannot('begun', paid)
  const until = roomFreeUntil(checkIn, rules)
  if (now <= until) return free(until, paid)
  const keptCents = rooms
    .filter(({ status }) => status !== 'pending')
    .filter(({ check_in }) => now > roomFreeUntil(check_in, rules))
    .reduce((sum, room) => sum + keptForRoom(room, rules.cancellation.room_kept_nights), 0)
  return { canCancel: true, reason: null, freeUntil: null, ...split(paid, keptCents, rooms) }
}

/**
 * What is kept and what goes back, in the currency charged. The refund is what its cents are in
 * francs, since it is asked for in cents; the rest of what was paid is kept, to the franc.
 */
function split({ held, heldCents }: Paid, keptCents: number, rooms: readonly BookedRoom[]) {
  const { currency = 'USD', rwf_rate: rate = null } = rooms[0] ?? {}
  const charged = (cents: number) =>
    currency === 'USD' || rate === null ? cents : toFrancs(cents, rate)
  const refundCents = Math.max(heldCents - keptCents, 0)
  const refund = refundCents === heldCents ? held : Math.min(charged(refundCents), held)
  const kept = heldCents >= keptCents ? held - refund : charged(keptCents)
  return { kept, refund, refundCents }
}

/** Meals until the kitchen has accepted. */
export function mealTerms(status: string, paid: Paid): Terms {
  if (status === 'cancelled') return cannot('cancelled', paid)
  return status === 'pending' ? free(null, paid) : cannot('accepted', paid)
}

/** Laundry until it was started. */
export function laundryTerms(status: string, paid: Paid): Terms {
  if (status === 'cancelled') return cannot('cancelled', paid)
  return status === 'pending' ? free(null, paid) : cannot('started', paid)
}

/** Cars and tours until so many hours before they start, and not at all after. */
function outingTerms(status: string, paid: Paid, starts: Date, hours: number, now: Date): Terms {
  if (status === 'cancelled') return cannot('cancelled', paid)
  if (status === 'active') return cannot('begun', paid)
  if (status !== 'pending' && status !== 'approved') return cannot('over', paid)
  const until = new Date(starts.getTime() - hours * HOUR)
  return now <= until ? free(until, paid) : cannot('too_late', paid)
}

export function carTerms(
  rental: { status: string; pickup_date: string; pickup_time: string },
  paid: Paid,
  rules: CancellationRules,
  now: Date,
): Terms {
  const starts = momentOf(rules.timezone, rental.pickup_date, rental.pickup_time)
  return outingTerms(rental.status, paid, starts, rules.cancellation.car_free_hours, now)
}

/** From when the tour leaves; one without an hour may start as early as its day does. */
export function tourTerms(
  booking: { status: string; date: string; departure_time?: string | null | undefined },
  paid: Paid,
  rules: CancellationRules,
  now: Date,
): Terms {
  const starts = momentOf(rules.timezone, booking.date, booking.departure_time ?? '00:00')
  return outingTerms(booking.status, paid, starts, rules.cancellation.tour_free_hours, now)
}

/**
 * What the house defined itself: until so many hours before it begins, as it was when it was ordered;
 * null hours: not by the guest. What is for no day can be cancelled until it is done.
 */
export function customTerms(
  order: { status: string; day: string | null; time: string | null; cancel_hours: number | null },
  paid: Paid,
  timezone: string,
  now: Date,
): Terms {
  const { status, day, time, cancel_hours } = order
  if (status === 'cancelled') return cannot('cancelled', paid)
  if (status !== 'pending' && status !== 'confirmed') return cannot('over', paid)
  if (cancel_hours === null) return cannot('too_late', paid)
  if (day === null) return free(null, paid)
  const starts = momentOf(timezone, day, time ?? '00:00')
  const until = new Date(starts.getTime() - cancel_hours * HOUR)
  return now <= until ? free(until, paid) : cannot('too_late', paid)
}

const unpaid: Paid = { held: 0, heldCents: 0 }

/** A table any time before it is theirs; seats of the past are history. */
export function tableTerms(
  reservation: { status: string; date: string; time: string },
  rules: CancellationRules,
  now: Date,
): Terms {
  const { status } = reservation
  if (status === 'cancelled') return cannot('cancelled', unpaid)
  if (status === 'seated') return cannot('begun', unpaid)
  if (status !== 'pending' && status !== 'confirmed') return cannot('over', unpaid)
  const starts = momentOf(rules.timezone, reservation.date, reservation.time)
  return now <= starts ? free(starts, unpaid) : cannot('over', unpaid)
}
