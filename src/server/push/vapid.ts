import webPush from 'web-push'
import type { Store } from '../db/store.ts'

/**
 * The house's own keys for push services (VAPID, RFC 8292), base64url. Devices subscribe for the
 * public one, so they must outlive restarts, moves and restored back-ups: they lie in the store.
 */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'push_keys'

/** The keys; made where there are none yet. Of several processes that make them, one is believed. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const kept = await readKeys(store)
  if (kept !== undefined) return kept
  const value = JSON.stringify(webPush.generateVAPIDKeys())
  await store.transaction((tx) =>
    tx.db
      .insertInto('meta')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  const made = await readKeys(store)
  if (made === undefined) throw new Error('The keys for push services were not kept')
  return made
}

async function readKeys(store: Store): Promise<VapidKeys | undefined> {
  const row = await store.db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && (JSON.parse(row.value) as VapidKeys)
}
