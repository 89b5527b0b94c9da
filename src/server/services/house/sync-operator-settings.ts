import { defaultSettings, type HouseSettings } from '../../house-settings.ts'
import type { Store } from '../../db/store.ts'

/** What the operator sets (PAYMENTS, SMTP_URL) and devices read. */
export type OperatorSettings = Pick<HouseSettings, 'payments' | 'sends_mail'>

/** Copies settings of the operator to the house's, at every start. */
export async function syncOperatorSettings(
  store: Store,
  set: Partial<OperatorSettings>,
): Promise<void> {
  await store.transaction(async (tx) => {
    const house = await tx.lock('house', 'house')
    if (house === undefined) return
    const stored = JSON.parse(house.settings) as Partial<OperatorSettings>
    const now = { ...defaultSettings, ...stored }
    const next = { ...now, ...set }
    if (next.payments === now.payments && next.sends_mail === now.sends_mail) return
    await tx.update('house', 'house', { settings: JSON.stringify({ ...stored, ...set }) })
  })
}
