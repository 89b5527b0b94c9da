import { fromCents, toCents } from './money.ts'
import type { Movement } from './movements.ts'

/** Cash in a till: what moved, what should be there, and by how much a count differs. */

export const cashCurrencies = ['USD', 'RWF'] as const
export type CashCurrency = (typeof cashCurrencies)[number]

export interface CashMoved {
  taken: number
  givenBack: number
}

/** In the currency's own unit (dollars with decimals, whole francs). */
const inUnits = (charged: number, currency: CashCurrency) =>
  currency === 'USD' ? fromCents(charged) : charged

/** What was taken and given back in cash, by currency: dollars with decimals, whole francs. */
export function cashMoved(movements: readonly Movement[]): Record<CashCurrency, CashMoved> {
  const sum = (currency: CashCurrency, way: Movement['way']) =>
    inUnits(
      movements.reduce(
        (so, one) =>
          one.method === 'cash' && one.currency === currency && one.way === way
            ? so + Math.abs(one.charged)
            : so,
        0,
      ),
      currency,
    )
  const of = (currency: CashCurrency): CashMoved => ({
    taken: sum(currency, 'came'),
    givenBack: sum(currency, 'went'),
  })
  return { USD: of('USD'), RWF: of('RWF') }
}

interface Counted {
  opening: number
  taken: number
  given_back: number
  counted: number
}

/** What should lie in the till; sums of decimals without binary noise. */
export const expectedCash = ({ opening, taken, given_back }: Omit<Counted, 'counted'>): number =>
  fromCents(toCents(opening) + toCents(taken) - toCents(given_back))

/** Below zero: so much is missing. */
export const differenceOf = (count: Counted): number =>
  fromCents(toCents(count.counted) - toCents(expectedCash(count)))
