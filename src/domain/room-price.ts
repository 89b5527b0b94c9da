import type { Currency } from '#lib/currency.ts'
import { chargedIn, defaultBase, roundCents, unitOf, type Exchange } from './money.ts'

/** The price of a stay (spec 1 §9; decisions.md, "Money"). The server's figure counts. */

/**
 * Cents of the base currency, from the house's settings (documented: 8, 20 and 15 dollars). Null: not
 * set, and not offered.
 */
export interface ExtraPrices {
  breakfast: number | null
  airport_transfer: number | null
  late_checkout: number | null
}

/** Which extras are taken. */
export type TakenExtras = Readonly<Record<keyof ExtraPrices, boolean>>

export interface AskedStay {
  pricePerNightCents: number
  nights: number
  /** Rooms of this kind. */
  quantity: number
  /** In each room. */
  adults: number
  children: number
  extras: TakenExtras
}

/** Those of the chosen extras that the house offers. */
export const offeredExtras = (extras: TakenExtras, prices: ExtraPrices): TakenExtras => ({
  breakfast: extras.breakfast && prices.breakfast !== null,
  airport_transfer: extras.airport_transfer && prices.airport_transfer !== null,
  late_checkout: extras.late_checkout && prices.late_checkout !== null,
})

/** Cents of the base currency. */
export type StayPrice = ReturnType<typeof stayPrice>

/**
 * Cooked breakfast a person and day, transfer and late check-out flat; extras are worked out for
 * one room and multiplied by the rooms (spec 1 §9).
 */
export function stayPrice(asked: AskedStay, prices: ExtraPrices, discountCents = 0) {
  const { pricePerNightCents, nights, quantity, adults, children, extras } = asked
  const guests = Math.max(1, adults + children)
  const baseOneRoom = pricePerNightCents * nights
  const extrasOneRoom =
    (extras.breakfast ? (prices.breakfast ?? 0) * guests * nights : 0) +
    (extras.airport_transfer ? (prices.airport_transfer ?? 0) : 0) +
    (extras.late_checkout ? (prices.late_checkout ?? 0) : 0)
  const baseAllRooms = baseOneRoom * quantity
  const extrasAllRooms = extrasOneRoom * quantity
  const discount = Math.min(discountCents, baseAllRooms + extrasAllRooms)
  return {
    baseOneRoom,
    baseAllRooms,
    extrasOneRoom,
    extrasAllRooms,
    discount,
    total: baseAllRooms + extrasAllRooms - discount,
  }
}

/**
 * A percentage of base and extras, capped; only for codes that the server has (decisions.md, "Promo
 * codes").
 */
export function promoDiscount(
  sumCents: number,
  percent: number,
  capCents: number | null,
  base: Currency = defaultBase,
): number {
  const share = roundCents((sumCents * percent) / 100, base)
  return capCents === null ? share : Math.min(share, capCents)
}

/**
 * A whole amount split by weights into whole parts that sum up to it: one total over the rooms of a
 * group. What does not divide goes to those with the largest remainder, the first before the last.
 */
export function splitWhole(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (all === 0 ? 0 : (amount * weight) / all))
  const parts = exact.map((share) => Math.floor(share))
  const order = exact
    .map((share, at) => ({ at, rest: share - (parts[at] ?? 0) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
  const left = all === 0 ? 0 : amount - parts.reduce((sum, part) => sum + part, 0)
  // More often than once only where numbers are too large for exact shares.
  for (let turn = 0; turn < Math.abs(left); turn += 1) {
    const at = order[turn % order.length]?.at ?? 0
    parts[at] = (parts[at] ?? 0) + Math.sign(left)
  }
  return parts
}

/** Cents of the base currency over weights, in its smallest unit. */
export function splitCents(cents: number, weights: readonly number[], base: Currency): number[] {
  const unit = unitOf(base)
  return splitWhole(cents / unit, weights).map((part) => part * unit)
}

/** A price as a guest sees and pays it, in the smallest unit of `currency`. */
export type ChargedPrice = ReturnType<typeof charged>

/**
 * The price in the currency shown. The parts are converted one by one and summed, so that what stands
 * on the screen adds up.
 */
export function charged(price: StayPrice, pricePerNightCents: number, exchange: Exchange) {
  const units = (cents: number) => chargedIn(exchange, cents)
  const baseAllRooms = units(price.baseAllRooms)
  const extrasAllRooms = units(price.extrasAllRooms)
  // The parts may each round down where the discount, all of it, rounds up.
  const discount = Math.min(units(price.discount), baseAllRooms + extrasAllRooms)
  return {
    currency: exchange.currency,
    pricePerNight: units(pricePerNightCents),
    baseOneRoom: units(price.baseOneRoom),
    baseAllRooms,
    extrasOneRoom: units(price.extrasOneRoom),
    extrasAllRooms,
    discount,
    total: baseAllRooms + extrasAllRooms - discount,
  }
}
