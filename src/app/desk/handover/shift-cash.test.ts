import { describe, expect, it } from 'vitest'
import { cashMoved } from '#domain/cash.ts'
import { payment } from '#features/payments/testing/payment.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { newHandover, readCash, readHandover, sumOfPieces, tillState } from './handover-form.ts'
import { shiftCash } from './shift-cash.ts'

const SINCE = '2026-11-21T06:00:00.000Z'

function operation(id: string, changes: object = {}): OperationRow {
  return {
    id,
    route: 'recordBookingPayment',
    params: { id: 'b1' },
    body: { amount: 160, currency: 'USD', method: 'cash', status: 'paid' },
    group: 'hotel_bookings:b1',
    deviceTime: '2026-11-21T10:00:00.000Z',
    actor: { kind: 'staff', userId: 'u1', name: 'Aline' },
    words: { title: '', detail: '' },
    madeId: null,
    ...changes,
  } as unknown as OperationRow
}
const change = (id: string, paymentId: string, body: object) =>
  operation(id, { route: 'changeBookingPayment', params: { id: 'b1', paymentId }, body })

const moved = (...args: Parameters<typeof shiftCash>) => {
  const { own, others } = shiftCash(...args)
  return { own: cashMoved(own), others: cashMoved(others) }
}
describe('the cash of a shift', () => {
  it('is what this device recorded, waiting or taken; others’ stands apart, and no card', () => {
    const rows = [
      payment('p1', { operation_id: 'o1' }),
      payment('op:o2', { version: 0, operation_id: 'o2', amount: 58_000, currency: 'RWF' }),
      payment('p3', { operation_id: 'o3', method: 'card' }),
      payment('p4', { operation_id: 'elsewhere', amount: 7 }),
      payment('p5', { operation_id: 'before', amount: 9, paid_at: '2026-11-21T05:59:00.000Z' }),
    ]
    const operations = [operation('o1', { madeId: 'p1' }), operation('o2'), operation('o3')]
    expect(moved(rows, operations, SINCE)).toEqual({
      own: { USD: { taken: 160, givenBack: 0 }, RWF: { taken: 58_000, givenBack: 0 } },
      others: { USD: { taken: 7, givenBack: 0 } },
    })
  })

  it('counts money given back here for a payment of an earlier shift, and its taking not again', () => {
    const back = { refunded: 160, refund_status: 'done', refunded_at: '2026-11-21T12:00:00.000Z' }
    const before = { paid_at: '2026-11-20T12:00:00.000Z' }
    const rows = [payment('p1', { status: 'refunded', operation_id: 'o2', ...before, ...back })]
    const operations = [change('o2', 'p1', { status: 'refunded' })]
    expect(moved(rows, operations, SINCE).own.USD).toEqual({ taken: 0, givenBack: 160 })
    // Taken and given back in one shift: both.
    const both = [operation('o1', { madeId: 'p1' }), ...operations]
    expect(moved(rows, both, SINCE).own.USD).toEqual({ taken: 160, givenBack: 160 })
    // Given back while the house had not heard of it: the change names what recorded it.
    const unheard = [
      operation('o1', { madeId: 'p1' }),
      change('o2', 'op:o1', { status: 'refunded' }),
    ]
    expect(moved(rows, unheard, SINCE).own.USD).toEqual({ taken: 160, givenBack: 160 })
  })

  it('counts a part given back as that part, and a pending payment that was paid here', () => {
    const back = { refunded: 40.5, refund_status: 'done', refunded_at: '2026-11-21T12:00:00.000Z' }
    const rows = [payment('p1', back)]
    expect(moved(rows, [change('o2', 'p1', { status: 'refunded' })], SINCE).own.USD).toEqual({
      taken: 0,
      givenBack: 40.5,
    })
    expect(moved([payment('p1')], [change('o2', 'p1', { status: 'paid' })], SINCE).own.USD).toEqual(
      { taken: 160, givenBack: 0 },
    )
  })

  it('follows a payment that was put right, and leaves out one that was voided', () => {
    const recorded = [operation('o1', { madeId: 'p1' })]
    expect(moved([payment('p1', { amount: 150 })], recorded, SINCE).own.USD?.taken).toBe(150)
    const voided = { at: '2026-11-21T11:00:00.000Z', reason: 'A slip' }
    const rows = [payment('p1', { status: 'failed', paid_at: null, voided })]
    expect(moved(rows, recorded, SINCE).own).toEqual({})
  })
})

describe('what is typed of a till', () => {
  const till = { currency: 'USD', opening: 100, taken: 58.1, givenBack: 20 } as const
  const typed = (counted: string, opening = '') => ({ counted, opening, pieces: {} })

  it('is compared with what should be there, to the cent', () => {
    expect(tillState(till, typed('138.10'))).toMatchObject({
      expected: 138.1,
      difference: 0,
      wrong: null,
    })
    expect(tillState(till, typed('133,10')).difference).toBe(-5)
    expect(tillState({ ...till, opening: null }, typed('58', '20'))).toMatchObject({
      expected: 58.1,
      difference: -0.1,
    })
  })

  it('must be counted where money moved or lay, and may be left out where not', () => {
    expect(tillState(till, typed('')).wrong).toBe('counted')
    const empty = { currency: 'RWF', opening: null, taken: 0, givenBack: 0 } as const
    expect(tillState(empty, typed(''))).toMatchObject({ wrong: null, count: null })
    expect(tillState(empty, typed('', '500')).wrong).toBe('counted')
    expect(tillState(empty, typed('0', 'much')).wrong).toBe('opening')
    expect(tillState(till, typed('0'))).toMatchObject({ wrong: null, difference: -138.1 })
  })

  it('is read as people write sums', () => {
    expect(
      ['12.50', '12,50', '1,250', '1,250.5', '$ 3', '0'].map((one) => readCash(one, 'USD')),
    ).toEqual([12.5, 12.5, 1250, 1250.5, 3, 0])
    expect(['40 000', '40.000', '40,000', 'RWF 7'].map((one) => readCash(one, 'RWF'))).toEqual([
      40_000, 40_000, 40_000, 7,
    ])
    expect(['', '-1', '1.234.5', 'ten'].map((one) => readCash(one, 'USD'))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(readCash('12.50', 'RWF')).toBeNull()
  })

  it('adds notes and coins, and is read from a draft', () => {
    expect(sumOfPieces({ 5000: '3', 100: '4', 10: 'x', 20: '-2' }, 'RWF')).toBe(15_400)
    const form = { ...newHandover(), to: 'Ben', cash: { USD: typed('12'), RWF: typed('') } }
    expect(readHandover(JSON.parse(JSON.stringify(form)))).toEqual(form)
    expect(readHandover({ to: 'Ben', note: 4 })).toMatchObject({ to: 'Ben', note: '' })
    expect(readHandover(null)).toBeNull()
  })
})
