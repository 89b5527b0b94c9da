import { digitsOf, type Currency } from '#lib/currency.ts'

/** What a price that somebody sets may be, in the house's base currency (decision 90). */

/** Money of which a dollar's worth is not thousands. */
const large: readonly Currency[] = ['USD', 'EUR', 'GBP']
export const isLarge = (currency: Currency): boolean => large.includes(currency)

/** So many dollars, where a figure is bounded, or ten thousand times as many of smaller money. */
export const mostInBase = (dollars: number, base: Currency): number =>
  isLarge(base) ? dollars : dollars * 10_000

/** The most that one of anything may cost, in dollars: above that a finger slipped. */
export const mostDollars = 1_000_000

/** The same in any currency: the bound of the schemas, which do not know the house's. */
export const mostOfAny = mostDollars * 10_000

/** Whether it can be paid in the currency: no fractions of francs. */
export const isPayableIn = (amount: number, currency: Currency): boolean =>
  digitsOf(currency) > 0 || Number.isInteger(amount)
