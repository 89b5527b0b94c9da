import type { RoomPricing, StayExtras } from '#contract/bookings.ts'
import type { House } from '#contract/house.ts'
import { fromCents, toCents } from '#domain/money.ts'
import {
  charged,
  stayPrice,
  type ChargedPrice,
  type Currency,
  type ExtraPrices,
  type StayPrice,
} from '#domain/room-price.ts'
import { nightsOf } from '#domain/stays.ts'
import type { StayAsked } from './form.ts'

/** A stay's price, computed on the device; the server computes its own (design §6). */

type Prices = Pick<House, 'extras' | 'rwf_per_usd'>

export function extraPrices(house: Pick<House, 'extras'>): ExtraPrices {
  return {
    breakfast: toCents(house.extras.breakfast),
    airport_transfer: toCents(house.extras.airport_transfer),
    late_checkout: toCents(house.extras.late_checkout),
  }
}

/** Francs where the house has set a rate, else dollars (decisions.md, "Money"). */
export function chargedCurrency(house: Pick<House, 'rwf_per_usd'>): Currency {
  return house.rwf_per_usd === null ? 'USD' : 'RWF'
}

export interface ShownPrice {
  /** Cents of a dollar. */
  dollars: StayPrice
  /** In the currency charged. */
  charged: ChargedPrice
}

/**
 * @param currency the currency charged; francs need the house's rate and become dollars without one
 */
export function priceOf(
  asked: StayAsked,
  extras: StayExtras,
  pricePerNightCents: number,
  house: Prices,
  currency: Currency = chargedCurrency(house),
): ShownPrice {
  const { check_in, check_out, adults, children, quantity } = asked
  const nights = nightsOf(check_in, check_out)
  const dollars = stayPrice(
    { pricePerNightCents, nights, quantity, adults, children, extras },
    extraPrices(house),
  )
  const rate = house.rwf_per_usd?.rate ?? null
  return { dollars, charged: charged(dollars, pricePerNightCents, currency, rate) }
}

/** The payload's `pricing`: dollars with decimals, or whole francs. */
export function pricingOf(price: ChargedPrice): RoomPricing {
  const unit = price.currency === 'USD' ? fromCents : (francs: number) => francs
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
