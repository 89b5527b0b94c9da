/** Currencies, ISO 4217: those that a house may keep its books in and take. */

/** A code of `currencies`; rows of other hosts may name others. */
export type Currency = string

export const currencies = [
  'USD',
  'RWF',
  'EUR',
  'GBP',
  'UGX',
  'KES',
  'TZS',
  'CDF',
  'BIF',
  'ZAR',
  'ZMW',
  'ETB',
  'MWK',
  'SSP',
] as const

export const isCurrency = (code: string): boolean =>
  (currencies as readonly string[]).includes(code)

/**
 * Without decimals. As ISO 4217 and Intl have it (a test compares); in a list, so that the house and
 * every device round alike, whatever their browser knows.
 */
const wholeOnly = new Set(['RWF', 'UGX', 'BIF'])

/** Decimals of the currency: 0 for francs, 2 for dollars. */
export const digitsOf = (currency: Currency): number => (wholeOnly.has(currency) ? 0 : 2)

/** The dearer first: so that a rate is written as a number above 1, whichever of the two is the house's. */
const byWorth = 'GBP EUR USD ZAR ZMW KES ETB RWF MWK TZS CDF BIF UGX SSP'.split(' ')

const isDearer = (one: Currency, other: Currency) => byWorth.indexOf(one) < byWorth.indexOf(other)

/** A rate as people write it: 1 of `one` is `count` of `of`. */
export interface WrittenRate {
  one: Currency
  of: Currency
}

/** Which way round the rate between a house's currency and another is written. */
export const writtenRate = (base: Currency, currency: Currency): WrittenRate =>
  isDearer(currency, base) ? { one: currency, of: base } : { one: base, of: currency }

/** The number that is written, of a rate as it is kept (how many of `currency` for one of `base`). */
export const writtenCount = (base: Currency, currency: Currency, rate: number): number =>
  isDearer(currency, base) ? significant(1 / rate) : significant(rate)

/** Back to the rate as it is kept. */
export const rateWritten = (base: Currency, currency: Currency, count: number): number =>
  isDearer(currency, base) ? 1 / count : count

/** Ten digits: nobody writes more, and 1 / (1 / 1450) is 1450 again. */
const significant = (value: number) => Number(value.toPrecision(10))
