/**
 * Phone numbers as people write them (decisions.md: "compared in international form, Rwanda
 * assumed").
 */

const RWANDA = '250'
/** Digits of a number in Rwanda without country and trunk zero. */
const NATIONAL = 9

/** `0788 123 456`, `250788123456`, `00250 788…` -> `+250788123456`; null when it is no number. */
export function internationalPhone(text: string): string | null {
  // "+44 (0)20 …": the zero is for callers inside the country.
  const compact = text
    .normalize('NFKC')
    .replaceAll('(0)', '')
    .replaceAll(/[\s().\-/\u2010-\u2015]/g, '')
  if (!/^\+?\d{6,17}$/.test(compact)) return null
  if (compact.startsWith('+')) return withoutTrunkZero(compact.slice(1))
  if (compact.startsWith('00')) return withoutTrunkZero(compact.slice(2))
  if (compact.startsWith('0')) return `+${RWANDA}${compact.slice(1)}`
  if (compact.length === NATIONAL) return `+${RWANDA}${compact}`
  return compact.length > NATIONAL ? withoutTrunkZero(compact) : `+${RWANDA}${compact}`
}

/** `+250 0788…` is written by mistake often enough. */
function withoutTrunkZero(digits: string): string {
  const trunk = `${RWANDA}0`
  const mistaken = digits.startsWith(trunk) && digits.length === RWANDA.length + 1 + NATIONAL
  return `+${mistaken ? RWANDA + digits.slice(trunk.length) : digits}`
}

/** Whether two texts are the same phone number. A text that is no number equals nothing. */
export function samePhone(one: string, other: string): boolean {
  const number = internationalPhone(one)
  return number !== null && number === internationalPhone(other)
}

/** Number of digits with the country code (E.164). Nobody can be called by a shorter one. */
const MIN_DIGITS = 8
const MAX_DIGITS = 15

/** Whether it can be called: any country's, and without one Rwanda's, whole. */
export function isPhone(text: string): boolean {
  const digits = internationalPhone(text)?.slice(1) ?? ''
  if (digits.startsWith(RWANDA)) return digits.length === RWANDA.length + NATIONAL
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !digits.startsWith('0')
}
