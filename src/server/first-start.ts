import { createFirstAccounts, type SignIn } from './accounts.ts'
import type { Store } from './db/store.ts'
import { loadSeed } from './seed.ts'
import type { Settings } from './settings.ts'

/**
 * Fills a new store, whole or not at all. Answers the sign-ins to show once; null when it was
 * filled before, or by another process at the same time.
 */
export async function fillNewStore(
  store: Store,
  settings: Pick<Settings, 'seed' | 'adminEmail' | 'adminPassword'> & { seedDays?: number },
  now: Date,
): Promise<SignIn[] | null> {
  const house = await store.db.selectFrom('house').select('id').executeTakeFirst()
  if (house !== undefined) return null
  const { staff, fill } = await loadSeed(settings.seed)
  const { accounts, signIns } = await createFirstAccounts(settings, staff)
  return (await fill(store, now, accounts, settings.seedDays)) ? signIns : null
}
