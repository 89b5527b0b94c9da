/** Reads cards for the sandbox. Nothing is stored except an outcome and a masked reference. */

import { passesLuhn } from '#lib/card.ts'
import { findTestCard, type TestOutcome } from '#lib/test-cards.ts'

export type Outcome = TestOutcome

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

function numberError(text: string): CardError | undefined {
  if (text.trim() === '') return 'required'
  const digits = digitsOf(text)
  if (!passesLuhn(digits)) return 'invalid'
  return findTestCard(digits) === undefined ? 'real' : undefined
}

/**
 * `MM/YY` or `MM/YYYY`, valid until the end of its month. `today`: `YYYY-MM-DD` in the property's
 * time zone.
 */
function expiryError(text: string, today: string): CardError | undefined {
  if (text.trim() === '') return 'required'
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  if (year === '' || Number(month) < 1 || Number(month) > 12) return 'invalid'
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}`
  return whole < today.slice(0, 7) ? 'expired' : undefined
}

/** Reads the form: errors by field, or the outcome of this card. */
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
  const card = findTestCard(digits)
  if (card === undefined || Object.keys(errors).length > 0) return { errors, card: null }
  const masked = `${card.brand} •••• ${digits.slice(-4)}`
  return { errors, card: { outcome: card.outcome, masked } }
}
