import { refuse, type Actor } from '../../pipeline/endpoint.ts'
import type { Context } from '../../pipeline/context.ts'
import { paymentsForGuests, settingsOf } from '../../house-settings.ts'

/**
 * Throws, before anything is written, where the house takes no online payments: none at all, or from
 * guests no test cards.
 */
export async function checkPaymentsOnline(
  { payments: { provider }, store }: Pick<Context, 'payments' | 'store'>,
  actor: Actor,
): Promise<void> {
  if (provider.name === 'none') refuse('no_payments_online')
  if (provider.name !== 'sandbox' || actor.kind === 'staff') return
  const { test_payments } = await settingsOf(store.db)
  if (paymentsForGuests({ payments: provider.name, test_payments }) === 'none') {
    refuse('no_payments_online')
  }
}
