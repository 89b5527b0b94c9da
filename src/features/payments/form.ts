import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangePayment, RecordPayment } from '#contract/money.ts'
import { payables } from '#contract/payments.ts'
import { dayIn } from '#domain/days.ts'
import { defaultBase } from '#domain/money.ts'
import { paymentMethods, paymentStatuses, type PaymentStatus } from '#domain/payments.ts'
import { isCurrency, type Currency } from '#lib/currency.ts'
import { keptForm } from '#lib/kept-form.ts'
import { readAmount, typedAmount } from './amount.ts'
import type { MoneySubject, RecordBody } from './desk/record.ts'
import { dateOf, type Money } from './money.ts'
import { subjectTitle } from './subject-title.ts'

/** The form as it is typed (spec 3 §3, §5). */
export interface PaymentForm {
  subject: MoneySubject | null
  customer: string
  amount: string
  currency: Currency
  /** In lower case; of an edited one perhaps another than the documents' four. */
  method: string
  status: PaymentStatus
  /** House's day */
  date: string
  reference: string
  notes: string
}

export const emptyPayment = (
  today: string,
  currency: Currency = houseMoneyHere().base,
): PaymentForm => ({
  subject: null,
  customer: '',
  amount: '',
  currency,
  method: 'card',
  status: 'pending',
  date: today,
  reference: '',
  notes: '',
})

export function formOf(money: Money, timezone: string): PaymentForm {
  const { subject, subject_code: code, customer } = money
  const title = subjectTitle(money)
  return {
    subject: { ...subject, code, title, customer },
    customer,
    amount: typedAmount(money.amount, money.currency),
    currency: money.currency,
    method: money.method,
    status: money.status,
    date: dayOf(dateOf(money), timezone),
    reference: money.reference ?? '',
    notes: money.notes ?? '',
  }
}

function dayOf(moment: string, timezone: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '' : dayIn(timezone, new Date(at))
}

/** The form of a waiting or refused record. */
export function formOfRecord(body: RecordPayment, subject: MoneySubject, day: string): PaymentForm {
  return {
    subject,
    customer: body.customer_name ?? '',
    amount: typedAmount(body.amount, body.currency),
    currency: body.currency,
    method: body.method,
    status: body.status,
    date: body.created_at?.slice(0, 10) ?? day,
    reference: body.reference ?? '',
    notes: body.notes ?? '',
  }
}

/** A stored draft, of any version of the app; null if it is not readable. */
export function readForm(value: unknown, today: string): PaymentForm | null {
  const form = keptForm(emptyPayment(today), value)
  if (form === null || typeof (value as PaymentForm).amount !== 'string') return null
  const subject = keptForm(noSubject, (value as PaymentForm).subject)
  const known = subject !== null && subject.id !== '' && payables.includes(subject.kind)
  return {
    ...form,
    subject: known ? subject : null,
    currency: isCurrency(form.currency) ? form.currency : houseMoneyHere().base,
    method: form.method || 'card',
    status: paymentStatuses.find((one) => one === form.status) ?? 'pending',
    date: form.date || today,
  }
}

const noSubject: MoneySubject = { kind: 'room', id: '', code: '', title: '', customer: '' }

export interface PaymentProblem {
  field: 'subject' | 'customer' | 'amount' | 'currency'
  message: MessageDescriptor
}

/** The documents' requirements, in their texts. `taken`: the currencies that the house takes. */
export function problemsOf(form: PaymentForm, taken: readonly Currency[]): PaymentProblem[] {
  const problems: PaymentProblem[] = []
  if (form.subject === null) {
    problems.push({
      field: 'subject',
      message: msg`Booking ID is required to attach this payment.`,
    })
  }
  if (form.customer.trim() === '') {
    problems.push({ field: 'customer', message: msg`Customer is required` })
  }
  const amount = amountProblem(form.amount, form.currency)
  if (amount) problems.push({ field: 'amount', message: amount })
  if (!taken.includes(form.currency)) {
    const { currency } = form
    problems.push({
      field: 'currency',
      message:
        currency === 'RWF'
          ? msg`The house has no rate for Rwandan francs: set one in the settings first.`
          : msg`The house has no rate for ${currency}: set one in the settings first.`,
    })
  }
  return problems
}

const orNull = (text: string) => text.trim() || null

function methodOf(method: string): RecordBody['method'] {
  return paymentMethods.find((one) => one === method) ?? 'card'
}

/** The wire's fields of a valid form. The house reads the day of the recording as its moment. */
export function recordBody(form: PaymentForm): RecordBody {
  return {
    amount: readAmount(form.amount, form.currency) ?? 0,
    currency: form.currency,
    method: methodOf(form.method),
    status: form.status,
    reference: orNull(form.reference),
    notes: orNull(form.notes),
    customer_name: form.customer.trim(),
    ...(form.date !== '' && { created_at: form.date }),
  }
}

/**
 * Only the changed fields of an edit; empty if there are none. With another state the method is sent
 * too, as the documents' form does: it is then an edit, which may set any state, and not a step.
 */
export function editBody(form: PaymentForm, base: PaymentForm): Omit<ChangePayment, 'seen'> {
  const body: Omit<ChangePayment, 'seen'> = {}
  const amount = readAmount(form.amount, form.currency) ?? 0
  if (form.currency !== base.currency) body.currency = form.currency
  if (form.currency !== base.currency || amount !== readAmount(base.amount, base.currency)) {
    body.amount = amount
  }
  if (form.method !== base.method) body.method = methodOf(form.method)
  if (form.customer.trim() !== base.customer) body.customer_name = form.customer.trim()
  if (orNull(form.reference) !== orNull(base.reference)) body.reference = orNull(form.reference)
  if (orNull(form.notes) !== orNull(base.notes)) body.notes = orNull(form.notes)
  if (form.status === 'paid' && form.date !== base.date && form.date !== '') {
    body.created_at = form.date
  }
  if (form.status !== base.status) {
    body.status = form.status
    const known = paymentMethods.find((one) => one === form.method)
    if (known === undefined) body.notes = orNull(form.notes)
    else body.method = known
  }
  return body
}

/** What is wrong with a typed amount; null: nothing. */
function amountProblem(text: string, currency: Currency): MessageDescriptor | null {
  if (readAmount(text, currency) !== null) return null
  // A sum of dollars: then it is the fraction that is wrong.
  return readAmount(text, defaultBase) === null
    ? msg`Amount must be > 0`
    : msg`Enter a whole amount: ${currency} has no decimals.`
}
