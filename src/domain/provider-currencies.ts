import type { Currency } from '#lib/currency.ts'
import type { PaymentWay } from './payments.ts'

/**
 * In which currencies a payment provider takes money, where it does not take all of ours. Pesapal's: of
 * the countries in which it works, and dollars (developer.pesapal.com, November 2026). It refuses a
 * payment in another.
 */
const taken: Partial<Record<PaymentWay, readonly Currency[]>> = {
  pesapal: ['KES', 'TZS', 'UGX', 'RWF', 'MWK', 'ZMW', 'ZWL', 'USD'],
}

export const providerTakes = (provider: PaymentWay, currency: Currency): boolean =>
  taken[provider]?.includes(currency) ?? true
