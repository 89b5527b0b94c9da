import type { Currency } from '#lib/currency.ts'
import { countedCents } from '#domain/folio-balance.ts'
import { exchangeFor, toMinor } from '#domain/money.ts'
import { moneyOfHouse, type HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { checkPayable } from '../check-price.ts'

export interface Amounts {
  amount_cents: number
  charged: number
  currency: Currency
  rwf_rate: number | null
}

/**
 * Money as it is kept: in the base currency, and what was handed over in its own, at the house's rate
 * of the day or the one it was recorded at. Throws `validation` for fractions of francs.
 *
 * @param open cents that it may have been meant to pay, the first before the second
 */
export function amountsOf(
  amount: number,
  currency: Currency,
  settings: HouseSettings,
  recordedAt: number | null,
  open: readonly number[] = [],
): Amounts {
  const house = moneyOfHouse(settings)
  const rate = currency === house.base ? null : (recordedAt ?? exchangeFor(house, currency).rate)
  if (rate === null && currency !== house.base) {
    return currency === 'RWF'
      ? refuse('no_rate', { field: 'currency' })
      : refuse('no_rate_for', { currency }, { field: 'currency' })
  }
  checkPayable(amount, currency, 'amount')
  const charged = toMinor(amount, currency)
  const counted = (due: number) => countedCents({ currency, rate }, charged, house.base, due)
  const amount_cents = open.find((due) => due > 0 && counted(due) === due) ?? counted(0)
  return { amount_cents, charged, currency, rwf_rate: rate }
}
