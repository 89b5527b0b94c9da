import type { PaymentWay } from '#domain/payments.ts'
import type { Store } from '../../db/store.ts'

/** Copies the operator's setting PAYMENTS to the house's settings, which devices read. */
export async function syncPaymentsSetting(store: Store, payments: PaymentWay): Promise<void> {
  await store.transaction(async (tx) => {
    const house = await tx.lock('house', 'house')
    if (house === undefined) return
    const settings = JSON.parse(house.settings) as Record<string, unknown>
    if (settings.payments === payments) return
    await tx.update('house', 'house', { settings: JSON.stringify({ ...settings, payments }) })
  })
}
