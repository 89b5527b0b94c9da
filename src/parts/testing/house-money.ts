import type { HouseMoney } from '#domain/money.ts'

/** A house of dollars alone, and one that takes francs at 1,450 for one. */
export const dollarsAlone: HouseMoney = { base: 'USD', rates: [] }
export const withFrancs: HouseMoney = {
  base: 'USD',
  rates: [{ currency: 'RWF', rate: 1_450, day: '2026-11-01' }],
}
