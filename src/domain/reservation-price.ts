import type { Currency } from '#lib/currency.ts'
import type { Exchange } from './money.ts'
import {
  charged,
  promoDiscount,
  splitCents,
  stayPrice,
  type ExtraPrices,
  type TakenExtras,
} from './room-price.ts'

/** The price of rooms that the desk reserves together. The server's figure counts. */

export interface ReservedRoom {
  /** Cents of the base currency: the agreed price of a night, or the room's own. */
  pricePerNightCents: number
  adults: number
  children: number
}

export interface ReservedStay {
  rooms: readonly ReservedRoom[]
  nights: number
  /** In each room. */
  extras: TakenExtras
}

export interface ReservationTerms {
  extraPrices: ExtraPrices
  /** A stored promo code; its cap is for all rooms together. */
  promo: { percent: number; cap_cents: number | null } | null
  /** The currency charged. */
  exchange: Exchange
  base: Currency
}

export type ReservationPrice = ReturnType<typeof reservationPrice>

/** Each room by itself, so that the rooms of a booking add up to its total in either currency. */
export function reservationPrice(
  { rooms, nights, extras }: ReservedStay,
  { extraPrices, promo, exchange, base }: ReservationTerms,
) {
  const asked = rooms.map((room) => ({ ...room, nights, quantity: 1, extras }))
  const full = asked.map((one) => stayPrice(one, extraPrices).total)
  const sum = full.reduce((all, one) => all + one, 0)
  const off =
    promo === null ? 0 : Math.min(sum, promoDiscount(sum, promo.percent, promo.cap_cents, base))
  const discounts = splitCents(off, full, base)
  const amounts = asked.map((one, at) => {
    const price = stayPrice(one, extraPrices, discounts[at])
    // `totalCents` and `discountCents` in cents of the base; `charged` in the currency charged.
    return {
      pricePerNightCents: one.pricePerNightCents,
      discountCents: price.discount,
      totalCents: price.total,
      charged: charged(price, one.pricePerNightCents, exchange).total,
    }
  })
  return {
    rooms: amounts,
    totalCents: amounts.reduce((all, { totalCents }) => all + totalCents, 0),
    /** In the smallest unit of `currency`. */
    total: amounts.reduce((all, room) => all + room.charged, 0),
    currency: exchange.currency,
  }
}
