import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { BookBundle, BookRoom, QuoteRoom, RoomPricing } from '#contract/bookings.ts'
import { nightsOf } from '#domain/stays.ts'
import { customerOf, orNull, personOf } from '#parts/request-form/body.ts'
import type { Person } from '#parts/request-form/form-kind.ts'
import type { BundleA } from '../bundle.ts'
import { emptyForm, type StayAsked, type StayForm } from './form.ts'

/** Dates and guests: what the price depends on. */
function askedOf(form: StayForm, asked: StayAsked, roomId: string) {
  const { check_in, check_out, adults, children, quantity } = asked
  return {
    room_id: roomId,
    schedule: { check_in, check_out, nights: nightsOf(check_in, check_out) },
    guests: { adults, children, quantity },
    extras: form.extras,
    promo_code: orNull(form.promoCode),
  }
}

export function quoteBody(
  form: StayForm,
  asked: StayAsked,
  roomId: string,
  currency: RoomPricing['currency'],
): QuoteRoom {
  return { ...askedOf(form, asked, roomId), currency }
}

/** The documents' payload (spec 1 §3). */
export function bookBody(
  form: StayForm,
  asked: StayAsked,
  { roomId, code, pricing }: { roomId: string; code: string; pricing: RoomPricing },
): BookRoom {
  return {
    code,
    ...askedOf(form, asked, roomId),
    customer: customerOf(form),
    pricing,
    notes: orNull(form.notes),
    source: 'public-room-detail',
  }
}

/** The body for several rooms, in the base currency; the guests are those of the whole party. */
export function bundleBody(record: BundleA, person: Person, code: string): BookBundle {
  const { room_ids, check_in, check_out, adults, per_night, total, promo } = record
  return {
    code,
    room_ids,
    schedule: { check_in, check_out, nights: nightsOf(check_in, check_out) },
    guests: { adults, children: 0 },
    customer: customerOf(person),
    pricing: { per_night, total, currency: houseMoneyHere().base },
    promo_code: promo,
    source: 'public-bundle',
  }
}

/** The form of a waiting or parked booking, to change it. */
export function formOf(body: BookRoom): StayForm {
  return {
    ...emptyForm,
    checkIn: body.schedule.check_in,
    checkOut: body.schedule.check_out,
    adults: body.guests.adults,
    children: body.guests.children,
    quantity: body.guests.quantity,
    extras: body.extras,
    promoCode: body.promo_code ?? '',
    ...personOf(body.customer),
    notes: body.notes ?? '',
  }
}
