import { msg } from '@lingui/core/macro'
import type { ReserveTable } from '#contract/tables.ts'
import type { OpeningHours } from '#domain/hours.ts'
import {
  customerOf,
  nobody,
  orNull,
  personOf,
  promoForm,
  promoOf,
  type Promo,
} from '#parts/request-form/body.ts'
import { closedAt } from '#parts/request-form/closed.ts'
import {
  readDay,
  readTime,
  readWhole,
  requestKind,
  type Person,
} from '#parts/request-form/form-kind.ts'
import {
  personProblems,
  oneProblem,
  wrongTime,
  type Problem,
  type When,
} from '#parts/request-form/problems.ts'

/**
 * The reservation form: plain data, so that it can be stored as a draft and restored after a crash.
 */
export interface TableForm extends Person, Promo {
  /** Null until the person chooses: then the next good time is offered. */
  date: string | null
  time: string | null
  partySize: number
  notes: string
  customRequest: string
}

/** The largest party where the house does not say how many seats it has. */
export const MAX_PARTY_SIZE = 50

/** Defaults of spec 2 §4. */
export const emptyForm: TableForm = {
  date: null,
  time: null,
  partySize: 2,
  notes: '',
  customRequest: '',
  ...promoForm(),
  ...nobody,
}

export const reservations = requestKind({
  draft: 'restaurant:table',
  empty: emptyForm,
  fields: { date: readDay, time: readTime, partySize: readWhole(1, MAX_PARTY_SIZE) },
  formOf: (body: ReserveTable): TableForm => ({
    date: body.date || null,
    time: body.time || null,
    partySize: body.party_size,
    notes: body.notes ?? '',
    customRequest: body.custom_request ?? '',
    ...promoForm(body.promo_code),
    ...personOf(body.customer),
  }),
  timed: {
    when: ({ date, time }) => ({ date: date ?? '', time: time ?? '' }),
    without: (form) => ({ ...form, date: null, time: null }),
  },
})

/**
 * The documents' payload (spec 2 §3); the customer also as flat fields. A guest at the desk need not
 * leave a phone number.
 */
export function bodyOf(
  form: TableForm,
  { code, when, source = 'public' }: { code: string; when: When; source?: 'public' | 'desk' },
): ReserveTable {
  const customer = customerOf(form)
  return {
    code,
    ...when,
    party_size: form.partySize,
    notes: orNull(form.notes),
    promo_code: promoOf(form),
    custom_request: orNull(form.customRequest),
    customer: { ...customer, phone: customer.phone || null },
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    source,
  }
}

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  date: 'table-date',
  time: 'table-time',
  partySize: 'table-party-size',
  name: 'table-name',
  phone: 'table-phone',
  email: 'table-email',
} as const
type TableField = keyof typeof fieldIds

interface ProblemContext {
  when: When
  timezone: string
  /** The kitchen's. */
  hours: OpeningHours
  /** Of the whole house. */
  seats: number
  /** The house's clock. */
  now: Date
}

/**
 * What must be put right before sending, in the order of the page; the documents' texts (spec 2
 * §5).
 */
export function problemsOf(
  form: TableForm,
  { when, timezone, hours, seats, now }: ProblemContext,
): Problem<TableField>[] {
  return [
    ...wrongTime(when, timezone, now, closedAt(hours, when, 'kitchen')),
    ...wrongParty(form.partySize, seats),
    ...personProblems(form),
  ]
}

export function wrongParty(people: number, seats: number): Problem<TableField>[] {
  if (people >= 1 && people <= seats) return []
  const text =
    people < 1
      ? msg`Party size must be at least 1.`
      : msg`We have ${seats} seats. Please call us for a larger party.`
  return oneProblem('partySize', msg`Party size`, text)
}
