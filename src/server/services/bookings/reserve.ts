import { bookedRooms } from '#contract/bookings.ts'
import {
  reserveRooms as reserveRoomsBody,
  type ReservationQuote,
  type ReserveRooms,
} from '#contract/reservations.ts'
import { exchangeFor, fromCents, fromMinor, toCents, toMinor } from '#domain/money.ts'
import { reservationPrice, type ReservationPrice } from '#domain/reservation-price.ts'
import { maxNightPrice } from '#domain/rooms.ts'
import { nightsOf } from '#domain/stays.ts'
import type { Currency } from '#lib/currency.ts'
import type { RoomsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write, type Answer, type Call, type Change } from '../../pipeline/endpoint.ts'
import { moneyOfHouse, settingsOf, type HouseSettings } from '../../house-settings.ts'
import { checkPriceInBase } from '../check-price.ts'
import { reasonFor } from './book-room.ts'
import { holdEnds } from './desk-hold.ts'
import { checkAllFree, freeRooms } from './free-rooms.ts'
import { answerBooked, insertRows, sharedColumns, type RoomColumns } from './insert-bookings.ts'
import { claimOrRefuse } from './inventory.ts'
import { notifyConfirmed, notifyHeld } from './notify.ts'
import { promoFor, type Promo } from './promo.ts'
import { requestedRooms } from './requested-rooms.ts'
import { syncStay } from './rows.ts'
import { checkGuests, checkSpan } from './rules.ts'
import type { BookingRow } from './wire.ts'

/** The price of a night that was agreed for each room, where it is not the room's own. */
function agreedRates(
  { rooms: asked, rate_reason }: ReserveRooms,
  rooms: readonly RoomsTable[],
  base: Currency,
) {
  return rooms.map((room, at) => {
    const agreed = asked[at]?.price_per_night
    const cents = agreed === undefined ? room.price_per_night_cents : toCents(agreed)
    const changed = cents !== room.price_per_night_cents
    if (agreed !== undefined && changed) {
      checkPriceInBase(agreed, base, `rooms.${at}.price_per_night`, maxNightPrice)
    }
    if (changed && !rate_reason) refuse('rate_reason_required', { field: 'rate_reason' })
    return {
      price_per_night_cents: cents,
      rate_reason: changed ? (rate_reason ?? null) : null,
      list_price_cents: changed ? room.price_per_night_cents : null,
    }
  })
}

/** Throws `price_changed` with the server's price where the desk saw another. */
function checkReservationShown(
  price: ReservationPrice,
  { rooms, pricing }: ReserveRooms,
  promo: Promo | null,
  withoutPromo: number,
): void {
  const shown = toMinor(pricing.total, price.currency)
  const near = (total: number) => Math.abs(total - shown) <= 1
  // A device cannot know codes: who sent one may have seen the price without it.
  const agreed =
    price.currency === pricing.currency &&
    (near(price.total) || (promo !== null && near(withoutPromo)))
  if (agreed) return
  const wire = (amount: number) => fromMinor(amount, price.currency)
  const current: ReservationQuote = {
    rooms: price.rooms.map((its, at) => ({
      room_id: rooms[at]?.room_id ?? '',
      price_per_night: fromCents(its.pricePerNightCents),
      discount: fromCents(its.discountCents),
      total: wire(its.charged),
    })),
    total: wire(price.total),
    currency: price.currency,
  }
  refuse('booking_price_changed', { current })
}

interface Priced {
  price: ReservationPrice
  promo: Promo | null
  rate: number | null
}

