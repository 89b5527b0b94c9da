import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { BookingPrice, RescheduleBooking } from '#contract/bookings.ts'
import type { House } from '#contract/house.ts'
import { fromCents, fromMinor, toCents, toMinor } from '#domain/money.ts'
import { keepsLowerPrice, movedPrice, type AgreedStay } from '#domain/moved-price.ts'
import { nightsOf } from '#domain/stays.ts'
import { extraPrices } from '../checkout/price.ts'
import { isGhost, type DeskBooking } from '../desk-booking.ts'

/** What a move makes a stay cost, by the server's own rule, from what this device knows. Pure. */

/** What the price depends on, of a booking as the desk's lists have it. */
export type PricedBooking = Pick<
  DeskBooking,
  | 'id'
  | 'room_id'
  | 'adults'
  | 'children'
  | 'extras'
  | 'price_per_night'
  | 'discount'
  | 'total'
  | 'grand_total'
  | 'currency'
  | 'rwf_rate'
  | 'promo_code'
> & { price_open?: true }

export interface WishedMove {
  check_in: string
  check_out: string
  room_id: string
  keepPrice: boolean
}

/** What this device knows of the house. */
export interface KnownPrices {
  /** The new room's own price of a night, in cents; null: it is not kept here. */
  roomNightCents: number | null
  /** Null: not heard yet. */
  house: Pick<House, 'extras'> | null
  /** Another host may price by other rules. */
  isOurs: boolean
}

export type MoveQuote = NonNullable<ReturnType<typeof moveQuote>>

/**
 * What a code takes off is not known to the desk: about the share that it took of the old price.
 */
function promoOf({ promo_code, discount, total }: PricedBooking) {
  const [off, left] = [toCents(discount), toCents(total)]
  if (promo_code === null || off === 0 || off + left === 0) return null
  return { percent: (off * 100) / (off + left), capCents: null }
}

/** Null: this device does not know the price at all. */
export function moveQuote(
  booking: PricedBooking,
  move: WishedMove,
  { roomNightCents, house, isOurs }: KnownPrices,
) {
  const { currency, rwf_rate: rwfRate, extras } = booking
  if (nightsOf(move.check_in, move.check_out) <= 0) return null
  const { base } = houseMoneyHere()
  // Without its rate: made on this device, the house has not priced it yet.
  if (currency !== base && rwfRate === null) return null
  // A role that is not told prices, or a host that sends none.
  if (booking.price_per_night === 0 && booking.total === 0) return null
  const isOther = move.room_id !== booking.room_id
  if (isOther && roomNightCents === null) return null
  const agreed = toCents(booking.price_per_night)
  const stay: AgreedStay = {
    roomId: booking.room_id,
    adults: booking.adults,
    children: booking.children,
    extras,
    pricePerNightCents: agreed,
    discountCents: toCents(booking.discount),
    currency,
    rwfRate,
  }
  const hasExtras = Object.values(extras).some(Boolean)
  if (hasExtras && house === null) return null
  const moved = movedPrice(stay, move, {
    roomNightCents: roomNightCents ?? agreed,
    extras: house ? extraPrices(house) : { breakfast: 0, airport_transfer: 0, late_checkout: 0 },
    promo: promoOf(booking),
    base,
  })
  const price: BookingPrice = {
    price_per_night: fromCents(moved.pricePerNightCents),
    discount: fromCents(moved.discountCents),
    total: fromCents(moved.totalCents),
    grand_total: fromMinor(moved.chargedTotal, currency),
  }
  const difference = price.grand_total - booking.grand_total
  return {
    /** As the wire has it. */
    price,
    /**
     * In the booking's currency, in its unit; below zero it costs less. Whole units: decimals leave a
     * rest.
     */
    difference: fromMinor(toMinor(difference, currency), currency),
    /** The same in cents of the base currency. */
    differenceCents: moved.totalCents - toCents(booking.total),
    /** Something of it is not known on this device: the house works it out when it has the move. */
    isEstimate:
      !isOurs || booking.promo_code !== null || isGhost(booking.id) || booking.price_open === true,
    /** The other room's own price of a night, where it is another than the agreed one. */
    otherNightCents: isOther && roomNightCents !== agreed ? roomNightCents : null,
    /** The agreed price is kept although the room costs more: the desk says why. */
    needsReason: keepsLowerPrice(stay, move, roomNightCents ?? agreed),
  }
}

/** What of the price goes with the move: an estimate is not sent to be compared. */
export function pricePart(
  quote: MoveQuote | null,
  { keepPrice, reason }: { keepPrice: boolean; reason: string },
): { keep: Pick<RescheduleBooking, 'keep_price'> & { price_reason?: string }; seen: object } {
  const words = reason.trim()
  return {
    keep: keepPrice
      ? { keep_price: true, ...(quote?.needsReason && words !== '' && { price_reason: words }) }
      : {},
    seen: quote === null || quote.isEstimate ? {} : { price: quote.price },
  }
}
