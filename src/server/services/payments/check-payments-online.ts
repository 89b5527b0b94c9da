import { refuse, type Actor } from '../../pipeline/endpoint.ts'
import type { Context } from '../../pipeline/context.ts'
import { paymentsForGuests, settingsOf } from '../../house-settings.ts'

/**
 * Throws, before anything is written, where the house takes no online payments: none at all, none in
 * its currency, or from guests no test cards.
 */
export async function checkPaymentsOnline(
  { payments: { provider }, store }: Pick<Context, 'payments' | 'store'>,
  actor: Actor,
): Promise<void> {
  if (provider.name === 'none') refuse('no_payments_online')
  const { test_payments, base_currency } = await settingsOf(store.db)
  const is = {
    payments: provider.name,
    test_payments: test_payments || actor.kind === 'staff',
    base_currency,
  }
  if (paymentsForGuests(is) === 'none') refuse('no_payments_online')
}
