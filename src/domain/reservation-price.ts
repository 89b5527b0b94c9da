import {
  charged,
  promoDiscount,
  splitWhole,
  stayPrice,
  type Currency,
  type ExtraPrices,
} from './room-price.ts'

/** The price of rooms that the desk reserves together. The server's figure counts. */

export interface ReservedRoom {
  /** Cents of a dollar: the agreed price of a night, or the room's own. */
  pricePerNightCents: number
  adults: number
  children: number
}

export interface ReservedStay {
  rooms: readonly ReservedRoom[]
  nights: number
  /** In each room. */
  extras: { breakfast: boolean; airport_transfer: boolean; late_checkout: boolean }
}

export interface ReservationTerms {
  extraPrices: ExtraPrices
  /** A stored promo code; its cap is for all rooms together. */
  promo: { percent: number; cap_cents: number | null } | null
  currency: Currency
  rwfPerUsd: number | null
}

/** `totalCents` and `discountCents` in cents of a dollar; `charged` in the currency charged. */
export interface RoomAmount {
  pricePerNightCents: number
  discountCents: number
  totalCents: number
  charged: number
}

export interface ReservationPrice {
  rooms: RoomAmount[]
  totalCents: number
  /** In `currency`: cents of a dollar, or whole francs. */
  total: number
  currency: Currency
}

/** Each room by itself, so that the rooms of a booking add up to its total in either currency. */
export function reservationPrice(
  { rooms, nights, extras }: ReservedStay,
  { extraPrices, promo, currency, rwfPerUsd }: ReservationTerms,
): ReservationPrice {
  const asked = rooms.map((room) => ({ ...room, nights, quantity: 1, extras }))
  const full = asked.map((one) => stayPrice(one, extraPrices).total)
  const sum = full.reduce((all, one) => all + one, 0)
  const off = promo === null ? 0 : Math.min(sum, promoDiscount(sum, promo.percent, promo.cap_cents))
  const discounts = splitWhole(off, full)
  const amounts = asked.map((one, at) => {
    const price = stayPrice(one, extraPrices, discounts[at])
    const its = charged(price, one.pricePerNightCents, currency, rwfPerUsd)
    return {
      currency: its.currency,
      room: {
        pricePerNightCents: one.pricePerNightCents,
        discountCents: price.discount,
        totalCents: price.total,
        charged: its.total,
      },
    }
  })
  const of = amounts.map(({ room }) => room)
  return {
    rooms: of,
    totalCents: of.reduce((all, { totalCents }) => all + totalCents, 0),
    total: of.reduce((all, room) => all + room.charged, 0),
    currency: amounts[0]?.currency ?? 'USD',
  }
}
