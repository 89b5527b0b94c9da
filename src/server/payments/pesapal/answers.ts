import {
  coerceNumber,
  coerceObject,
  coerceText,
  coerceTextOrNull,
  type Fields,
} from '#lib/coerce.ts'
import { digitsOf } from '#lib/currency.ts'
import { paymentReasons } from '#domain/payment-reasons.ts'
import { fromMinor, roundHalfUp } from '#domain/money.ts'
import type { ProviderStatus } from '../provider.ts'

/** Reads answers of Pesapal's API 3.0: JSON whose parts may be null, text or missing. */

/** The error in an answer's body, beside the HTTP status: `{ error_type, code, message }`. */
export interface Fault {
  code: string
  message: string
}

/** Sent as an error before the payer has finished; it is none. */
export const NOT_PAID_YET = 'payment_details_not_found'

/** Null where the body reports no error. */
export function faultOf(body: Fields): Fault | null {
  const error = coerceObject(body.error)
  const code = coerceText(error.code) || coerceText(error.error_type)
  const message = coerceText(error.message) || coerceText(body.message)
  if (code !== '') return { code, message }
  if (coerceText(body.error) !== '') return { code: coerceText(body.error), message }
  const status = coerceText(body.status)
  return status === '' || status === '200' ? null : { code: status, message }
}

/** Pesapal's decimal amount in our smallest unit; null where that is not a whole number. */
export function chargedOf(amount: number | null, currency: string | null): number | null {
  if (amount === null || currency === null) return null
  const units = amount * 10 ** digitsOf(currency)
  const whole = roundHalfUp(units)
  return Math.abs(units - whole) < 1e-4 ? whole : null
}

/** An amount in Pesapal's form: `12.5` dollars, `18125` francs. */
export function amountFor(charged: number, currency: string): number {
  return fromMinor(charged, currency)
}

const statuses = { 1: 'paid', 2: 'failed', 3: 'refunded' } as const

/**
 * GetTransactionStatus: 1 completed, 2 failed, 3 reversed; 0 is invalid, unless the error says that
 * there are no payment details yet. Null for any other number.
 */
export function parseStatus(body: Fields): ProviderStatus | null {
  const pending = coerceText(coerceObject(body.error).code) === NOT_PAID_YET
  const code = pending ? 0 : coerceNumber(body.status_code)
  const currency = coerceTextOrNull(body.currency)
  const said = {
    merchantReference: coerceTextOrNull(body.merchant_reference),
    currency,
    charged: chargedOf(coerceNumber(body.amount), currency),
    confirmation: coerceTextOrNull(body.confirmation_code),
    method: coerceTextOrNull(body.payment_method),
    account: maskedAccount(coerceText(body.payment_account)),
  }
  if (pending) return { ...said, status: 'pending', reason: null }
  if (code === 0) return { ...said, status: 'failed', reason: paymentReasons.invalid }
  if (code !== 1 && code !== 2 && code !== 3) return null
  const words =
    coerceTextOrNull(body.description) ?? coerceTextOrNull(body.payment_status_description)
  return { ...said, status: statuses[code], reason: code === 2 ? words : null }
}

/** Pesapal masks it already; this keeps at most the last four digits in any case. */
export function maskedAccount(text: string): string | null {
  if (text === '') return null
  const masked = text.replaceAll(/\d(?=(?:[\d -]*\d){4})/g, '•')
  return masked.slice(0, 40)
}
