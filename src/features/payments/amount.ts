import { digitsOf, type Currency } from '#lib/currency.ts'
import { fromMinor, toMinor } from '#domain/money.ts'
import { isPayableIn } from '#domain/price.ts'
import { typedMoney } from '#domain/typed-money.ts'

/** An amount as people type it. Null if it is not above zero, or has a fraction that the currency has not. */
export function readAmount(text: string, currency: Currency): number | null {
  const amount = typedMoney(text, currency)
  if (amount === null) return null
  // Rounded, it would not be what was typed.
  if (!isPayableIn(amount, currency)) return null
  const rounded = fromMinor(toMinor(amount, currency), currency)
  return rounded > 0 && rounded <= MAX_AMOUNT ? rounded : null
}

/** As the contract has it. */
const MAX_AMOUNT = 10_000_000_000

/** For a field: `160`, `12.50`, `232000`. */
export function typedAmount(amount: number, currency: string): string {
  return amount.toFixed(digitsOf(currency)).replace(/\.00$/, '')
}
