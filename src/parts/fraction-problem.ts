import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HouseMoney } from '#domain/money.ts'
import { isPayableIn } from '#domain/price.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'

/** A typed price with a fraction, where the house's currency has none; null: it is none such. */
export function fractionProblem(
  price: number,
  { base }: Pick<HouseMoney, 'base'> = houseMoneyHere(),
): MessageDescriptor | null {
  if (!Number.isFinite(price) || isPayableIn(price, base)) return null
  return msg`Enter a whole amount: ${base} has no decimals.`
}
