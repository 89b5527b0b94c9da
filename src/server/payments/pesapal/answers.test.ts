import { describe, expect, it } from 'vitest'
import { amountFor, chargedOf, faultOf, maskedAccount, parseStatus } from './answers.ts'

const clean = { error_type: null, code: null, message: null }

describe('an answer’s own status', () => {
  it.each([
    [{ status: '200', error: null }, null],
    [{ status: 200, error: clean }, null],
    [
      { status: '500', message: 'Rejected' },
      { code: '500', message: 'Rejected' },
    ],
    [
      { error: { code: 'x', message: 'Why' }, status: '200' },
      { code: 'x', message: 'Why' },
    ],
    [{ error: { error_type: 'api_error' } }, { code: 'api_error', message: '' }],
    [{ error: 'invalid_request' }, { code: 'invalid_request', message: '' }],
  ])('%o', (body, fault) => expect(faultOf(body)).toEqual(fault))
})

describe('a transaction’s status', () => {
  it.each([
    [{ status_code: 1 }, 'paid'],
    [{ status_code: '1' }, 'paid'],
    [{ status_code: 2, description: 'Declined' }, 'failed'],
    [{ status_code: 3 }, 'refunded'],
    [{ status_code: 0 }, 'failed'],
    [{ status_code: 0, error: { code: 'payment_details_not_found' } }, 'pending'],
    // Whatever else stands beside it.
    [{ status_code: 1, error: { code: 'payment_details_not_found' } }, 'pending'],
  ])('%o is %s', (body, status) => expect(parseStatus(body)?.status).toBe(status))

  it.each([{}, { status_code: 4 }, { status_code: null }, { status_code: 'COMPLETED' }])(
    '%o says nothing',
    (body) => expect(parseStatus(body)).toBeNull(),
  )

  it('gives a reason where there is one', () => {
    expect(parseStatus({ status_code: 2, description: 'Declined' })?.reason).toBe('Declined')
    expect(parseStatus({ status_code: 2, payment_status_description: 'FAILED' })?.reason).toBe(
      'FAILED',
    )
    expect(parseStatus({ status_code: 1, description: 'Fine' })?.reason).toBeNull()
  })
})

describe('amounts', () => {
  it.each([
    [160, 'USD', 16_000],
    [1.005, 'USD', null],
    [19.99, 'USD', 1999],
    [0.29, 'USD', 29],
    [413_250, 'RWF', 413_250],
    [413_250.5, 'RWF', null],
    [null, 'USD', null],
    [1, null, null],
  ])('%s %s are %s', (amount, currency, charged) => {
    expect(chargedOf(amount, currency)).toBe(charged)
  })

  it('go out and come back the same', () => {
    for (let charged = 1; charged < 100_000; charged += 7) {
      for (const currency of ['USD', 'RWF']) {
        expect(chargedOf(amountFor(charged, currency), currency)).toBe(charged)
      }
    }
  })
})

it.each([
  ['', null],
  ['476173**0010', '••6173**0010'],
  ['4761730000000010', '••••••••••••0010'],
  ['4761 7300 0000 0010', '•••• •••• •••• 0010'],
  ['2507xxx3984', '2507xxx3984'],
])('an account %s is kept as %s', (text, masked) => expect(maskedAccount(text)).toBe(masked))
