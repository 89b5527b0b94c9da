import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { emptyForm, MOST_PEOPLE, paymentChoices, type TourForm } from './form.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const typed = (value: unknown) => (typeof value === 'string' ? value : '')

/** A draft that an older version may have written: what can be read of it. Null: nothing. */
export function readDraftForm(value: unknown): TourForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  const date = typed(draft.date)
  const people = Math.trunc(looseNumber(draft.people) ?? emptyForm.people)
  return {
    tourId: looseText(draft.tourId) || null,
    date: DAY.test(date) ? date : null,
    people: Math.min(Math.max(people, 0), MOST_PEOPLE),
    notes: typed(draft.notes),
    promoOn: draft.promoOn === true,
    promoCode: typed(draft.promoCode),
    name: typed(draft.name),
    phone: typed(draft.phone),
    email: typed(draft.email),
    payment: paymentChoices.find((one) => one === draft.payment) ?? emptyForm.payment,
    roomNumber: typed(draft.roomNumber),
    roomGuest: typed(draft.roomGuest),
  }
}
