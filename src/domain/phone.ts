import { plainDigits } from '#lib/plain-digits.ts'
import { homeNumbers, type HomeNumbers } from './home-numbers.ts'

/**
 * Phone numbers as people write them, compared in international form. One without a calling code is of
 * the house's country (decision 96).
 */

/**
 * In Rwanda `0788 123 456`, `250788123456`, `00250 788…` -> `+250788123456`; null when it is no number,
 * or nobody knows of which country.
 */
export function internationalPhone(text: string, home = homeNumbers()): string | null {
  // "+44 (0)20 …": the zero is for callers inside the country.
  const compact = plainDigits(text)
    .normalize('NFKC')
    .replaceAll('(0)', '')
    .replaceAll(/[\s().\-/\u2010-\u2015]/g, '')
  if (!/^\+?\d{6,17}$/.test(compact)) return null
  if (compact.startsWith('+')) return withoutTrunkZero(compact.slice(1), home)
  if (compact.startsWith('00')) return withoutTrunkZero(compact.slice(2), home)
  if (home === null) return null
  // Burundi has no such zero; whoever writes one there means the number all the same.
  if (compact.startsWith('0')) return `+${home.code}${compact.slice(1)}`
  return compact.length > home.max ? withoutTrunkZero(compact, home) : `+${home.code}${compact}`
}

/** `+250 0788…` is written by mistake often enough. */
function withoutTrunkZero(digits: string, home: HomeNumbers | null): string {
  if (home === null || !digits.startsWith(`${home.code}0`)) return `+${digits}`
  const national = digits.slice(home.code.length + 1)
  const mistaken = national.length >= home.min && national.length <= home.max
  return `+${mistaken ? home.code + national : digits}`
}

/** Whether two texts are the same phone number. A text that is no number equals nothing. */
export function samePhone(one: string, other: string, home = homeNumbers()): boolean {
  const number = internationalPhone(one, home)
  return number !== null && number === internationalPhone(other, home)
}

/** Number of digits with the country code (E.164). Nobody can be called by a shorter one. */
const MIN_DIGITS = 8
const MAX_DIGITS = 15

/** Whether it can be called: any country's, and without one the house's own, whole. */
export function isPhone(text: string, home = homeNumbers()): boolean {
  const digits = internationalPhone(text, home)?.slice(1) ?? ''
  if (home !== null && digits.startsWith(home.code)) {
    const national = digits.length - home.code.length
    return national >= home.min && national <= home.max
  }
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !digits.startsWith('0')
}

/** Whether it says no country, and the house's is none that numbers without one could be of. */
export const lacksCallingCode = (text: string, home = homeNumbers()): boolean =>
  home === null && text.trim() !== '' && !/^\s*\(?(?:\+|00)/.test(text)

/** Whether a number in international form is of the house's country. */
export const isHomePhone = (number: string, home = homeNumbers()): boolean =>
  home !== null && number.startsWith(`+${home.code}`)
