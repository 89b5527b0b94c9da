import { chargedIn } from '#domain/money.ts'
import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import { bookedRooms, bookRoom as bookRoomBody, type BookRoom } from '#contract/bookings.ts'
import { splitCents, splitWhole, stayPrice } from '#domain/room-price.ts'
import { nightsOf } from '#domain/stays.ts'
import type { Tx } from '../../db/store.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { refuse, write, type Answer, type Call } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkOpened } from '../check-opened.ts'
import {
  areInterchangeable,
  freeRooms,
  refuseUnavailable,
  type RequestedNights,
} from './free-rooms.ts'
import { isDeskEntry, insertBookings, sharedColumns } from './insert-bookings.ts'
import { checkExtras, checkShown, priceOf } from './price.ts'
import { promoFor } from './promo.ts'
import { requestedRoom } from './requested-rooms.ts'
import { checkGuests, checkNotPast, checkSpan } from './rules.ts'

/** The documents' words where they name some (spec 1 §5). */
export function reasonFor(fields: Fields): PlainReason | undefined {
  if (fields['customer.name'] || fields['customer.phone'] || fields.customer) {
    return 'enter_name_and_phone'
  }
  return undefined
}

interface RoomRequest {
  room: RoomsTable
  span: { check_in: string; check_out: string }
  guests: number
  quantity: number
}

/** The room and as many others like it as were asked for. Throws `room_taken`. */
async function roomsFor(
  tx: Tx,
  { room, span, guests, quantity }: RoomRequest,
  now: Date,
  alsoRequested: readonly RequestedNights[],
) {
  const free = await freeRooms(tx.db, span, now, alsoRequested)
  const refused = { span, guests, like: room, free }
  if (!free.some(({ id }) => id === room.id)) refuseUnavailable({ ...refused, taken: [room] })
  const others = free
    .filter(({ id }) => id !== room.id)
    .filter((one) => areInterchangeable(one, room, guests))
  if (others.length < quantity - 1) refuseUnavailable({ ...refused, taken: [] })
  return [room, ...others.slice(0, quantity - 1)]
}

/**
 * A guest asks for a room, or several of its kind: pending until staff approve or it is paid. Claims
 * nothing, but is refused where the nights are somebody's already. Priced by the house, judged by
 * the house's day.
 *
 * @param alsoRequested what else the guest asks for in the same go
 */
export async function requestRoom(
  tx: Tx,
  { body, actor, operation, now }: Call<BookRoom>,
  alsoRequested: readonly RequestedNights[] = [],
): Promise<Answer> {
  const { schedule: span, guests, extras } = body
  const settings = await settingsOf(tx.db)
  checkSpan(span, settings.timezone, now)
  if (!isDeskEntry(actor, body.source)) checkNotPast(span, settings.timezone, now)
  const room = await requestedRoom(tx.db, body.room_id)
  checkGuests(room.capacity, guests)
  const promo = promoFor(settings, body.promo_code, span)
  const inEach = guests.adults + guests.children
  const wish = { room, span, guests: inEach, quantity: guests.quantity }
  const rooms = await roomsFor(tx, wish, now, alsoRequested)
  const price = priceOf(room, body, settings, body.pricing.currency, promo)
  checkExtras(price.charged, extras, settings.extras_cents, promo)
  checkShown(price.charged, body.pricing, promo)

  const priceOfOne = stayPrice(
    {
      ...guests,
      quantity: 1,
      pricePerNightCents: room.price_per_night_cents,
      nights: nightsOf(span.check_in, span.check_out),
      extras,
    },
    settings.extras_cents,
  )
  const evenly = rooms.map(() => 1)
  const discounts = splitCents(price.base.discount, evenly, settings.base_currency)
  const totals = splitWhole(price.charged.total, evenly)
  const chargedByRoom = (at: number) =>
    price.rate === null
      ? chargedIn(price.exchange, priceOfOne.total - (discounts[at] ?? 0))
      : (totals[at] ?? 0)
  return await insertBookings(
    tx,
    { actor, operation, code: body.code },
    sharedColumns(body, { currency: price.charged.currency, rwf_rate: price.rate }, promo),
    rooms.map(({ id }, at) => ({
      room_id: id,
      adults: guests.adults,
      children: guests.children,
      price_per_night_cents: room.price_per_night_cents,
      discount_cents: discounts[at] ?? 0,
      total_cents: priceOfOne.total - (discounts[at] ?? 0),
      charged_total: chargedByRoom(at),
    })),
  )
}

/** Who is not at the desk is reached by phone alone. Throws `validation`. */
function checkPhone({ actor, body }: Call<BookRoom>): void {
  if (body.customer.phone !== '' || isDeskEntry(actor, body.source)) return
  refuse('enter_name_and_phone', { fields: { 'customer.phone': [{ reason: 'required' }] } })
}

export const bookRoom = write({
  name: 'bookRoom',
  body: bookRoomBody,
  answer: bookedRooms,
  invalid: reasonFor,
  async write(tx, call: Call<BookRoom>) {
    checkPhone(call)
    await checkOpened(tx, call.actor)
    return await requestRoom(tx, call)
  },
})
