import { expect, it } from 'vitest'
import { typedMoney } from './typed-money.ts'

it.each([
  ['8,500', 'KES', 8500],
  ['8,500.50', 'KES', 8500.5],
  ['8.500', 'KES', 8500],
  ['8 500', 'KES', 8500],
  ['٨٥٠٠', 'KES', 8500],
  ['15,000/=', 'UGX', 15_000],
  ['KES 8500', 'KES', 8500],
  ['85,5', 'KES', 85.5],
  ['0,500', 'KES', 0.5],
  ['1,232,000', 'UGX', 1_232_000],
  ['60,000', 'RWF', 60_000],
  ['60.000', 'RWF', 60_000],
  ['12.50', 'RWF', 12.5],
  ['1.005', 'USD', 1.005],
  ['1,250', 'USD', 1250],
  ['0', 'USD', 0],
  ['-5', 'USD', null],
  ['1.2.3', 'USD', null],
  ['', 'UGX', null],
  ['ten', 'UGX', null],
] as const)('%s %s is %s', (text, currency, amount) => {
  expect(typedMoney(text, currency)).toBe(amount)
})
