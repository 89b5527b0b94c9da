import {
  rescheduleBooking,
  type BookingPrice,
  type MovePriceChanged,
  type RescheduleBooking,
} from '#contract/bookings.ts'
import { mayStepBooking } from '#domain/booking-steps.ts'
import { fromCents, fromMinor, toCents, toMinor } from '#domain/money.ts'
import {
  isSamePrice,
  keepsLowerPrice,
  movedPrice,
  type AgreedStay,
  type MovedPrice,
  type PricesNow,
} from '#domain/moved-price.ts'
import type { Currency } from '#lib/currency.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import type { RoomsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write, type Change } from '../../pipeline/endpoint.ts'
import { markForCleaning } from '../housekeeping/index.ts'
import { syncPaymentStatus, touchPayments } from '../money/index.ts'
import { paymentsOn } from '../payments/index.ts'
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

/** What the booking is priced by; `others`: how much of its code's cap the rest of the group uses. */
function pricedBy(row: BookingRow, room: RoomsTable, settings: HouseSettings, others: number) {
  const stay: AgreedStay = {
    roomId: row.room_id,
    adults: row.adults,
    children: row.children,
    extras: {
      breakfast: row.extra_breakfast === 1,
      airport_transfer: row.extra_airport_transfer === 1,
      late_checkout: row.extra_late_checkout === 1,
    },
    pricePerNightCents: row.price_per_night_cents,
    discountCents: row.discount_cents,
    currency: row.currency,
    rwfRate: row.rwf_rate,
  }
  const promo = row.promo_code === null ? undefined : findPromo(settings, row.promo_code)
  const cap = promo?.cap_cents ?? null
  const now: PricesNow = {
    roomNightCents: room.price_per_night_cents,
    extras: settings.extras_cents,
    promo: promo
      ? { percent: promo.percent, capCents: cap === null ? null : Math.max(0, cap - others) }
      : null,
    base: settings.base_currency,
  }
  return { stay, now }
}

/** The price that the person was told, in cents; older rows have none. */
function seenPrice({ seen }: RescheduleBooking, currency: Currency) {
  const price = seen?.price
  if (price === undefined) return null
  const { total, grand_total } = price
  return {
    totalCents: toCents(total),
    chargedTotal: toMinor(grand_total, currency),
  }
}

function wireOf(price: MovedPrice, currency: Currency): BookingPrice {
  return {
    price_per_night: fromCents(price.pricePerNightCents),
    discount: fromCents(price.discountCents),
    total: fromCents(price.totalCents),
    grand_total: fromMinor(price.chargedTotal, currency),
  }
}

/** Throws `price_changed` with the price where the person was told another. */
async function checkPrice(tx: Tx, row: BookingRow, body: RescheduleBooking, price: MovedPrice) {
  const told = seenPrice(body, row.currency)
  if (told === null || isSamePrice(told, price)) return
  const current: MovePriceChanged = {
    ...(await deskBooking(tx.db, row)),
    moved: wireOf(price, row.currency),
  }
  refuse('move_price_changed', { current })
}

const priceOf = (row: BookingRow): MovedPrice => ({
  pricePerNightCents: row.price_per_night_cents,
  discountCents: row.discount_cents,
  totalCents: row.total_cents,
  chargedTotal: row.charged_total,
})

/**
 * Other nights, or another room, in one step; staff's word, so that no day is too late. The room that
 * a guest in the house leaves waits to be made up; what is charged to the stay stays with it, since
 * it names the booking.
 */
export const rescheduleHotelBooking = write({
  name: 'rescheduleHotelBooking',
  body: rescheduleBooking,
  answer: deskAnswer,
  async write(tx, { params, body, now, operation }) {
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
      // A colleague moved it there, maybe at another price than this guest was told.
      await checkPrice(tx, row, body, priceOf(row))
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
    const others = together
      .filter(({ id }) => id !== row.id)
      .reduce((sum, { discount_cents }) => sum + discount_cents, 0)
    const priced = pricedBy(row, room, settings, others)
    const to = { ...requested, keepPrice: body.keep_price === true }
    const lower = keepsLowerPrice(priced.stay, to, priced.now.roomNightCents)
    const price_reason = lower ? (body.price_reason ?? null) : null
    if (lower && price_reason === null) {
      refuse('kept_price_needs_reason', { field: 'price_reason' })
    }
    const price = movedPrice(priced.stay, to, priced.now)
    await moveNights(tx, row, room, requested, now)
    // After the nights: whether the room is free is asked first.
    await checkPrice(tx, row, body, price)
    await changeBooking(tx, row, {
      room_id: requested.room_id,
      check_in: requested.check_in,
      check_out: requested.check_out,
      price_per_night_cents: price.pricePerNightCents,
      discount_cents: price.discountCents,
      total_cents: price.totalCents,
      charged_total: price.chargedTotal,
    })
    // What was paid covers the new price or not any more: the booking and the desk are told.
    const subject = { kind: 'room' as const, id: row.id }
    if ((await paymentsOn(tx.db, [subject])).length > 0) await syncPaymentStatus(tx, subject, now)
    const moved = (await lockBooking(tx, row.id)).row
    if (moved.room_id !== row.room_id) {
      // Payments are named after the room.
      await touchPayments(tx, subject)
      if (row.status === 'active') {
        await markForCleaning(tx, row.room_id, operation?.deviceTime ?? null)
      }
    }
    const changed: Change['changed'] = {}
    // Within a room a night costs what it did.
    const priceOfNight = moved.room_id === row.room_id ? [] : (['price_per_night_cents'] as const)
    for (const field of [...differs, ...priceOfNight, 'total_cents'] as const) {
      changed[field] = [row[field], moved[field]]
    }
    if (lower) {
      // What the room itself would have cost, and why the guest does not pay it.
      changed.kept_price_cents = [priced.now.roomNightCents, price.pricePerNightCents]
      changed.price_reason = [null, price_reason]
    }
    return {
      status: 200,
      body: { data: await deskBooking(tx.db, moved) },
      changes: [{ resource: 'hotel_bookings', rowId: row.id, changed }],
    }
  },
})
