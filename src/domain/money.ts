/**
 * Money (decisions.md, "Money"): kept as integer cents of a dollar, shown and sent as decimals.
 * Rounding is half up and lives here alone.
 */

/** 12.345 dollars -> 1235 cents. Half up, away from binary noise (1.005 is 101). */
export function toCents(dollars: number): number {
  return roundHalfUp(dollars * 100)
}

export function fromCents(cents: number): number {
  return cents / 100
}

/** Share of an amount, e.g. 15 % as 0.15, in whole cents. */
export function shareOf(cents: number, rate: number): number {
  return roundHalfUp(cents * rate)
}

/** Whole francs for cents of a dollar, at so many francs a dollar. */
export function toFrancs(cents: number, rwfPerUsd: number): number {
  return roundHalfUp((cents * rwfPerUsd) / 100)
}

/** Half up; a value that binary arithmetic put a hair below the half counts as the half. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-7)
}

/** Cents of a dollar in the currency that is paid in: dollars with decimals, or whole francs. */
export function amountIn(
  currency: 'USD' | 'RWF',
  cents: number,
  /** Null: the house has no rate, and dollars alone are taken. */
  rwfPerUsd: number | null,
): { amount: number; currency: 'USD' | 'RWF' } {
  return currency === 'USD' || rwfPerUsd === null
    ? { amount: fromCents(cents), currency: 'USD' }
    : { amount: toFrancs(cents, rwfPerUsd), currency }
}
