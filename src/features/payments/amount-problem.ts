import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { defaultBase } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import { readAmount } from './amount.ts'

/** What is wrong with a typed amount; null: nothing. */
export function amountProblem(text: string, currency: Currency): MessageDescriptor | null {
  if (readAmount(text, currency) !== null) return null
  // A sum of dollars: then it is the fraction that is wrong.
  return readAmount(text, defaultBase) === null
    ? msg`Amount must be > 0`
    : msg`Enter a whole amount: ${currency} has no decimals.`
}
