import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '#domain/payments.ts'
import { payment } from './testing/payment.ts'
import { monthOf, noFilter, selectMoney } from './select.ts'
import { revenueCents, tallies } from './sums.ts'

const KIGALI = 'Africa/Kigali'
const november = monthOf('2026-11-21', KIGALI)

const francs = (id: string, amount: number, rwf_rate: number, more: object = {}) =>
  payment(id, { amount, currency: 'RWF', rwf_rate, ...more })
const refunded = (id: string, at: string, more: object = {}) =>
  payment(id, { status: 'refunded', refund_status: 'done', refunded_at: at, ...more })

describe('MTD revenue', () => {
  it('is what was paid less what went back this month in dollars, worked by hand', () => {
    const rows = [
      payment('a', { amount: 160 }), // +160.00
      francs('b', 232_000, 1450), // +160.00
      francs('c', 100_000, 1400), // +71.43, at its own rate
      payment('d', { amount: 99, status: 'pending', paid_at: null }),
      payment('e', { amount: 50, status: 'failed', paid_at: null }),
      // Came in October, went back in November: −80.00
      refunded('f', '2026-11-03T09:00:00.000Z', {
        amount: 80,
        refunded: 80,
        paid_at: '2026-10-30T09:00:00.000Z',
      }),
      // Came and went back in November: nothing.
      refunded('g', '2026-11-20T09:00:00.000Z', { amount: 40, refunded: 40 }),
      // The first night was kept: 120.00 − 45.50
      payment('h', {
        amount: 120,
        refunded: 45.5,
        refund_status: 'done',
        refunded_at: '2026-11-20T09:00:00.000Z',
      }),
      // Promised back by hand, and not yet given: still the house's.
      payment('i', { amount: 10, refunded: 4, refund_status: 'by hand' }), // +10.00
      payment('j', { amount: 300, paid_at: '2026-10-31T21:59:59.000Z' }), // still October there
      payment('k', { amount: 7, paid_at: '2026-10-31T22:00:00.000Z' }), // +7.00
      payment('l', { amount: 500, paid_at: '2026-11-30T22:00:00.000Z' }), // December there
    ]
    // 160 + 160 + 71.43 − 80 + 0 + 74.50 + 10 + 7 = 402.93
    expect(revenueCents(rows, november)).toBe(40_293)
  })

  it('leaves francs without a rate out, and the cards say how many', () => {
    const rows = [francs('a', 5000, 0), payment('b', { amount: 3 })]
    expect(revenueCents(rows, november)).toBe(300)
    expect(tallies(rows).paid).toEqual({ count: 2, cents: 300, unpriced: 1 })
  })

  it('knows when a month ends where the house is', () => {
    expect(new Date(november.from).toISOString()).toBe('2026-10-31T22:00:00.000Z')
    expect(new Date(november.to).toISOString()).toBe('2026-11-30T22:00:00.000Z')
    expect(new Date(monthOf('2028-02-01', KIGALI).to).toISOString()).toBe(
      '2028-02-29T22:00:00.000Z',
    )
  })
})

describe('the cards', () => {
  it('count and sum what is paid, pending and went back', () => {
    const rows = [
      payment('a', { amount: 160 }),
      payment('b', { amount: 20, status: 'pending' }),
      payment('c', { amount: 30, status: 'pending' }),
      refunded('d', '2026-11-20T09:00:00.000Z', { amount: 40, refunded: 40 }),
      payment('e', { amount: 100, refunded: 25, refund_status: 'sent' }),
      payment('f', { amount: 100, refunded: 25, refund_status: 'queued' }),
      payment('g', { amount: 9, status: 'failed' }),
    ]
    expect(tallies(rows)).toEqual({
      paid: { count: 3, cents: 36_000, unpriced: 0 },
      pending: { count: 2, cents: 5_000, unpriced: 0 },
      refunds: { count: 2, cents: 6_500, unpriced: 0 },
    })
  })
})

const methods = ['card', 'cash', 'mobile money', 'bank transfer', 'room'] as const
const any = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  inFrancs: fc.boolean(),
  status: fc.constantFrom(...paymentStatuses),
  method: fc.constantFrom(...methods),
  day: fc.integer({ min: 1, max: 30 }),
  customer: fc.constantFrom('Aline', 'Ben', 'Chantal'),
})

const rowsOf = fc.array(any, { maxLength: 60 }).map((some) =>
  some.map(({ amount, inFrancs, status, method, day, customer }, at) => {
    const moment = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
    return payment(`p${at}`, {
      amount: inFrancs ? amount : amount / 100,
      currency: inFrancs ? 'RWF' : 'USD',
      rwf_rate: inFrancs ? 1450 : null,
      status,
      method,
      customer,
      paid_at: moment,
      refunded_at: status === 'refunded' ? moment : null,
      refund_status: status === 'refunded' ? 'done' : null,
    })
  }),
)

const sumOf = (parts: ReturnType<typeof tallies>[]) =>
  parts.reduce(
    (sum, part) =>
      (['paid', 'pending', 'refunds'] as const).map((name, at) => ({
        count: (sum[at]?.count ?? 0) + part[name].count,
        cents: (sum[at]?.cents ?? 0) + part[name].cents,
      })),
    [] as { count: number; cents: number }[],
  )

describe('sums over filters', () => {
  it('add up: by method, by customer, by halves of the month, and by days to the month', () => {
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: 2, max: 30 }), (rows, day) => {
        const cut = `2026-11-${String(day).padStart(2, '0')}`
        const before = `2026-11-${String(day - 1).padStart(2, '0')}`
        const of = (part: object) =>
          tallies(selectMoney(rows, { ...noFilter, ...part }, KIGALI).all)
        const whole = sumOf([of({})])
        expect(sumOf(methods.map((method) => of({ method })))).toEqual(whole)
        expect(sumOf(['Aline', 'Ben', 'Chantal'].map((search) => of({ search })))).toEqual(whole)
        expect(sumOf([of({ to: before }), of({ from: cut })])).toEqual(whole)
        // The state chosen cuts the list, never the cards.
        for (const status of paymentStatuses) expect(sumOf([of({ status })])).toEqual(whole)
        const shown = paymentStatuses.map(
          (status) => selectMoney(rows, { ...noFilter, status }, KIGALI).shown.length,
        )
        expect(shown.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
        // Paid and given back within the month: what is left is what is paid.
        expect(revenueCents(rows, november)).toBe(of({}).paid.cents)
      }),
    )
  })
})
