import { mostInBase } from '#domain/money.ts'
import { digitsOf, type Currency } from '#lib/currency.ts'
import { refuse } from '../pipeline/endpoint.ts'

/**
 * A price that somebody sets: no fractions where the house's currency has none, and no more than
 * `mostDollars` there or its like in smaller money: a finger slipped. Throws `validation`.
 */
export function checkPriceInBase(
  price: number,
  base: Currency,
  field: string,
  mostDollars: number,
): void {
  const most = mostInBase(mostDollars, base)
  if (price > most) refuse('too_big', { maximum: most }, { field })
  if (digitsOf(base) === 0 && !Number.isInteger(price)) refuse('not_whole', { field })
}
