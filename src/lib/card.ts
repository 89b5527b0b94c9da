/**
 * Checks of card fields (spec 1 §5, spec 2 §5). They help a person who mistypes; nothing here is
 * kept or sent.
 */

export type CardBrand = 'visa' | 'mastercard' | 'amex'

/** Digits alone, at most 19. */
export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 19)
}

/** By the first digits; null for brands that are not recognised. */
export function cardBrand(digits: string): CardBrand | null {
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  const [two, four] = [Number(digits.slice(0, 2)), Number(digits.slice(0, 4))]
  if (two >= 51 && two <= 55) return 'mastercard'
  return digits.length >= 4 && four >= 2221 && four <= 2720 ? 'mastercard' : null
}

/** In groups as they stand on the card: 4-6-5 on American Express, fours on all others. */
export function groupedCard(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? [4, 6, 5, 4] : [4, 4, 4, 4, 3]
  const parts: string[] = []
  let at = 0
  for (const length of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + length))
    at += length
  }
  return parts.join(' ')
}

/** Luhn's check digit, from 12 digits on. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** `1226`, `12/26` as they are typed -> `12/26`; `5` -> `05/`. */
export function groupedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const four = (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4)
  return four.length > 2 ? `${four.slice(0, 2)}/${four.slice(2)}` : four
}

/**
 * `MM/YY`: a month that exists and has not passed; the month itself still counts.
 *
 * @param today `YYYY-MM-DD`
 */
export function expiryCounts(expiry: string, today: string): boolean {
  const found = /^(\d{2})\/(\d{2})$/.exec(expiry)
  if (!found) return false
  const [, month = '', year = ''] = found
  if (Number(month) < 1 || Number(month) > 12) return false
  return `20${year}-${month}` >= today.slice(0, 7)
}

/** Digits alone, at most 4. */
export function cvcDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4)
}

/** Three digits, four on American Express. */
export function cvcCounts(digits: string, brand: CardBrand | null): boolean {
  return brand === 'amex' ? /^\d{4}$/.test(digits) : /^\d{3,4}$/.test(digits)
}

/** Where the brand is told: three digits, four on American Express (spec 2 §5). */
export function cvcFits(digits: string, brand: CardBrand): boolean {
  return digits.length === (brand === 'amex' ? 4 : 3) && /^\d+$/.test(digits)
}

/** The cardholder's name: longer than 2 characters (spec 1 §5). */
export function holderCounts(name: string): boolean {
  return name.trim().length > 2
}

/** Brands as the masked reference names them; `card` is any other (spec 2 §5). */
export type ReferenceBrand = CardBrand | 'discover' | 'card'

export function referenceBrand(digits: string): ReferenceBrand {
  const discover = /^(?:6011|64[4-9]|65)/.test(digits)
  return cardBrand(digits) ?? (discover ? 'discover' : 'card')
}

/** The card dialog's four fields as they are typed. */
export interface CardEntry {
  number: string
  name: string
  expiry: string
  cvc: string
}

export const emptyCard: CardEntry = { number: '', name: '', expiry: '', cvc: '' }

/** What is wrong, and in which field: the first empty one, or the one that does not fit. */
export interface CardSlip {
  kind: 'missing' | 'number' | 'expiry' | 'cvc'
  field: keyof CardEntry
}

/** `MM/YY` or `MM/YYYY` as `MM/YYYY`, a two-digit year read as 20YY; null where it is neither. */
export function wholeExpiry(typed: string): string | null {
  const found = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed)
  if (!found) return null
  const [, month = '', year = ''] = found
  return `${month}/${year.padStart(4, '20')}`
}

/** The dialog's checks, in the documents' order (spec 2 §5); null: it may go on. */
export function cardSlip(entry: CardEntry): CardSlip | null {
  const fields = ['number', 'name', 'expiry', 'cvc'] as const
  const empty = fields.find((field) => entry[field].trim() === '')
  if (empty !== undefined) return { kind: 'missing', field: empty }
  if (!/^\d{12,19}$/.test(spaceless(entry.number))) return { kind: 'number', field: 'number' }
  if (wholeExpiry(entry.expiry) === null) return { kind: 'expiry', field: 'expiry' }
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) return { kind: 'cvc', field: 'cvc' }
  return null
}

/** All that may be kept of a card: brand, last four digits, expiry, as `visa •••• 4242 12/30`. */
export function maskedCard({ number, expiry }: CardEntry): string {
  const digits = spaceless(number)
  const [month = '', year = ''] = (wholeExpiry(expiry) ?? '').split('/')
  return `${referenceBrand(digits)} •••• ${digits.slice(-4)} ${month}/${year.slice(-2)}`
}

const spaceless = (typed: string) => typed.replace(/\s/g, '')
