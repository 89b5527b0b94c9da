import { expect, it } from 'vitest'
import { payment } from './testing/payment.ts'
import { newestFirst, noFilter, selectMoney } from './select.ts'

const rows = [
  payment('a', { customer: 'Aline Uwase', reference: 'MOMO-771' }),
  payment('b', { customer: 'Ben', subject_code: 'QQQQ2222', subject_title: '104 Bisoke' }),
  payment('c', { paid_at: '2026-11-21T21:59:00.000Z', method: 'card' }),
  payment('d', { paid_at: '2026-11-21T22:00:00.000Z', status: 'pending' }),
]
const ids = (part: object) =>
  selectMoney(rows, { ...noFilter, ...part }, 'Africa/Kigali').shown.map(({ id }) => id)

it('searches customer, reference and booking, all words, in any case', () => {
  expect(ids({ search: 'momo' })).toEqual(['a'])
  expect(ids({ search: ' BEN  bisoke ' })).toEqual(['b'])
  expect(ids({ search: 'qqqq2222' })).toEqual(['b'])
  expect(ids({ search: 'ben momo' })).toEqual([])
})

it('cuts days where the house’s day ends, both included', () => {
  expect(ids({ to: '2026-11-21' })).toEqual(['a', 'b', 'c'])
  expect(ids({ from: '2026-11-22' })).toEqual(['d'])
  expect(ids({ from: '2026-11-22', to: '2026-11-21' })).toEqual([])
})

it('knows states and methods', () => {
  expect(ids({ method: 'card' })).toEqual(['c'])
  expect(ids({ status: 'pending' })).toEqual(['d'])
  expect(ids({ status: 'paid', method: 'cash' })).toEqual(['a', 'b'])
})

it('has the newest first', () => {
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
})
