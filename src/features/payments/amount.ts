import { digitsOf, type Currency } from '#lib/currency.ts'
import { fromMinor, toMinor } from '#domain/money.ts'
import { isPayableIn } from '#domain/price.ts'

/**
 * An amount as people type it: `12.50`, `12,50`, `1,250.00`, `12 000`. Null if it is not an
 * amount above zero, or has a fraction that the currency has not. Without decimals (francs) every separator
 * separates thousands.
 */
export function readAmount(text: string, currency: Currency): number | null {
  const typed = withoutCurrency(text)
  if (!/^\d[\d.,]*$/.test(typed)) return null
  const plain = digitsOf(currency) === 0 ? plainWhole(typed) : plainDecimal(typed)
  const amount = Number(plain)
  if (plain === '' || !Number.isFinite(amount)) return null
  // Rounded, it would not be what was typed.
  if (!isPayableIn(amount, currency)) return null
  const rounded = fromMinor(toMinor(amount, currency), currency)
  return rounded > 0 && rounded <= MAX_AMOUNT ? rounded : null
}

/** What is typed without spaces, and without the currency's sign or code. */
export const withoutCurrency = (text: string): string =>
  text.replace(/[\s\u00a0\u202f$€£]/g, '').replace(/^[a-z]{3}(?=\d)|(?<=\d)[a-z]{3}$/i, '')

/** As the contract has it. */
const MAX_AMOUNT = 10_000_000_000

const plainWhole = (typed: string) =>
  /^\d{1,3}([.,]\d{3})+$/.test(typed) ? typed.replace(/[.,]/g, '') : typed.replace(',', '.')

/** The last separator is the decimal one, unless three digits stand behind a comma. */
function plainDecimal(typed: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  return typed.replace(',', '.')
}

/** For a field: `160`, `12.50`, `232000`. */
export function typedAmount(amount: number, currency: string): string {
  return amount.toFixed(digitsOf(currency)).replace(/\.00$/, '')
}
