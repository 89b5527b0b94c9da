import { quoteRoom as quoteRoomBody, roomQuote } from '#contract/bookings.ts'
import { hasRole } from '../../pipeline/actor.ts'
import { Refusal, task } from '../../pipeline/endpoint.ts'
import { checkPromoGuesses, countWrongPromoCodes } from '../../pipeline/promo-guesses.ts'
import { settingsOf } from '../../house-settings.ts'
import { areInterchangeable, freeRooms } from './free-rooms.ts'
import { priceOf, pricingWire } from './price.ts'
import { promoFor } from './promo.ts'
import { requestedRoom } from './requested-rooms.ts'
import { checkGuests, checkNotPast, checkSpan } from './rules.ts'

/**
 * What the house would charge, and how many rooms of the kind it has for these nights. Refuses what
 * bookRoom would, save that rooms are gone. Promo codes cannot be guessed by asking on and on.
 */
export const quoteRoom = task({
  name: 'quoteRoom',
  body: quoteRoomBody,
  answer: roomQuote,
  async run(call, context) {
    const { body, actor, now } = call
    const { store } = context
    const { schedule: span, guests } = body
    checkPromoGuesses(context, call)
    const settings = await settingsOf(store.db)
    checkSpan(span, settings.timezone, now)
    if (!hasRole(actor, 'reception')) checkNotPast(span, settings.timezone, now)
    const room = await requestedRoom(store.db, body.room_id)
    checkGuests(room.capacity, guests)
    try {
      const promo = promoFor(settings, body.promo_code, span)
      const free = await freeRooms(store.db, span, now)
      const inEach = guests.adults + guests.children
      const price = priceOf(room, body, settings, body.currency, promo)
      return {
        status: 200,
        body: {
          pricing: pricingWire(price.charged, promo),
          free_rooms: free.filter((one) => areInterchangeable(one, room, inEach)).length,
        },
      }
    } catch (error) {
      if (error instanceof Refusal) countWrongPromoCodes(context, call, error.body)
      throw error
    }
  },
})
