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

/** A setting that says until how many hours before cancelling costs nothing. */
export type FreeHours = `${string}_free_hours`

/** The house's settings that bear on it. */
export interface CancellationRules {
  timezone: string
  /** `HH:MM`: from when a room is theirs on the day of check-in. */
  check_in_from: string
  cancellation: {
    readonly room_free_hours: number
    readonly room_kept_nights: number
  } & { readonly [setting in FreeHours]?: number }
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

/** How long before it starts something can be cancelled, where the house has not said. */
export const defaultFreeHours = 24

/** Cancelling costs nothing: all that was paid goes back. */
export function freeToCancel(freeUntil: Date | null, { held, heldCents }: Paid): Terms {
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
export function cannotCancel(reason: CannotCancel, { held }: Paid): Terms {
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
  if (rooms.length === 0) return cannotCancel('cancelled', paid)
  if (rooms.some(({ status }) => status === 'completed')) return cannotCancel('over', paid)
  if (rooms.some(({ status }) => status === 'active')) return cannotCancel('begun', paid)
  const checkIn = rooms.map(({ check_in }) => check_in).toSorted()[0] ?? ''
  if (dayIn(rules.timezone, now) > checkIn) return cannotCancel('begun', paid)
  const until = roomFreeUntil(checkIn, rules)
  if (now <= until) return freeToCancel(until, paid)
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

/** What costs nothing until it was taken on (`reason`), and cannot be cancelled from then on. */
export function termsUntilBegun(status: string, reason: CannotCancel, paid: Paid): Terms {
  if (status === 'cancelled') return cannotCancel('cancelled', paid)
  return status === 'pending' ? freeToCancel(null, paid) : cannotCancel(reason, paid)
}

/** What costs nothing until so many hours before it starts, and cannot be cancelled after. */
export function termsBefore(
  { status, starts }: { status: string; starts: Date },
  hours: number | undefined,
  paid: Paid,
  now: Date,
): Terms {
  if (status === 'cancelled') return cannotCancel('cancelled', paid)
  if (status === 'active') return cannotCancel('begun', paid)
  if (status !== 'pending' && status !== 'approved') return cannotCancel('over', paid)
  return beforeStart(starts, hours, paid, now)
}

/** The same, of what can be cancelled as far as its state goes. */
export function beforeStart(starts: Date, hours: number | undefined, paid: Paid, now: Date): Terms {
  const until = new Date(starts.getTime() - (hours ?? defaultFreeHours) * HOUR)
  return now <= until ? freeToCancel(until, paid) : cannotCancel('too_late', paid)
}
