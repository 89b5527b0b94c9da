import type { Currency } from '#lib/currency.ts'
import type { RoomPricing, StayExtras } from '#contract/bookings.ts'
import type { House } from '#contract/house.ts'
import {
  exchangeFor,
  fromMinor,
  houseMoney,
  roomExchange,
  toCents,
  type ToldMoney,
} from '#domain/money.ts'
import { charged, stayPrice, type ChargedPrice, type ExtraPrices } from '#domain/room-price.ts'
import { nightsOf } from '#domain/stays.ts'
import type { StayAsked } from './form.ts'

/** A stay's price, computed on the device; the server computes its own (design §6). */

type Prices = Pick<House, 'extras'> & ToldMoney

/** Null: the house does not offer it. */
const inCents = (amount: number | null) => (amount === null ? null : toCents(amount))

export function extraPrices(house: Pick<House, 'extras'>): ExtraPrices {
  return {
    breakfast: inCents(house.extras.breakfast),
    airport_transfer: inCents(house.extras.airport_transfer),
    late_checkout: inCents(house.extras.late_checkout),
  }
}

/**
 * @param currency the currency charged; one without a rate becomes the base
 */
export function priceOf(
  asked: StayAsked,
  extras: StayExtras,
  pricePerNightCents: number,
  house: Prices,
  currency: Currency = roomExchange(houseMoney(house)).currency,
) {
  const { check_in, check_out, adults, children, quantity } = asked
  const nights = nightsOf(check_in, check_out)
  const base = stayPrice(
    { pricePerNightCents, nights, quantity, adults, children, extras },
    extraPrices(house),
  )
  const exchange = exchangeFor(houseMoney(house), currency)
  return {
    /** Cents of the base currency. */
    base,
    /** In the currency charged. */
    charged: charged(base, pricePerNightCents, exchange),
  }
}

/** The payload's `pricing`: decimals, where the currency has any. */
export function pricingOf(price: ChargedPrice): RoomPricing {
  const unit = (amount: number) => fromMinor(amount, price.currency)
  return {
    price_per_night: unit(price.pricePerNight),
    base_one_room: unit(price.baseOneRoom),
    base_all_rooms: unit(price.baseAllRooms),
    extras_one_room: unit(price.extrasOneRoom),
    extras_all_rooms: unit(price.extrasAllRooms),
    ...(price.discount > 0 ? { discount: unit(price.discount) } : {}),
    grand_total: unit(price.total),
    currency: price.currency,
  }
}
