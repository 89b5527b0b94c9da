import type { PaymentWay } from '#domain/payments.ts'
import type { Store } from '../db/store.ts'
import { pesapalProvider } from './pesapal/provider.ts'
import type { PesapalAccount } from './pesapal/client.ts'
import { ProviderRefusal, type Provider } from './provider.ts'
import { sandboxProvider } from './sandbox/provider.ts'

/** The payment providers of the property, by its settings. */
export interface Payments {
  /** For new payments. */
  readonly provider: Provider
  /**
   * The provider of an earlier payment; null where it is no longer used. (The sandbox's test cards
   * settle nothing once real ones are taken.)
   */
  byName(name: string): Provider | null
}

export interface PaymentSettings {
  payments: PaymentWay
  publicUrl: string | null
  /** Set where `payments` is pesapal (settings.ts checks it). */
  pesapal: PesapalAccount | null
}

export function createPayments(
  settings: PaymentSettings,
  store: Store,
  clock: () => Date,
): Payments {
  const { publicUrl, pesapal } = settings
  if (settings.payments === 'none') return noPayments
  if (settings.payments === 'sandbox')
    return singleProvider(sandboxProvider(store, clock, publicUrl))
  if (pesapal === null || publicUrl === null) throw new Error('Pesapal without its settings')
  return singleProvider(pesapalProvider({ account: pesapal, publicUrl, store, clock }))
}

export function singleProvider(provider: Provider): Payments {
  return { provider, byName: (name) => (name === provider.name ? provider : null) }
}

const unavailable = () =>
  Promise.reject(new ProviderRefusal('any', 'none', 'The house takes no payments online.'))

/**
 * For a property that takes cash, room and desk payments only. Starting a payment is refused before
 * anything is written (services/payments/check-payments-online.ts); earlier ones are not polled.
 */
export const noPayments: Payments = {
  provider: {
    name: 'none',
    start: unavailable,
    status: unavailable,
    abandon: unavailable,
    refund: unavailable,
  },
  byName: () => null,
}
