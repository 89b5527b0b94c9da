import { refreshStatus } from './refresh-status.ts'
import { findPayment, type PaymentContext, type ProviderPayment } from './rows.ts'

/** A page that nobody should pay any more is asked to close, and what came of it is heard once more. */
export async function closePage(
  context: PaymentContext,
  { id, provider, provider_reference }: ProviderPayment,
): Promise<void> {
  const { store, payments, log } = context
  if (provider_reference === null) return
  try {
    await payments.byName(provider)?.abandon(provider_reference)
  } catch (error) {
    log.warn({ err: error }, 'an earlier payment could not be closed')
  }
  const payment = await findPayment(store.db, id)
  if (payment !== undefined) await refreshStatus(context, payment)
}
