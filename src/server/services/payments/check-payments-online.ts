import { refuse } from '../../pipeline/endpoint.ts'
import type { Payments } from '../../payments/payments.ts'

/** Where the house takes nothing online, whoever would pay is told so before anything is begun. */
export function checkPaymentsOnline({ provider }: Payments): void {
  if (provider.name !== 'none') return
  refuse('no_payments_online')
}
