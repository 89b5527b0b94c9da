import { fromCents, roundHalfUp, toCents } from '#domain/money.ts'

/**
 * An amount as people type it: `12.50`, `12,50`, `1,250.00`, `12 000`. Null if it is not an
 * amount above zero. Francs are whole: every separator separates thousands.
 */
export function readAmount(text: string, currency: 'USD' | 'RWF'): number | null {
  const typed = text.replace(/[\s\u00a0$]|RWF|USD/gi, '')
  if (!/^\d[\d.,]*$/.test(typed)) return null
  const plain = currency === 'RWF' ? plainFrancs(typed) : plainDollars(typed)
  const amount = Number(plain)
  if (plain === '' || !Number.isFinite(amount)) return null
  const rounded = currency === 'RWF' ? roundHalfUp(amount) : fromCents(toCents(amount))
  return rounded > 0 && rounded <= MAX_AMOUNT ? rounded : null
}

/** As the contract has it. */
const MAX_AMOUNT = 10_000_000_000

const plainFrancs = (typed: string) =>
  /^\d{1,3}([.,]\d{3})+$/.test(typed) ? typed.replace(/[.,]/g, '') : typed.replace(',', '.')

/** The last separator is the decimal one, unless three digits stand behind a comma. */
function plainDollars(typed: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  return typed.replace(',', '.')
}

/** For a field: `160`, `12.50`, `232000`. */
export function typedAmount(amount: number, currency: string): string {
  return currency === 'RWF' ? String(Math.round(amount)) : amount.toFixed(2).replace(/\.00$/, '')
}
