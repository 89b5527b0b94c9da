import type { Database } from '#server/db/schema.ts'
import type { Dated, Plain } from '../rows.ts'
import type { World } from './world.ts'
import type { Guest } from './contact.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { chargedIn } from '#domain/money.ts'
import { blocksRoom } from '#domain/stays.ts'
import { demoSettings } from '../settings.ts'
import { between, oneOf } from '../random.ts'
import { closedRoom, rooms } from '../rooms.ts'
import { codeFrom, futureDays, madeAt, pastDays, quarterBetween } from './world.ts'

export type Stay = Dated<'hotel_bookings'>
type Room = Plain<'rooms'>

/** The closed room opens again so many days from today. */
export const closedForDays = 6

/** Bookings of rooms, none of which (save cancelled ones) shares a night with another. */
export function stays(world: World, guests: readonly Guest[]): Stay[] {
  const { random, today } = world
  const made: Stay[] = []
  const roomFree = new Map<string, string>()
  const guestFree = new Map<string, string>()
  let group: Stay | undefined

  for (let offset = -pastDays - 3; offset < futureDays; offset += 1) {
    const day = addDays(today, offset)
    for (const room of rooms) {
      if (day < (roomFree.get(room.id) ?? '') || isClosed(room, offset)) continue
      if (random() > eagerness(offset)) continue
      const joins = group?.check_in === day && random() < 0.1 ? group : undefined
      const nights = joins ? daysBetween(day, joins.check_out) : between(random, 1, 4)
      const out = addDays(day, nights)
      if (
        isClosed(room, offset + nights - 1) ||
        (room.id === closedRoom && offset < 0 && offset + nights > 0)
      )
        continue
      const guest =
        guests.find((one) => one.id === joins?.customer_id) ??
        freeGuest(world, guests, guestFree, day)
      const stay = book(world, made.length + 1, room, guest, day, out)
      if (joins) {
        joins.group_id ??= `group-${joins.code.toLowerCase()}`
        stay.group_id = joins.group_id
        stay.status = joins.status
        stay.created_at = joins.created_at
        stay.payment_status = joins.payment_status
      }
      made.push(stay)
      group = stay
      guestFree.set(guest.id, out)
      // A cancelled stay leaves its nights to the next guest.
      if (stay.status !== 'cancelled') roomFree.set(room.id, out)
    }
  }
  return made
}

/** What everyone may know of them: the nights of those that block their room. */
export const publicStays = (made: readonly Stay[]): Dated<'stays'>[] =>
  made
    .filter((stay) => blocksRoom(stay.status))
    .map((stay) => ({
      id: `stay-${stay.id}`,
      booking_id: stay.id,
      room_id: stay.room_id,
      check_in: stay.check_in,
      check_out: stay.check_out,
      status: stay.status,
      created_at: stay.created_at,
    }))

/** The nights that bookings hold, one claim each; pending and cancelled ones hold none. */
export const claims = (made: readonly Stay[]): Database['room_nights'][] =>
  made
    .filter((stay) => ['approved', 'active', 'completed'].includes(stay.status))
    .flatMap((stay) =>
      Array.from({ length: daysBetween(stay.check_in, stay.check_out) }, (_, index) => ({
        room_id: stay.room_id,
        night: addDays(stay.check_in, index),
        booking_id: stay.id,
        held_until: null,
      })),
    )

/** The house is nearly full now and fills up less the further one looks. */
const eagerness = (offset: number) => (offset < 4 ? 0.5 : Math.max(0.12, 0.4 - offset * 0.018))

const isClosed = (room: Room, offset: number) =>
  room.id === closedRoom && offset >= 0 && offset < closedForDays

function freeGuest(
  { random }: World,
  guests: readonly Guest[],
  busyUntil: ReadonlyMap<string, string>,
  day: string,
): Guest {
  const free = guests.filter((guest) => !guest.banned && (busyUntil.get(guest.id) ?? '') < day)
  return oneOf(random, free)
}

function statusOf({ random, today }: World, checkIn: string, checkOut: string): string {
  if (random() < 0.07) return 'cancelled'
  if (checkOut < today) return 'completed'
  // Who leaves or arrives today is at the desk's mercy: some have, some have not.
  if (checkOut === today) return random() < 0.4 ? 'completed' : 'active'
  if (checkIn < today) return 'active'
  if (checkIn === today) return random() < 0.3 ? 'active' : 'approved'
  return random() < 0.3 ? 'pending' : 'approved'
}

function paymentOf({ random }: World, status: string): string {
  if (status === 'completed' || status === 'active') {
    return status === 'completed' || random() < 0.5 ? 'paid' : 'unpaid'
  }
  if (status === 'cancelled') return random() < 0.4 ? 'refunded' : 'unpaid'
  if (status === 'pending') return random() < 0.1 ? 'failed' : 'unpaid'
  return random() < 0.55 ? 'paid' : 'unpaid'
}

function book(
  world: World,
  index: number,
  room: Room,
  guest: Guest,
  checkIn: string,
  checkOut: string,
): Stay {
  const { random, today } = world
  const { extras_cents: extras, rwf_per_usd: rwf } = demoSettings(today)
  const adults = between(random, 1, Math.min(room.capacity, room.capacity > 2 ? 4 : 2))
  const children = Math.min(room.capacity - adults, random() < 0.25 ? between(random, 1, 2) : 0)
  const nights = daysBetween(checkIn, checkOut)
  const cooked = random() < 0.3
  const transfer = random() < 0.12
  const late = random() < 0.1
  const status = statusOf(world, checkIn, checkOut)
  const inFrancs = random() < 0.3
  const lead = between(random, 1, 30)
  const total =
    room.price_per_night_cents * nights +
    (cooked ? (extras.breakfast ?? 0) * (adults + children) * nights : 0) +
    (transfer ? (extras.airport_transfer ?? 0) : 0) +
    (late ? (extras.late_checkout ?? 0) : 0)
  return {
    id: `booking-${index}`,
    code: codeFrom(random),
    group_id: null,
    room_id: room.id,
    check_in: checkIn,
    check_out: checkOut,
    adults,
    children,
    status,
    payment_status: paymentOf(world, status),
    customer_id: guest.id,
    customer_name: guest.name,
    customer_phone: guest.phone,
    customer_email: guest.email,
    extra_breakfast: cooked ? 1 : 0,
    extra_airport_transfer: transfer ? 1 : 0,
    extra_late_checkout: late ? 1 : 0,
    price_per_night_cents: room.price_per_night_cents,
    total_cents: total,
    charged_total: inFrancs ? chargedIn({ currency: 'RWF', rate: rwf.rate }, total) : total,
    discount_cents: 0,
    promo_code: null,
    flag: null,
    cancel_reason: status === 'cancelled' ? 'Cancelled by the guest' : null,
    owing_reason: null,
    owing_cents: null,
    written_off_cents: null,
    write_off_reason: null,
    rate_reason: null,
    list_price_cents: null,
    hold_until: null,
    no_letter: null,
    device_time: null,
    language: null,
    changed_by: null,
    currency: inFrancs ? 'RWF' : 'USD',
    rwf_rate: inFrancs ? rwf.rate : null,
    notes: oneOf(random, stayNotes),
    source: oneOf(random, ['public-room-detail', 'public-room-detail', 'desk']),
    created_at: madeAt(world, addDays(checkIn, -lead), quarterBetween(random, 7, 21)),
  }
}

const stayNotes = [
  null,
  null,
  null,
  null,
  'Arrives late, after 21:00.',
  'Trekking the next morning: wake at 04:45.',
  'A cot, please.',
  'Quiet room if there is a choice.',
] as const
