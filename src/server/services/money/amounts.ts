import { toCents } from '#domain/money.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'

export interface Amounts {
  amount_cents: number
  charged: number
  currency: 'USD' | 'RWF'
  rwf_rate: number | null
}

/**
 * Money as it is kept: dollars, and what was handed over in its own currency, at the house's rate of
 * the day or the one it was recorded at.
 */
export function amountsOf(
  amount: number,
  currency: 'USD' | 'RWF',
  { rwf_per_usd }: Pick<HouseSettings, 'rwf_per_usd'>,
  recordedAt: number | null,
): Amounts {
  if (currency === 'USD') {
    const cents = toCents(amount)
    return { amount_cents: cents, charged: cents, currency, rwf_rate: null }
  }
  const rate = recordedAt ?? rwf_per_usd?.rate ?? null
  if (rate === null) {
    return refuse('no_rate', { field: 'currency' })
  }
  const charged = Math.round(amount)
  return { amount_cents: toCents(charged / rate), charged, currency, rwf_rate: rate }
}
