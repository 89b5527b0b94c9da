import { refuse } from '../../pipeline/endpoint.ts'
import type { Payments } from '../../payments/payments.ts'

/** Throws if the house takes no online payments, before anything is written. */
export function checkPaymentsOnline({ provider }: Payments): void {
  if (provider.name !== 'none') return
  refuse('no_payments_online')
}
