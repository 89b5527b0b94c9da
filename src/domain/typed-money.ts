import type { Currency } from '#lib/currency.ts'
import { plainDigits } from '#lib/plain-digits.ts'
import { isLarge } from './price.ts'

/**
 * A sum as people type it, as is: `0`, `12.50`, `12,50`, `1,250.00`, `12 000`. Null: it is none, or is below
 * nought. Three digits behind a comma are thousands, and in money of which a dollar's worth is hundreds
 * or thousands behind a point too: read as a fraction, 8,500 shillings were eight and a half.
 */
export function typedMoney(text: string, currency: Currency): number | null {
  const typed = withoutCurrency(plainDigits(text))
  if (!/^\d[\d.,]*$/.test(typed)) return null
  const amount = Number(plainOf(typed, currency))
  return Number.isFinite(amount) ? amount : null
}

/** What is typed without spaces, and without the currency's sign or code; shillings end in `/=` by hand. */
export const withoutCurrency = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f$€£]/g, '')
    .replace(/\/[=-]$/, '')
    .replace(/^[a-z]{3}(?=\d)|(?<=\d)[a-z]{3}$/i, '')

function plainOf(typed: string, currency: Currency): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  if (!isLarge(currency) && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(typed))
    return typed.replace(/[.,]/g, '')
  return typed.replace(',', '.')
}
