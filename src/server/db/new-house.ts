import { defaultSettings, type HouseSettings } from '../house-settings.ts'
import type { Store, Tx } from './store.ts'

/** A staff account with its password hash (pipeline/passwords.ts). */
export interface Account {
  id: string
  name: string
  email: string
  role: string
  password_hash: string
}

/**
 * Whether the store has a property. Locks the (perhaps missing) row against another process that
 * starts on an empty store too.
 */
export async function hasHouse(tx: Tx): Promise<boolean> {
  await tx.next('starts')
  return (await tx.db.selectFrom('house').select('id').executeTakeFirst()) !== undefined
}

/**
 * Fills an empty store (SEED=none) with a property and accounts. Answers false, and does nothing,
 * when it has one already.
 *
 * @param some settings other than the defaults
 */
export async function createEmptyHouse(
  store: Store,
  accounts: readonly Account[],
  some: Partial<HouseSettings> = {},
): Promise<boolean> {
  return await store.transaction(async (tx) => {
    if (await hasHouse(tx)) return false
    await tx.insert('house', {
      id: 'house',
      settings: JSON.stringify({ ...defaultSettings, ...some }),
    })
    for (const account of accounts) await tx.insert('users', { ...account, disabled: 0 })
    return true
  })
}
