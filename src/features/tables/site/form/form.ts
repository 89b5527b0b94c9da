import type { ReserveTable } from '#contract/tables.ts'
import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { touched } from '#lib/touched.ts'

/** The reservation form: plain data, so that it can be kept as a draft and found after a crash. */
export interface TableForm {
  /** Null until the person chooses: then the next good time is offered. */
  date: string | null
  time: string | null
  partySize: number
  notes: string
  customRequest: string
  promoOn: boolean
  promoCode: string
  name: string
  phone: string
  email: string
}

/** The largest party where the house does not say how many seats it has. */
export const LARGEST_PARTY = 50

/** Defaults of spec 2 §4. */
export const emptyForm: TableForm = {
  date: null,
  time: null,
  partySize: 2,
  notes: '',
  customRequest: '',
  promoOn: false,
  promoCode: '',
  name: '',
  phone: '',
  email: '',
}

/** What the guest gave of themselves stays for the next one; the reservation itself is gone. */
export function afterReservation({ name, phone, email }: TableForm): TableForm {
  return { ...emptyForm, name, phone, email }
}

/** Whether there is anything in it that would be missed. */
export function isWorthKeeping(form: TableForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyForm)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{2}:\d{2}$/
const typed = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * What can be read of a draft that an older version may have written, or of what another page of
 * the restaurant brought along. Null: nothing.
 */
export function readForm(value: unknown): TableForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  const [date, time] = [typed(draft.date), typed(draft.time)]
  const party = looseNumber(draft.partySize) ?? emptyForm.partySize
  return {
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
  }
}

/** What was touched in `later`, the rest as in `earlier`. */
export function merged(earlier: TableForm, later: TableForm): TableForm {
  return { ...earlier, ...touched(later, emptyForm) }
}

const orNull = (text: string) => text.trim() || null

/** The documents' payload (spec 2 §3); the customer also as flat fields. */
export function bodyOf(
  form: TableForm,
  { code, when }: { code: string; when: { date: string; time: string } },
): ReserveTable {
  const customer = { name: form.name.trim(), phone: form.phone.trim(), email: orNull(form.email) }
  return {
    code,
    ...when,
    party_size: form.partySize,
    notes: orNull(form.notes),
    promo_code: form.promoOn ? orNull(form.promoCode) : null,
    custom_request: orNull(form.customRequest),
    customer,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    source: 'public',
  }
}

/** A waiting or parked reservation back in the form, for changing. */
export function formOf(body: ReserveTable): TableForm {
  return {
    date: looseText(body.date) || null,
    time: looseText(body.time) || null,
    partySize: body.party_size,
    notes: body.notes ?? '',
    customRequest: body.custom_request ?? '',
    promoOn: body.promo_code !== null,
    promoCode: body.promo_code ?? '',
    name: body.customer.name,
    phone: body.customer.phone,
    email: body.customer.email ?? '',
  }
}
