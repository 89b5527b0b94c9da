import { isPayableIn, mostDollars, mostInBase } from '#domain/price.ts'
import type { Currency } from '#lib/currency.ts'
import { refuse } from '../pipeline/endpoint.ts'

/**
 * A price that somebody sets: no fractions where the house's currency has none, and no more than
 * `dollars` there or its like in smaller money: a finger slipped. Throws `validation`.
 */
export function checkPriceInBase(
  price: number,
  base: Currency,
  field: string,
  dollars = mostDollars,
): void {
  const most = mostInBase(dollars, base)
  if (price > most) refuse('too_big', { maximum: most }, { field })
  checkPayable(price, base, field)
}

/** Money that is taken or given: never rounded to what can be paid. Throws `validation`. */
export function checkPayable(amount: number, currency: Currency, field: string): void {
  if (!isPayableIn(amount, currency)) refuse('not_whole', { field })
}
