import { looseList, looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { serviceTypes } from '#domain/restaurant.ts'
import {
  emptyForm,
  LARGEST_PARTY,
  MOST_OF_A_DISH,
  paymentChoices,
  type CartLine,
  type OrderForm,
} from './form.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{2}:\d{2}$/

function lineOf(value: unknown): CartLine[] {
  const row = looseObject(value)
  const [id, name] = [looseText(row.id), looseText(row.name)]
  const [priceCents, qty] = [looseNumber(row.priceCents), looseNumber(row.qty)]
  if (id === '' || name === '' || priceCents === null || qty === null || qty < 1) return []
  return [{ id, name, priceCents, qty: Math.min(Math.trunc(qty), MOST_OF_A_DISH) }]
}

const typed = (value: unknown) => (typeof value === 'string' ? value : '')

/** A draft that an older version may have written: what can be read of it. Null: nothing. */
export function readDraftForm(value: unknown): OrderForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  const date = typed(draft.date)
  const time = typed(draft.time)
  const party = looseNumber(draft.partySize) ?? emptyForm.partySize
  return {
    cart: looseList(draft.cart).flatMap(lineOf),
    service: serviceTypes.find((one) => one === draft.service) ?? emptyForm.service,
    date: DAY.test(date) ? date : null,
    time: CLOCK.test(time) ? time : null,
    partySize: Math.min(Math.max(Math.trunc(party), 1), LARGEST_PARTY),
    notes: typed(draft.notes),
    customRequest: typed(draft.customRequest),
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
