import type { Currency } from '#lib/currency.ts'
import type { BookBundle, RoomPricing, StayExtras } from '#contract/bookings.ts'
import {
  exchangeFor,
  fromCents,
  fromMinor,
  toCents,
  toMinor,
  type Exchange,
} from '#domain/money.ts'
import {
  charged,
  offeredExtras,
  promoDiscount,
  stayPrice,
  type ChargedPrice,
  type ExtraPrices,
  type StayPrice,
} from '#domain/room-price.ts'
import { nightsOf, type Party, type Span } from '#domain/stays.ts'
import { moneyOfHouse, type HouseSettings } from '../../house-settings.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Promo } from './promo.ts'

/** What rooms of a kind cost, for the whole stay. */
export interface Price {
  /** Cents of the base currency. */
  base: StayPrice
  /** In the currency that is charged. */
  charged: ChargedPrice
  /** The house's rate; null where its base currency is charged. */
  rate: number | null
  exchange: Exchange
}

interface Asked {
  schedule: Span
  guests: Party & { quantity: number }
  extras: StayExtras
}

/** Prices rooms from the house's own figures, in the wished currency if the house can charge it. */
export function priceOf(
  room: RoomsTable,
  { schedule, guests, extras }: Asked,
  settings: HouseSettings,
  wished: Currency,
  promo: Promo | null,
): Price {
  const pricePerNightCents = room.price_per_night_cents
  const nights = nightsOf(schedule.check_in, schedule.check_out)
  const asked = { ...guests, pricePerNightCents, nights, extras }
  const full = stayPrice(asked, settings.extras_cents)
  const exchange = exchangeFor(moneyOfHouse(settings), wished)
  const off = promo
    ? promoDiscount(full.total, promo.percent, promo.cap_cents, settings.base_currency)
    : 0
  const base = stayPrice(asked, settings.extras_cents, off)
  return {
    base,
    charged: charged(base, pricePerNightCents, exchange),
    rate: exchange.rate,
    exchange,
  }
}

/** As it goes over the wire: decimals, where the currency has any. */
export function pricingWire(price: ChargedPrice, promo: Promo | null): RoomPricing {
  const shown = (amount: number) => fromMinor(amount, price.currency)
  return {
    price_per_night: shown(price.pricePerNight),
    base_one_room: shown(price.baseOneRoom),
    base_all_rooms: shown(price.baseAllRooms),
    extras_one_room: shown(price.extrasOneRoom),
    extras_all_rooms: shown(price.extrasAllRooms),
    ...(promo !== null && { discount: shown(price.discount) }),
    grand_total: shown(price.total),
    currency: price.currency,
  }
}

/** Throws `price_changed` for an extra that the house has no price for: it is none for nothing. */
export function checkExtras(
  price: ChargedPrice,
  extras: StayExtras,
  prices: ExtraPrices,
  promo: Promo | null,
): void {
  const offered = offeredExtras(extras, prices)
  const names = ['breakfast', 'airport_transfer', 'late_checkout'] as const
  if (names.every((name) => offered[name] === extras[name])) return
  refuse('booking_extra_not_offered', {
    current: { ...pricingWire(price, promo), extras: offered },
  })
}

/** Within one of the smallest unit. */
const near = (one: number, other: number) => Math.abs(one - other) <= 1

/**
 * Throws `price_changed` with the house's pricing where the guest saw another, by more than one
 * of the smallest unit. Who sent a kept code may have seen the price without it: a device cannot know codes.
 */
export function checkShown(price: ChargedPrice, shown: RoomPricing, promo: Promo | null): void {
  const whole = (amount: number) => toMinor(amount, price.currency)
  const full = price.baseAllRooms + price.extrasAllRooms
  const total = whole(shown.grand_total)
  const agreed =
    price.currency === shown.currency &&
    near(whole(shown.base_all_rooms), price.baseAllRooms) &&
    near(whole(shown.extras_all_rooms), price.extrasAllRooms) &&
    (near(total, price.total) || (promo !== null && near(total, full)))
  if (!agreed) refuse('booking_price_changed', { current: pricingWire(price, promo) })
}

/** The same for rooms booked together, in cents of the base currency. */
export function checkBundleShown(
  house: { perNight: number; full: number; total: number },
  shown: BookBundle['pricing'],
  promo: Promo | null,
  base: Currency,
): void {
  const total = toCents(shown.total)
  const agreed =
    shown.currency === base &&
    near(toCents(shown.per_night), house.perNight) &&
    (near(total, house.total) || (promo !== null && near(total, house.full)))
  if (agreed) return
  refuse('booking_price_changed', {
    current: {
      per_night: fromCents(house.perNight),
      ...(promo !== null && { discount: fromCents(house.full - house.total) }),
      total: fromCents(house.total),
      currency: base,
    },
  })
}
