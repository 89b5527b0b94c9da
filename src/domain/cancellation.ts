import { dayIn, momentOf } from './days.ts'
import { chargedIn, defaultBase, roundCents } from './money.ts'
import type { Currency } from '#lib/currency.ts'
import { nightsOf } from './stays.ts'

/**
 * The price of a guest's cancellation (decisions.md, /cancel-bookings). Pure; amounts are whole
 * numbers in the smallest unit of the currency charged.
 */

/** Why a guest cannot cancel here. */
export type CannotCancel = 'cancelled' | 'begun' | 'over' | 'accepted' | 'started' | 'too_late'

export interface Terms {
  canCancel: boolean
  reason: CannotCancel | null
  /** Until when cancelling is free; null: never, or that time has passed. */
  freeUntil: Date | null
  /** The part of the payment that the house keeps, or the fee to pay where less was paid. */
  kept: number
  /** The refund, never more than was paid. */
  refund: number
  /** The refund in cents of the base currency, the unit of refund requests. */
  refundCents: number
}

/** What was paid, in the currency charged and in cents of the base currency. */
export interface Paid {
  held: number
  heldCents: number
}

/** A setting: until how many hours before the start cancelling is free. */
export type FreeHours = `${string}_free_hours`

/** The house's settings that the terms use. */
export interface CancellationRules {
  timezone: string
  base?: Currency
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
  /** Cents of the base currency, as booked: the total is what was left after the discount. */
  price_per_night_cents: number
  discount_cents: number
  total_cents: number
  currency: Currency
  /** Of `currency` for one of the base when it was booked; null: booked in the base. */
  rwf_rate: number | null
}

const HOUR = 3_600_000

/** Default of the hours before the start until which it can be cancelled. */
export const defaultFreeHours = 24

/** Free cancellation: all that was paid is refunded. */
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

/** No refund here; the desk may decide otherwise. */
export function cannotCancel(reason: CannotCancel, { held }: Paid): Terms {
  return { canCancel: false, reason, freeUntil: null, kept: held, refund: 0, refundCents: 0 }
}

/** The last moment of free cancellation of a room. */
export function roomFreeUntil(checkIn: string, rules: CancellationRules): Date {
  const from = momentOf(rules.timezone, checkIn, rules.check_in_from)
  return new Date(from.getTime() - rules.cancellation.room_free_hours * HOUR)
}

/**
 * What a late cancellation of one room costs, in cents of the base currency: its first nights (setting), less
 * their share of the discount, never more than the room's total.
 */
export function retainedForRoom(
  room: BookedRoom,
  retainedNights: number,
  base: Currency = defaultBase,
): number {
  const nights = Math.min(retainedNights, nightsOf(room.check_in, room.check_out))
  const before = room.total_cents + room.discount_cents
  if (before <= 0) return 0
  const kept = Math.min(room.price_per_night_cents * nights, before)
  return kept - roundCents((room.discount_cents * kept) / before, base)
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
  const retainedCents = rooms
    .filter(({ status }) => status !== 'pending')
    .filter(({ check_in }) => now > roomFreeUntil(check_in, rules))
    .reduce(
      (sum, room) => sum + retainedForRoom(room, rules.cancellation.room_kept_nights, rules.base),
      0,
    )
  return { canCancel: true, reason: null, freeUntil: null, ...split(paid, retainedCents, rooms) }
}

/**
 * The kept part and the refund, in the currency charged. The refund is converted from its cents, since
 * refunds are requested in cents; the rest of the payment is kept, to the smallest unit.
 */
function split({ held, heldCents }: Paid, retainedCents: number, rooms: readonly BookedRoom[]) {
  const { currency = defaultBase, rwf_rate: rate = null } = rooms[0] ?? {}
  const charged = (cents: number) => chargedIn({ currency, rate }, cents)
  const refundCents = Math.max(heldCents - retainedCents, 0)
  const refund = refundCents === heldCents ? held : Math.min(charged(refundCents), held)
  const kept = heldCents >= retainedCents ? held - refund : charged(retainedCents)
  return { kept, refund, refundCents }
}

/** Terms that are free until the house accepts it; after that it cannot be cancelled (`reason`). */
export function termsUntilBegun(status: string, reason: CannotCancel, paid: Paid): Terms {
  if (status === 'cancelled') return cannotCancel('cancelled', paid)
  return status === 'pending' ? freeToCancel(null, paid) : cannotCancel(reason, paid)
}

/** Terms that are free until so many hours before the start; after that it cannot be cancelled. */
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

/** The same for a row whose status allows cancelling. */
export function beforeStart(starts: Date, hours: number | undefined, paid: Paid, now: Date): Terms {
  const until = new Date(starts.getTime() - (hours ?? defaultFreeHours) * HOUR)
  return now <= until ? freeToCancel(until, paid) : cannotCancel('too_late', paid)
}
