import type { PaymentWay } from '#domain/payments.ts'
import type { Store } from '../../db/store.ts'

/** Devices learn from the house's settings who takes cards; the operator decides it (PAYMENTS). */
export async function syncPaymentsSetting(store: Store, payments: PaymentWay): Promise<void> {
  await store.transaction(async (tx) => {
    const house = await tx.lock('house', 'house')
    if (house === undefined) return
    const settings = JSON.parse(house.settings) as Record<string, unknown>
    if (settings.payments === payments) return
    await tx.update('house', 'house', { settings: JSON.stringify({ ...settings, payments }) })
  })
}
