import { digitsOf } from './currency.ts'
import { intlLocale } from './format-date.ts'

const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = formatters.get(key)
  if (known) return known
  // Kinyarwanda writes 1.234,50; Chromium lacks the language and German counts the same way.
  const made = new Intl.NumberFormat(locale === 'rw' ? 'de' : intlLocale(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

/** Half up; a value that binary arithmetic put a hair below the half counts as the half. */
const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-7)

/**
 * An amount in words of the language: `$1,250.00`, `1 250,00 $`, `RWF 12,000`.
 *
 * @param amount decimal, in the currency's own unit (dollars, francs), as the wire carries it
 * @param currency ISO 4217; with the decimals it has
 * All spaces are U+00A0: an amount never breaks over two lines.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = digitsOf(currency)
  const scale = 10 ** digits
  const rounded = halfUp(amount * scale) / scale
  const number = formatter(locale, digits).format(Math.abs(rounded)).replaceAll('\u202f', '\u00a0')
  const sign = rounded < 0 ? '\u2212' : ''
  const symbol = symbols[currency]
  if (locale === 'fr') return `${sign}${number}\u00a0${symbol ?? currency}`
  if (locale === 'rw') return `${sign}${symbol ?? currency}\u00a0${number}`
  return symbol ? `${sign}${symbol}${number}` : `${sign}${currency}\u00a0${number}`
}

/** A plain number in the language's own digits and separators, at most 2 decimals. */
export function formatNumber(value: number, locale: string, digits = 2): string {
  return new Intl.NumberFormat(locale === 'rw' ? 'de' : intlLocale(locale), {
    maximumFractionDigits: digits,
  })
    .format(value)
    .replaceAll('\u202f', '\u00a0')
}
