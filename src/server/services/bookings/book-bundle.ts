import { chargedIn } from '#domain/money.ts'
import { bookBundle as bookBundleBody, bookedRooms, type BookBundle } from '#contract/bookings.ts'
import { promoDiscount, splitCents } from '#domain/room-price.ts'
import { nightsOf, spreadParty } from '#domain/stays.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write, type Answer, type Call } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkOpened } from '../check-opened.ts'
import { reasonFor } from './book-room.ts'
import { checkAllFree, freeRooms, type RequestedNights } from './free-rooms.ts'
import { isDeskEntry, insertBookings, sharedColumns } from './insert-bookings.ts'
import { checkBundleShown } from './price.ts'
import { promoFor } from './promo.ts'
import { requestedRooms } from './requested-rooms.ts'
import { checkNotPast, checkSpan } from './rules.ts'

/**
 * Several rooms at once, all or none, in the base currency (decisions.md, "Rooms and bookings").
 *
 * @param alsoRequested what else the guest asks for in the same go
 */
export async function requestBundle(
  tx: Tx,
  { body, actor, operation, now }: Call<BookBundle>,
  alsoRequested: readonly RequestedNights[] = [],
): Promise<Answer> {
  const { schedule: span } = body
  const settings = await settingsOf(tx.db)
  checkSpan(span, settings.timezone, now)
  if (!isDeskEntry(actor, body.source)) checkNotPast(span, settings.timezone, now)
  const rooms = await requestedRooms(tx.db, body.room_ids)
  const parties = spreadParty(
    rooms.map(({ capacity }) => capacity),
    body.guests,
  )
  if (parties === null) {
    return refuse('rooms_too_small', { field: 'guests.adults' })
  }
  const promo = promoFor(settings, body.promo_code, span)
  checkAllFree(await freeRooms(tx.db, span, now, alsoRequested), rooms, parties, span)

  const nights = nightsOf(span.check_in, span.check_out)
  const each = rooms.map((room) => room.price_per_night_cents * nights)
  const perNight = rooms.reduce((sum, room) => sum + room.price_per_night_cents, 0)
  const full = perNight * nights
  const base = settings.base_currency
  const discount = promo
    ? Math.min(promoDiscount(full, promo.percent, promo.cap_cents, base), full)
    : 0
  checkBundleShown({ perNight, full, total: full - discount }, body.pricing, promo, base)
  const discounts = splitCents(discount, each, base)

  return await insertBookings(
    tx,
    { actor, operation, code: body.code },
    sharedColumns(body, { currency: base, rwf_rate: null }, promo),
    rooms.map((room, at) => {
      const total = (each[at] ?? 0) - (discounts[at] ?? 0)
      return {
        room_id: room.id,
        adults: parties[at]?.adults ?? 0,
        children: parties[at]?.children ?? 0,
        price_per_night_cents: room.price_per_night_cents,
        discount_cents: discounts[at] ?? 0,
        total_cents: total,
        charged_total: chargedIn({ currency: base, rate: null }, total),
      }
    }),
  )
}

export const bookBundle = write({
  name: 'bookBundle',
  body: bookBundleBody,
  answer: bookedRooms,
  invalid: reasonFor,
  async write(tx, call: Call<BookBundle>) {
    await checkOpened(tx, call.actor)
    return await requestBundle(tx, call)
  },
})
