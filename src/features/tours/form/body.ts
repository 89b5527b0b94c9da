import type { BookTour } from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import type { TourTotals } from '#domain/tours.ts'
import { emptyForm, type TourForm } from './form.ts'

/** What is picked, as it stands on the screen. */
export interface Picked {
  tourId: string
  date: string
  /** Before any discount. */
  priceCents: number
}

const orNull = (text: string) => text.trim() || null

export function pricingOf(totals: TourTotals): BookTour['pricing'] {
  return {
    currency: 'USD',
    per_person: fromCents(totals.per_person_cents),
    subtotal: fromCents(totals.subtotal_cents),
    discount: fromCents(totals.discount_cents),
    total: fromCents(totals.total_cents),
  }
}

/** The documents' payload (spec 2 §3): dollars as decimals, one tour. */
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
    customer: { name: form.name.trim(), phone: form.phone.trim(), email: orNull(form.email) },
    notes: orNull(form.notes),
    promo_code: form.promoOn ? orNull(form.promoCode) : null,
    pricing: pricingOf(totals),
    payment: paymentOf(form, card),
    source: 'public-tours-page',
  }
}

/** pay-on-arrival goes as cash (spec 2 §4); the processor is labelled 'demo' (spec 2 §9). */
function paymentOf(form: TourForm, card: string | null): BookTour['payment'] {
  switch (form.payment) {
    case 'room':
      return {
        method: 'room',
        reference: null,
        processor: null,
        room_number: form.roomNumber.trim(),
        room_guest_name: form.roomGuest.trim(),
      }
    case 'card':
      return { method: 'card', reference: card, processor: card === null ? null : 'demo' }
    default:
      return { method: 'cash', reference: null, processor: null }
  }
}

const choices = { cash: 'pay-on-arrival', room: 'room', card: 'card' } as const

/** A waiting or parked booking back in the form, for changing. */
export function formOf(body: BookTour): TourForm {
  return {
    ...emptyForm,
    tourId: body.booking.tour_id,
    date: body.booking.date,
    people: body.booking.people,
    notes: body.notes ?? '',
    promoOn: body.promo_code !== null,
    promoCode: body.promo_code ?? '',
    name: body.customer.name,
    phone: body.customer.phone ?? '',
    email: body.customer.email ?? '',
    payment: choices[body.payment.method],
    roomNumber: body.payment.room_number ?? '',
    roomGuest: body.payment.room_guest_name ?? '',
  }
}
