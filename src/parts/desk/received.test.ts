import { dollarsAlone, withFrancs } from '#parts/testing/house-money.ts'
import { expect, it } from 'vitest'
import type { DeskPayment } from '#contract/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { centsLeft, receivedFor } from './received.ts'

const payment = (over: object = {}) =>
  ({
    id: 'p',
    version: 1,
    operation_id: 'o1',
    subject: { kind: 'car', id: 'c1' },
    status: 'paid',
    amount: 120,
    refunded: 0,
    currency: 'USD',
    dollars: 120,
    ...over,
  }) as DeskPayment
const taken = (over: object = {}) =>
  ({
    id: 'o2',
    route: 'recordRentalPayment',
    params: { id: 'c1' },
    body: { amount: 10, currency: 'USD', status: 'paid' },
    state: 'waiting',
    wish: null,
    ...over,
  }) as unknown as OperationRow
const car = { kind: 'car', id: 'c1' } as const

it('counts what came and did not go back', () => {
  expect(centsLeft(payment())).toBe(12_000)
  expect(centsLeft(payment({ refunded: 20.5 }))).toBe(9_950)
  expect(centsLeft(payment({ status: 'refunded', refunded: 120 }))).toBe(0)
  expect(centsLeft(payment({ status: 'pending' }))).toBe(0)
  const francs = { status: 'paid', amount: 145_000, refunded: 0, currency: 'RWF', dollars: 100 }
  expect(centsLeft(francs)).toBe(10_000)
  expect(centsLeft({ ...francs, refunded: 72_500 })).toBe(5_000)
  expect(centsLeft({ ...francs, dollars: null })).toBe(0)
})

it('adds what this device took and the house’s rows do not show yet, once', () => {
  const rows = [payment(), payment({ subject: { kind: 'car', id: 'other' }, operation_id: null })]
  expect(receivedFor(car, rows, [], dollarsAlone)).toBe(12_000)
  expect(receivedFor(car, rows, [taken()], dollarsAlone)).toBe(13_000)
  expect(receivedFor(car, rows, [taken({ state: 'taken' })], dollarsAlone)).toBe(13_000)
  expect(receivedFor(car, rows, [taken({ id: 'o1' })], dollarsAlone)).toBe(12_000)
  expect(receivedFor(car, rows, [taken({ state: 'parked' })], dollarsAlone)).toBe(12_000)
  expect(receivedFor(car, rows, [taken({ wish: { kind: 'withdraw' } })], dollarsAlone)).toBe(12_000)
  expect(receivedFor(car, rows, [taken({ route: 'recordTourPayment' })], dollarsAlone)).toBe(12_000)
  const francs = taken({ body: { amount: 14_500, currency: 'RWF', status: 'paid' } })
  expect(receivedFor(car, rows, [francs], withFrancs)).toBe(13_000)
  expect(receivedFor(car, rows, [francs], dollarsAlone)).toBe(12_000)
})
