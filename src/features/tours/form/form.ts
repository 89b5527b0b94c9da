import type { CartLine } from '#contract/cart.ts'
import { demoPromoFor, maxTourParty, tourTotals, type TourTotals } from '#domain/tours.ts'
import {
  readDay,
  readId,
  readOneOf,
  readWhole,
  requestKind,
  type Person,
} from '#parts/request-form/form-kind.ts'
import { nobody, promoForm, type Promo } from '#parts/request-form/body.ts'
import { formOf } from './body.ts'

/** The booking form: plain data, so that it can be stored as a draft and restored after a crash. */

/** As the documents name them; pay-on-arrival goes over the wire as cash (spec 2 §4). */
export const paymentChoices = ['card', 'pay-on-arrival', 'room'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

export interface TourForm extends Person, Promo {
  /** The one tour that is booked; null: none is picked yet. */
  tourId: string | null
  /** Null until the person chooses: then the house's today; '' when it was cleared. */
  date: string | null
  people: number
  notes: string
  payment: PaymentChoice
  roomNumber: string
  roomGuest: string
}

/** Defaults of spec 2 §4: the date is today, and it is paid by card. */
export const emptyForm: TourForm = {
  tourId: null,
  date: null,
  people: 1,
  notes: '',
  ...promoForm(),
  ...nobody,
  payment: 'card',
  roomNumber: '',
  roomGuest: '',
}

/** What the booking costs as the device works it out; the server works out its own (design §6). */
export function totalsOf(
  form: Pick<TourForm, 'people' | 'promoOn' | 'promoCode'>,
  priceCents: number,
  demoPromo: boolean,
): TourTotals {
  const promo = demoPromoFor(form.promoOn ? form.promoCode : null, demoPromo)
  return tourTotals(priceCents, form.people, promo)
}

export const bookings = requestKind({
  draft: 'tours',
  empty: emptyForm,
  fields: {
    tourId: readId,
    date: readDay,
    people: readWhole(0, maxTourParty),
    payment: readOneOf(paymentChoices),
  },
  isBegun: ({ tourId }) => tourId !== null,
  formOf,
  formOfLine: ({ request }: Extract<CartLine, { kind: 'tour' }>) =>
    formOf({
      ...request,
      customer: { name: '', phone: '', email: null },
      payment: { method: 'card', reference: null, processor: null },
    }),
})
