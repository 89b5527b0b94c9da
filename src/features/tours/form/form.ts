import { demoPromoFor, tourTotals, type TourTotals } from '#domain/tours.ts'
import { touched } from '#lib/touched.ts'

/** The booking form: plain data, so that it can be kept as a draft and found again after a crash. */

/** As the documents name them; pay-on-arrival goes over the wire as cash (spec 2 §4). */
export const paymentChoices = ['card', 'pay-on-arrival', 'room'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

export interface TourForm {
  /** The one tour that is booked; null: none is picked yet. */
  tourId: string | null
  /** Null until the person chooses: then the house's today; '' when it was cleared. */
  date: string | null
  people: number
  notes: string
  promoOn: boolean
  promoCode: string
  name: string
  phone: string
  email: string
  payment: PaymentChoice
  roomNumber: string
  roomGuest: string
}

/** The contract's bound. */
export const MOST_PEOPLE = 500

/** Defaults of spec 2 §4: the date is today, and it is paid by card. */
export const emptyForm: TourForm = {
  tourId: null,
  date: null,
  people: 1,
  notes: '',
  promoOn: false,
  promoCode: '',
  name: '',
  phone: '',
  email: '',
  payment: 'card',
  roomNumber: '',
  roomGuest: '',
}

/** What the booking costs by the device's reckoning; the house works out its own (design §6). */
export function totalsOf(
  form: Pick<TourForm, 'people' | 'promoOn' | 'promoCode'>,
  priceCents: number,
  demoPromo: boolean,
): TourTotals {
  const promo = demoPromoFor(form.promoOn ? form.promoCode : null, demoPromo)
  return tourTotals(priceCents, form.people, promo)
}

/** What the guest gave of themselves stays for the next booking; the booking itself is gone. */
export function afterBooking({ name, phone, email }: TourForm): TourForm {
  return { ...emptyForm, name, phone, email }
}

/** Whether there is anything in it that would be missed. */
export function isWorthKeeping(form: TourForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyForm)
}

/** A draft that comes in after the person has begun: what was touched since stays. */
export function mergedDraft(draft: TourForm, current: TourForm): TourForm {
  return { ...draft, ...touched(current, emptyForm) }
}
