import type { Currency } from '#lib/currency.ts'
import { toMinor } from '../money.ts'

/** Amounts in the ways that people and spreadsheets write them. */

export interface ReadAmount {
  /** In the currency's smallest unit: cents of a dollar, whole francs. */
  amount: number
  currency: Currency
}

/** How a currency is written beside a number. Francs and shillings alone may be several countries'. */
const written: readonly (readonly [RegExp, readonly Currency[]])[] = [
  [/us ?\$|\$|usd|dollars?/gi, ['USD']],
  [/rwf|frw|francs? rwandais|\brw\b/gi, ['RWF']],
  [/bif|fbu|francs? burundais/gi, ['BIF']],
  [/cdf|\bfc\b|francs? congolais/gi, ['CDF']],
  [/francs?/gi, ['RWF', 'BIF', 'CDF']],
  [/ugx|\bush\b/gi, ['UGX']],
  [/kes|\bksh\b/gi, ['KES']],
  [/tzs|\btsh\b/gi, ['TZS']],
  [/shillings?|\bshs?\b/gi, ['KES', 'UGX', 'TZS']],
  [/€|eur(?:os?)?/gi, ['EUR']],
  [/£|gbp|pounds?/gi, ['GBP']],
  [/zar|rands?/gi, ['ZAR']],
]
const words = written.map(
  ([sign, meant]) => [new RegExp(`^(?:${sign.source})$`, 'i'), meant] as const,
)

/** What a word of a heading may mean as a currency; none: it says something else. */
export const currenciesNamed = (word: string): readonly Currency[] =>
  words.find(([sign]) => sign.test(word))?.[1] ?? []

/**
 * The currency that is named in headings; null: none is, or several are. `taken`: the house's, which
 * a word for several countries' money means first.
 */
export function currencyIn(headings: readonly string[], taken: readonly Currency[]) {
  const meant = headings
    .flatMap((heading) => heading.match(/[\p{L}$€£]+/gu) ?? [])
    .map(currenciesNamed)
    .flatMap((named) => taken.find((one) => named.includes(one)) ?? named[0] ?? [])
  return new Set(meant).size === 1 ? (meant[0] ?? null) : null
}

/** Between thousands: spaces of all kinds, and apostrophes. */
const GAPS = /[\s'’_]/g

/** `1,200.50`, `1.200,50`, `60,00`, `85,000`, `15,000/=` -> a number; null: it is none. */
function numberOf(text: string): number | null {
  const said = text.replaceAll(GAPS, '').replace(/([.,]?[-–—]|\/[=-])$/, '')
  if (!/^\d[\d.,]*$/.test(said)) return null
  const comma = said.lastIndexOf(',')
  const point = said.lastIndexOf('.')
  const last = Math.max(comma, point)
  if (last === -1) return Number(said)
  const sign = said[last] ?? ''
  const other = sign === ',' ? '.' : ','
  const whole = said.slice(0, last)
  const rest = said.slice(last + 1)
  const grouped = (part: string, by: string) =>
    part.split(by).every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  if (whole.includes(sign)) {
    // Twice the same: thousands, all the way.
    return !said.includes(other) && grouped(said, sign) ? Number(said.replaceAll(sign, '')) : null
  }
  if (whole.includes(other)) {
    return grouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${rest || 0}`) : null
  }
  // One sign and three digits after it are thousands, save behind a nought.
  if (rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return Number(whole + rest)
  return Number(`${whole}.${rest || 0}`)
}

/**
 * An amount with its currency, `otherwise` where none is written. Null: it is no amount, is below
 * nought, or is written in two currencies.
 */
export function readAmount(text: string, otherwise: Currency): ReadAmount | null {
  let bare = text.normalize('NFKC').trim()
  const said: (readonly Currency[])[] = []
  for (const [sign, meant] of written) {
    const rest = bare.replaceAll(sign, ' ')
    if (rest !== bare) said.push(meant)
    bare = rest
  }
  const [meant, ...others] = said
  if (others.length > 0) return null
  const value = numberOf(bare.trim())
  if (value === null || !Number.isFinite(value)) return null
  const currency = meant === undefined || meant.includes(otherwise) ? otherwise : meant[0]!
  return { amount: toMinor(value, currency), currency }
}

/** A whole number (`2`, `2.0`, `2 adults`); null: it is none. */
export function readWhole(text: string): number | null {
  const found = /^(\d{1,6})([.,]0+)?( ?\p{L}+)?$/u.exec(text.trim())
  return found === null ? null : Number(found[1])
}
