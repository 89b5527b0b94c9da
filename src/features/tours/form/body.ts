import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import { tourPricing, type TourTotals } from '#domain/tours.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import {
  customerOf,
  orNull,
  paymentForm,
  paymentOf,
  personOf,
  promoForm,
  promoOf,
} from '#parts/request-form/body.ts'
import type { TourForm } from './form.ts'

/** What is picked, as shown on the screen. */
export interface Picked {
  tourId: string
  date: string
  /** Before any discount. */
  priceCents: number
}

export const pricingOf = (totals: TourTotals) => tourPricing(totals, houseMoneyHere().base)

/** The documents' payload (spec 2 §3): the base currency as decimals, one tour. */
export function bodyOf(
  form: TourForm,
  { tourId, date, priceCents }: Picked,
  {
    code,
    totals,
    card = null,
  }: {
    code: string
    totals: TourTotals
    /** Masked reference of the card that was shown; null: none, or it is paid on the provider's page. */
    card?: string | null
  },
): BookTour {
  return {
    code,
    booking: {
      tour_id: tourId,
      date,
      people: form.people,
      price_per_person: fromCents(priceCents),
    },
    customer: customerOf(form),
    notes: orNull(form.notes),
    promo_code: promoOf(form),
    pricing: pricingOf(totals),
    payment: paymentOf(form, card),
    source: 'public-tours-page',
  }
}

/** A waiting or parked booking back in the form, for changing. */
export function formOf(body: BookTour): TourForm {
  return {
    tourId: body.booking.tour_id,
    date: body.booking.date,
    people: body.booking.people,
    notes: body.notes ?? '',
    ...promoForm(body.promo_code),
    ...personOf(body.customer),
    ...paymentForm(body.payment, 'pay-on-arrival'),
  }
}

/** A booking as a line of a stay: without who and how it is paid, which are asked there for all. */
export function stayLineOf(
  { booking, notes, promo_code, pricing, source }: BookTour,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  return {
    kind: 'tour',
    request: { booking, notes, promo_code, pricing, source },
    ...words,
    from: booking.date,
    to: booking.date,
    total: pricing.total,
  }
}
