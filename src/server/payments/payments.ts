import type { PaymentWay } from '#domain/payments.ts'
import type { Store } from '../db/store.ts'
import { pesapalProvider } from './pesapal/provider.ts'
import type { PesapalAccount } from './pesapal/client.ts'
import { ProviderRefusal, type Provider } from './provider.ts'
import { sandboxProvider } from './sandbox/provider.ts'

/** Who takes payments for the house, by its settings. */
export interface Payments {
  /** Takes new ones. */
  readonly provider: Provider
  /**
   * Who is asked about one that was started before; null where the house no longer works with that
   * provider. (The sandbox's test cards settle nothing in a house that takes real ones.)
   */
  byName(name: string): Provider | null
}

export interface PaymentSettings {
  payments: PaymentWay
  publicUrl: string | null
  /** There where `payments` is pesapal (settings.ts sees to it). */
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
 * A house of cash, room and desk only. Whoever would begin a payment is refused before anything is
 * written (services/payments/refuse-without.ts); nobody is asked about earlier ones.
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
