import { rescheduleBooking, type RescheduleBooking } from '#contract/bookings.ts'
import { mayStepBooking } from '#domain/booking-steps.ts'
import { charged, promoDiscount, stayPrice } from '#domain/room-price.ts'
import { nightsOf } from '#domain/stays.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import type { RoomsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { write, type Change } from '../../pipeline/endpoint.ts'
import { touchPayments } from '../money/index.ts'
import { claimNights, nightsClaimedBy, nightsOfBookings, type Wanted } from './claims.ts'
import { freeRooms, refuseUnavailable } from './free-rooms.ts'
import { findPromo } from './promo.ts'
import { requestedRoom } from './requested-rooms.ts'
import { changeBooking } from './rows.ts'
import { checkGuests, checkSpan } from './rules.ts'
import { lockBooking } from './rows.ts'
import { stepNotPossible, deskAnswer, refuseWithCurrent } from './steps.ts'
import { deskBooking, type BookingRow } from './wire.ts'

/**
 * Moves what a booking has of its nights: the new ones are claimed before the old are given back,
 * in one step and in everybody's order. A booking that has none yet must still find them free.
 * Throws `room_taken`.
 */
async function moveNights(tx: Tx, row: BookingRow, room: RoomsTable, wanted: Wanted, now: Date) {
  const claimed = await nightsClaimedBy(tx, [row.id])
  const lasting = claimed.some(({ held_until }) => held_until === null)
  const held = claimed.find(
    ({ held_until }) => held_until !== null && held_until > now.toISOString(),
  )
  const until = lasting ? null : (held?.held_until ?? now.toISOString())
  const nights = nightsOfBookings([wanted])
  const missing = await claimNights(tx, [...nights, ...claimed], until, now)
  const isNew = new Set(nights.map(({ room_id, night }) => `${night} ${room_id}`))
  if (missing.some(({ room_id, night }) => isNew.has(`${night} ${room_id}`))) {
    refuseUnavailable({
      span: wanted,
      guests: row.adults + row.children,
      taken: [room],
      like: room,
      free: await freeRooms(tx.db, wanted, now),
    })
  }
  // A pending booking without an active hold claimed them only to check that they are free.
  const keepsClaim = lasting || held !== undefined
  let old = tx.db.deleteFrom('room_nights').where('booking_id', '=', row.id)
  if (keepsClaim) {
    old = old.where((eb) =>
      eb.or([
        eb('room_id', '!=', wanted.room_id),
        eb('night', '<', wanted.check_in),
        eb('night', '>=', wanted.check_out),
      ]),
    )
  }
  await old.execute()
}

/** The discount of the booking's promo code; `others`: how much of its cap the rest of the group uses. */
function discountOf(row: BookingRow, full: number, settings: HouseSettings, others: number) {
  if (row.promo_code === null) return 0
  const promo = findPromo(settings, row.promo_code)
  // The code was deleted: the agreed discount stays.
  if (promo === undefined) return Math.min(row.discount_cents, full)
  const cap = promo.cap_cents === null ? null : Math.max(0, promo.cap_cents - others)
  return promoDiscount(full, promo.percent, cap)
}

/**
 * The price of the new nights, in the booking's own currency and rate. In the same room a night
 * costs what was agreed; another room has its own price.
 */
function recalculatedPrice(
  row: BookingRow,
  room: RoomsTable,
  { check_in, check_out }: RescheduleBooking,
  settings: HouseSettings,
  others: number,
) {
  const pricePerNightCents =
    room.id === row.room_id ? row.price_per_night_cents : room.price_per_night_cents
  const asked = {
    pricePerNightCents,
    nights: nightsOf(check_in, check_out),
    quantity: 1,
    adults: row.adults,
    children: row.children,
    extras: {
      breakfast: row.extra_breakfast === 1,
      airport_transfer: row.extra_airport_transfer === 1,
      late_checkout: row.extra_late_checkout === 1,
    },
  }
  const full = stayPrice(asked, settings.extras_cents).total
  const off = discountOf(row, full, settings, others)
  const price = stayPrice(asked, settings.extras_cents, off)
  return {
    price_per_night_cents: pricePerNightCents,
    discount_cents: price.discount,
    total_cents: price.total,
    charged_total: charged(price, pricePerNightCents, row.currency, row.rwf_rate).total,
  }
}

/** Other nights, or another room, in one step; staff's word, so that no day is too late. */
export const rescheduleHotelBooking = write({
  name: 'rescheduleHotelBooking',
  body: rescheduleBooking,
  answer: deskAnswer,
  async write(tx, { params, body, now }) {
    const settings = await settingsOf(tx.db)
    checkSpan(body, settings.timezone, now, '')
    const { row, together } = await lockBooking(tx, params.id)
    const requested = {
      id: row.id,
      room_id: body.room_id ?? row.room_id,
      check_in: body.check_in,
      check_out: body.check_out,
    }
    const fields = ['room_id', 'check_in', 'check_out'] as const
    const differs = fields.filter((field) => row[field] !== requested[field])
    if (differs.length === 0) {
      return { status: 200, body: { data: await deskBooking(tx.db, row) } }
    }
    const { seen } = body
    if (seen && fields.some((field) => seen[field] !== undefined && seen[field] !== row[field])) {
      await refuseWithCurrent(tx, row, { reason: 'booking_moved' })
    }
    if (!mayStepBooking(row.status, 'reschedule')) {
      await refuseWithCurrent(tx, row, stepNotPossible('moved', row))
    }
    const room = await requestedRoom(tx.db, requested.room_id)
    checkGuests(room.capacity, row)
    await moveNights(tx, row, room, requested, now)
    const others = together
      .filter(({ id }) => id !== row.id)
      .reduce((sum, { discount_cents }) => sum + discount_cents, 0)
    const moved = await changeBooking(tx, row, {
      room_id: requested.room_id,
      check_in: requested.check_in,
      check_out: requested.check_out,
      ...recalculatedPrice(row, room, body, settings, others),
    })
    // Payments are named after the room.
    if (moved.room_id !== row.room_id) await touchPayments(tx, { kind: 'room', id: row.id })
    const changed: Change['changed'] = {}
    for (const field of [...differs, 'total_cents'] as const) {
      changed[field] = [row[field], moved[field]]
    }
    return {
      status: 200,
      body: { data: await deskBooking(tx.db, moved) },
      changes: [{ resource: 'hotel_bookings', rowId: row.id, changed }],
    }
  },
})
