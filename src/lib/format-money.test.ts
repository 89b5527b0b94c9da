import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from './format-money.ts'

const NBSP = '\u00a0'

test('dollars in three languages', () => {
  expect(formatMoney(1234.5, 'USD', 'en')).toBe('$1,234.50')
  expect(formatMoney(1234.5, 'USD', 'fr')).toBe(`1${NBSP}234,50${NBSP}$`)
  expect(formatMoney(1234.5, 'USD', 'rw')).toBe(`$${NBSP}1.234,50`)
})

test('francs are whole', () => {
  expect(formatMoney(12000, 'RWF', 'en')).toBe(`RWF${NBSP}12,000`)
  expect(formatMoney(11999.5, 'RWF', 'en')).toBe(`RWF${NBSP}12,000`)
  expect(formatMoney(11999.49, 'RWF', 'fr')).toBe(`11${NBSP}999${NBSP}RWF`)
})

test('half up, against binary noise', () => {
  expect(formatMoney(1.005, 'USD', 'en')).toBe('$1.01')
  expect(formatMoney(8.575, 'USD', 'en')).toBe('$8.58')
  expect(formatMoney(0.004, 'USD', 'en')).toBe('$0.00')
})

test('a discount has a real minus, and nothing is ever minus nought', () => {
  expect(formatMoney(-3, 'USD', 'en')).toBe('−$3.00')
  expect(formatMoney(-0.001, 'USD', 'en')).toBe('$0.00')
})

test('never the space our faces lack', () => {
  for (const locale of ['en', 'fr', 'rw']) {
    expect(formatMoney(1234567.89, 'USD', locale)).not.toMatch(/[\u202f\u0020]/)
    expect(formatNumber(1234567.89, locale)).not.toContain('\u202f')
  }
})