function priceFor(
  body: ReserveRooms,
  rates: ReturnType<typeof agreedRates>,
  settings: HouseSettings,
): Priced {
  const { check_in, check_out } = body.schedule
  const promo = promoFor(settings, body.promo_code, body.schedule)
  const exchange = exchangeFor(moneyOfHouse(settings), body.pricing.currency)
  const stay = {
    rooms: body.rooms.map(({ adults, children }, at) => ({
      adults,
      children,
      pricePerNightCents: rates[at]?.price_per_night_cents ?? 0,
    })),
    nights: nightsOf(check_in, check_out),
    extras: body.extras,
  }
  const terms = {
    extraPrices: settings.extras_cents,
    promo,
    exchange,
    base: settings.base_currency,
  }
  const price = reservationPrice(stay, terms)
  const full = promo === null ? price : reservationPrice(stay, { ...terms, promo: null })
  checkReservationShown(price, body, promo, full.total)
  return { price, promo, rate: exchange.rate }
}

/** What the audit keeps of it: the state, and prices that were agreed, each with its reason. */
function changesOf(answer: Answer, rows: readonly BookingRow[]): Change[] {
  return (answer.changes ?? []).map((change, at) => {
    const row = rows[at]
    if (row === undefined || row.rate_reason === null) return change
    return {
      ...change,
      changed: {
        ...change.changed,
        price_per_night_cents: [row.list_price_cents, row.price_per_night_cents],
        rate_reason: [null, row.rate_reason],
      },
    }
  })
}

/**
 * Staff reserve rooms for a guest who called or wrote: one row a room, all or none, their nights
 * claimed in the same transaction. Without a day until which they are held the booking is approved
 * at once; with one it stays pending and its nights are held until the end of that day.
 */
async function reserve(tx: Tx, { body, actor, operation, now }: Call<ReserveRooms>) {
  const { schedule: span } = body
  const settings = await settingsOf(tx.db)
  checkSpan(span, settings.timezone, now)
  const holdDay = body.hold_until ?? null
  if (holdDay !== null && holdDay > span.check_in) {
    refuse('hold_past_arrival', { field: 'hold_until' })
  }
  const ids = body.rooms.map(({ room_id }) => room_id)
  const rooms = await requestedRooms(tx.db, ids, (at) => `rooms.${at}.room_id`)
  for (const [at, party] of body.rooms.entries()) {
    checkGuests(rooms[at]?.capacity ?? 0, party, `rooms.${at}.adults`)
  }
  const rates = agreedRates(body, rooms, settings.base_currency)
  checkAllFree(await freeRooms(tx.db, span, now), rooms, body.rooms, span)
  const { price, promo, rate } = priceFor(body, rates, settings)
  const rows = await insertRows(
    tx,
    { actor, operation, code: body.code },
    sharedColumns(body, { currency: price.currency, rwf_rate: rate }, promo),
    body.rooms.map(({ room_id, adults, children }, at): RoomColumns & (typeof rates)[number] => ({
      room_id,
      adults,
      children,
      discount_cents: price.rooms[at]?.discountCents ?? 0,
      total_cents: price.rooms[at]?.totalCents ?? 0,
      charged_total: price.rooms[at]?.charged ?? 0,
      price_per_night_cents: rates[at]?.price_per_night_cents ?? 0,
      rate_reason: rates[at]?.rate_reason ?? null,
      list_price_cents: rates[at]?.list_price_cents ?? null,
    })),
    {
      status: holdDay === null ? 'approved' : 'pending',
      hold_until: holdDay,
      no_letter: body.confirm ? null : 1,
    },
  )
  const until = holdDay === null ? null : holdEnds(holdDay, settings.timezone)
  await claimOrRefuse(tx, rows, until, now)
  for (const row of rows) await syncStay(tx, row)
  if (until === null) await notifyConfirmed(tx, rows)
  // Recorded without a link, and here too late: nothing is held any more.
  else if (until > now.toISOString()) await notifyHeld(tx, rows)
  const answer = await answerBooked(tx, rows)
  return { ...answer, changes: changesOf(answer, rows) }
}

export const reserveRooms = write({
  name: 'reserveRooms',
  body: reserveRoomsBody,
  answer: bookedRooms,
  invalid: reasonFor,
  write: (tx, call: Call<ReserveRooms>) => reserve(tx, call),
})
