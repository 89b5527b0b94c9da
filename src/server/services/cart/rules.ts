import type { Currency } from '#lib/currency.ts'
import { shownTotal } from '#contract/cart-line.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { CartLine } from '#contract/cart.ts'
import { toCents } from '#domain/money.ts'
import { refuseWith, refuse } from '../../pipeline/endpoint.ts'
import { quoteOf, sumOf, type LineOutcome } from './book-lines.ts'

/** Guests have one code or two; more in one cart are guesses. */
const MAX_PROMO_CODES = 3

/** The promo codes that lines name, each once. */
function promoCodesOf(lines: readonly CartLine[]): string[] {
  const codes = lines.flatMap(({ request }) =>
    'promo_code' in request ? (request.promo_code ?? []) : [],
  )
  return [...new Set(codes)]
}

/** What no service looks at, since it is about lines together. Throws `validation`. */
export function checkLines(lines: readonly CartLine[], base: Currency): void {
  const fields: Record<string, NamedRefusal[]> = {}
  const names = new Set<string>()
  for (const [at, line] of lines.entries()) {
    if (names.has(line.line)) fields[`lines.${at}.line`] = [{ reason: 'line_named_twice' }]
    names.add(line.line)
    if (line.kind === 'room' && line.request.pricing.currency !== base) {
      fields[`lines.${at}.request.pricing.currency`] = [
        base === 'USD'
          ? { reason: 'stay_in_dollars' }
          : { reason: 'stay_in_base', params: { currency: base } },
      ]
    }
  }
  if (promoCodesOf(lines).length > MAX_PROMO_CODES) {
    fields['lines'] = [{ reason: 'too_many_promo_codes', params: { most: MAX_PROMO_CODES } }]
  }
  const [first] = Object.values(fields)
  if (first?.[0] !== undefined) refuseWith(first[0], { fields })
}

/** Throws `conflict` with every line as it is, where too little can be had. */
export function checkAvailable(
  outcomes: readonly LineOutcome[],
  take: 'all' | 'each',
  base: Currency,
): void {
  const available = outcomes.filter(({ booking }) => booking !== null).length
  if (available === outcomes.length || (take === 'each' && available > 0)) return
  refuse('stay_partly_gone', { current: quoteOf(outcomes, base) })
}

/** Within a cent. */
const near = (one: number, other: number) => Math.abs(one - other) <= 1

/**
 * Compares what the guest saw with what the house takes: `conflict` with every line's price where
 * they differ. Lines that could not be had may be in what was seen, or out of it.
 */
export function checkShownTotal(
  outcomes: readonly LineOutcome[],
  shown: { total: number; currency: Currency } | null,
  base: Currency,
): void {
  if (shown === null) return
  const seen = toCents(shown.total)
  const sum = sumOf(outcomes)
  const without = outcomes
    .filter(({ booking }) => booking === null)
    .reduce((cents, { line }) => cents + toCents(shownTotal(line)), 0)
  if (shown.currency === base && (near(sum, seen) || near(sum + without, seen))) return
  refuse('stay_price_changed', { current: quoteOf(outcomes, base) })
}
