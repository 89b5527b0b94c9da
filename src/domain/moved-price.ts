import type { Currency } from '#lib/currency.ts'
import {
  charged,
  promoDiscount,
  stayPrice,
  type ExtraPrices,
  type TakenExtras,
} from './room-price.ts'
import { nightsOf } from './stays.ts'

/**
 * What a stay costs after a move: one function for the server, which decides, and for the desk's
 * device, which says it before (decision 69). Amounts in cents of the base currency.
 */

/** A booking's price as it was agreed, and what it depends on. */
export interface AgreedStay {
  roomId: string
  adults: number
  children: number
  extras: TakenExtras
  pricePerNightCents: number
  discountCents: number
  currency: Currency
  /** Of `currency` for one of the base when the guest booked; null: booked in the base. */
  rwfRate: number | null
}

export interface MovedTo {
  room_id: string
  check_in: string
  check_out: string
  /** The agreed price of a night stays in the other room too. */
  keepPrice: boolean
}

/**
 * The promo code of the booking: null where it has none, or the house has deleted it: then the agreed
 * discount stays, in cents.
 */
export interface PromoTerms {
  percent: number
  /** What the code may still take off, in cents; null: no limit. */
  capCents: number | null
}

/** The house's prices of today. */
export interface PricesNow {
  /** The new room's own price of a night. */
  roomNightCents: number
  extras: ExtraPrices
  promo: PromoTerms | null
  base: Currency
}

export type MovedPrice = ReturnType<typeof movedPrice>

/**
 * In the same room a night costs what was agreed. Another room has its own price, unless the desk
 * keeps the agreed one; the total follows the number of nights. Extras cost what they cost today.
 */
export function movedPrice(stay: AgreedStay, to: MovedTo, now: PricesNow) {
  const keeps = to.room_id === stay.roomId || to.keepPrice
  const pricePerNightCents = keeps ? stay.pricePerNightCents : now.roomNightCents
  const asked = {
    pricePerNightCents,
    nights: nightsOf(to.check_in, to.check_out),
    quantity: 1,
    adults: stay.adults,
    children: stay.children,
    extras: stay.extras,
  }
  const { promo } = now
  const full = stayPrice(asked, now.extras).total
  const off = promo
    ? promoDiscount(full, promo.percent, promo.capCents, now.base)
    : stay.discountCents
  const price = stayPrice(asked, now.extras, off)
  return {
    pricePerNightCents,
    discountCents: price.discount,
    totalCents: price.total,
    /** In the smallest unit of the booking's currency. */
    chargedTotal: charged(price, pricePerNightCents, {
      currency: stay.currency,
      rate: stay.rwfRate,
    }).total,
  }
}

/** The kept price of a night is lower than the room's own: the desk says why. */
export function keepsLowerPrice(
  stay: Pick<AgreedStay, 'roomId' | 'pricePerNightCents'>,
  to: Pick<MovedTo, 'room_id' | 'keepPrice'>,
  roomNightCents: number,
): boolean {
  return to.keepPrice && to.room_id !== stay.roomId && stay.pricePerNightCents < roomNightCents
}

/** Whether two prices are the same to the smallest unit: rounding may differ by one. */
export function isSamePrice(
  one: Pick<MovedPrice, 'totalCents' | 'chargedTotal'>,
  other: Pick<MovedPrice, 'totalCents' | 'chargedTotal'>,
): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= 1
  return near(one.totalCents, other.totalCents) && near(one.chargedTotal, other.chargedTotal)
}
