import type { CartLine } from '#contract/cart.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { formOf } from './body.ts'
import type { TourForm } from './form.ts'

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

/** A line of a stay back in the form, for changing. */
export function formOfStay({ request }: Extract<CartLine, { kind: 'tour' }>): TourForm {
  return formOf({
    ...request,
    customer: { name: '', phone: '', email: null },
    payment: { method: 'card', reference: null, processor: null },
  })
}
