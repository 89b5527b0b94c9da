/** Cards of the sandbox. Nothing here is stored: what leaves is an outcome and a masked reference. */

export type Outcome = 'paid' | 'failed' | 'cancelled' | 'slow'

interface TestCard {
  /** As cards print it. */
  number: string
  brand: string
  outcome: Outcome
}

/** The only cards that the sandbox takes, so that nobody's real one gets anywhere. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'paid' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', outcome: 'paid' },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'failed' },
  { number: '4000 0000 0000 0119', brand: 'Visa', outcome: 'cancelled' },
  { number: '4000 0000 0000 3220', brand: 'Visa', outcome: 'slow' },
]

export type CardField = 'number' | 'name' | 'expiry' | 'cvc'
export type CardError = 'required' | 'invalid' | 'expired' | 'real'

/** As typed into the page's form. */
export type CardForm = Record<CardField, string>

export interface ReadCard {
  errors: Partial<Record<CardField, CardError>>
  /** Null where something is wrong. */
  card: { outcome: Outcome; masked: string } | null
}

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '')

/** The check that a card's number carries in itself (ISO/IEC 7812-1): doubles every second digit. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    const worth = at % 2 === 0 ? digit : digit * 2
    sum += worth > 9 ? worth - 9 : worth
  }
  return sum % 10 === 0
}

function numberError(text: string): CardError | undefined {
  if (text.trim() === '') return 'required'
  const digits = digitsOf(text)
  if (!passesLuhn(digits)) return 'invalid'
  return findCard(digits) === undefined ? 'real' : undefined
}

function findCard(digits: string): TestCard | undefined {
  return testCards.find(({ number }) => digitsOf(number) === digits)
}

/** `MM/YY` or `MM/YYYY`, good until its month is over. `today`: `YYYY-MM-DD` at the house. */
function expiryError(text: string, today: string): CardError | undefined {
  if (text.trim() === '') return 'required'
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  if (year === '' || Number(month) < 1 || Number(month) > 12) return 'invalid'
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}`
  return whole < today.slice(0, 7) ? 'expired' : undefined
}

/** Reads the form: what is wrong with it by field, or what this card does. */
export function readCard(form: CardForm, today: string): ReadCard {
  const cvc = form.cvc.trim()
  const found = {
    number: numberError(form.number),
    name:
      form.name.trim() === '' ? 'required' : form.name.trim().length > 2 ? undefined : 'invalid',
    expiry: expiryError(form.expiry, today),
    cvc: cvc === '' ? 'required' : /^\d{3,4}$/.test(cvc) ? undefined : 'invalid',
  } as const
  const errors: ReadCard['errors'] = {}
  for (const [field, error] of Object.entries(found)) {
    if (error !== undefined) errors[field as CardField] = error
  }
  const digits = digitsOf(form.number)
  const card = findCard(digits)
  if (card === undefined || Object.keys(errors).length > 0) return { errors, card: null }
  const masked = `${card.brand} •••• ${digits.slice(-4)}`
  return { errors, card: { outcome: card.outcome, masked } }
}
