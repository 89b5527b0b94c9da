import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { startOf } from './change-start.ts'

const made = (parts: Partial<OperationRow>) =>
  operationRow({ route: 'bookRoom', id: 'made' }, parts)
const money = operationRow(
  {
    route: 'recordBookingPayment',
    id: 'money',
    group: 'hotel_bookings:op:made',
    params: { id: 'op:made' },
    body: { amount: 65, method: 'cash', status: 'paid' },
  },
  { state: 'parked', parkReason: 'predecessor' },
)

describe('money whose booking is not made', () => {
  it.each<[string, Partial<OperationRow>, boolean]>([
    ['refused, and nobody has decided', { state: 'parked', parkReason: 'conflict' }, true],
    ['withdrawn', { state: 'withdrawn' }, false],
    ['the house’s state was taken', { state: 'settled' }, false],
    [
      'to be withdrawn, as soon as the house agrees',
      { state: 'waiting', wish: { kind: 'withdraw' } },
      false,
    ],
  ])('the booking is %s', (_, maker, keeps) => {
    const start = startOf('money', [made(maker), money], '2026-07-01')
    expect(start?.stranded).toBe(true)
    expect(start?.form.subject !== null).toBe(keeps)
  })
})
