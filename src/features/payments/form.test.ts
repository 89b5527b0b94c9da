import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { changePayment, recordPayment } from '#contract/money.ts'
import { paymentStatuses } from '#domain/payments.ts'
import {
  editBody,
  emptyPayment,
  formOf,
  problemsOf,
  readForm,
  recordBody,
  type PaymentForm,
} from './form.ts'
import { payment } from './testing/payment.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const today = '2026-11-21'
const room = {
  kind: 'room',
  id: 'b1',
  code: 'K7MP2QXW',
  title: 'Bisoke',
  customer: 'Aline',
} as const
const full: PaymentForm = {
  ...emptyPayment(today),
  subject: room,
  customer: 'Aline',
  amount: '12,50',
}
const says = (form: PaymentForm, francs = true) =>
  problemsOf(form, francs ? ['USD', 'RWF'] : ['USD']).map(({ message }) => i18n._(message))

describe('the form', () => {
  it('begins with a card and pending, and asks in the documents’ words', () => {
    expect(emptyPayment(today)).toMatchObject({
      method: 'card',
      status: 'pending',
      currency: 'USD',
    })
    expect(says(emptyPayment(today))).toEqual([
      'Booking ID is required to attach this payment.',
      'Customer is required',
      'Amount must be > 0',
    ])
    expect(says({ ...full, amount: '0' })).toEqual(['Amount must be > 0'])
    expect(says(full)).toEqual([])
    expect(says({ ...full, currency: 'RWF' })).toEqual([
      'Enter a whole amount: RWF has no decimals.',
    ])
    expect(says({ ...full, amount: '12,500', currency: 'RWF' }, false)).toHaveLength(1)
  })

  it('sends what the house takes, and always the day', () => {
    const body = recordBody(full)
    expect(body).toEqual({
      amount: 12.5,
      currency: 'USD',
      method: 'card',
      status: 'pending',
      reference: null,
      notes: null,
      customer_name: 'Aline',
      created_at: today,
    })
    expect(safeParse(recordPayment, body).success).toBe(true)
    expect(recordBody({ ...full, date: '2026-11-19' }).created_at).toBe('2026-11-19')
  })

  it('is found again as it was left, and a draft of no form is none', () => {
    expect(readForm(structuredClone(full), today)).toEqual(full)
    expect(
      readForm({ subject: { kind: 'yacht', id: '1' }, amount: '5' }, today)?.subject,
    ).toBeNull()
    expect(readForm(null, today)).toBeNull()
  })
})

describe('an edit', () => {
  const base = formOf(payment('p1'), 'Africa/Kigali')

  it('sends only what changed', () => {
    expect(editBody(base, base)).toEqual({})
    expect(editBody({ ...base, amount: '160.00' }, base)).toEqual({})
    expect(editBody({ ...base, amount: '60', reference: ' No. 4 ' }, base)).toEqual({
      amount: 60,
      reference: 'No. 4',
    })
    expect(editBody({ ...base, date: '2026-11-02' }, base)).toEqual({ created_at: '2026-11-02' })
  })

  it('may set any state, and is no step', () => {
    for (const status of paymentStatuses.filter((one) => one !== base.status)) {
      const body = editBody({ ...base, status }, base)
      expect(body).toEqual({ status, method: 'cash' })
      expect(safeParse(changePayment, body).success).toBe(true)
    }
  })
})
