import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount, typedAmount } from './amount.ts'

it.each([
  ['12.50', 'USD', 12.5],
  ['12,50', 'USD', 12.5],
  ['12,5', 'USD', 12.5],
  ['1,250', 'USD', 1250],
  ['1,250.75', 'USD', 1250.75],
  ['1.250,75', 'USD', 1250.75],
  ['$ 40', 'USD', 40],
  ['1.005', 'USD', 1.01],
  ['12,000', 'RWF', 12_000],
  ['1.232.000', 'RWF', 1_232_000],
  ['12 000', 'RWF', 12_000],
  ['RWF 500', 'RWF', 500],
  ['12000.00', 'RWF', 12_000],
  ['12.50', 'RWF', null],
  ['1500,5', 'RWF', null],
  ['0', 'USD', null],
  ['0.001', 'USD', null],
  ['-5', 'USD', null],
  ['', 'USD', null],
  ['ten', 'USD', null],
  ['1e9', 'USD', null],
  ['1.2.3', 'USD', null],
] as const)('%s %s is %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      expect(readAmount(typedAmount(cents / 100, 'USD'), 'USD')).toBe(cents / 100)
      expect(readAmount(typedAmount(cents, 'RWF'), 'RWF')).toBe(cents)
    }),
  )
})
