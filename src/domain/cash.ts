import { currencies, type Currency } from '#lib/currency.ts'
import { fromCents, fromMinor, toCents } from './money.ts'
import type { Movement } from './movements.ts'

/** Cash in a till: what moved, what should be there, and by how much a count differs. */

export const cashCurrencies: readonly Currency[] = currencies

export interface CashMoved {
  taken: number
  givenBack: number
}

export type CashByCurrency = Readonly<Record<Currency, CashMoved>>

const nothing: CashMoved = { taken: 0, givenBack: 0 }

/** Of one currency; nothing where none of it moved. */
export const cashIn = (moved: CashByCurrency, currency: Currency): CashMoved =>
  moved[currency] ?? nothing

/** What was taken and given back in cash, by currency; decimals, as the wire carries them. */
export function cashMoved(movements: readonly Movement[]): CashByCurrency {
  const cash = movements.filter(({ method }) => method === 'cash')
  const sum = (currency: Currency, way: Movement['way']) =>
    fromMinor(
      cash.reduce(
        (so, one) =>
          one.currency === currency && one.way === way ? so + Math.abs(one.charged) : so,
        0,
      ),
      currency,
    )
  return Object.fromEntries(
    [...new Set(cash.map(({ currency }) => currency))].map((currency) => [
      currency,
      { taken: sum(currency, 'came'), givenBack: sum(currency, 'went') },
    ]),
  )
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
