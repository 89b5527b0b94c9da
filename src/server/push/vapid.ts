import webPush from 'web-push'
import { readMeta } from '../db/meta-values.ts'
import type { Store } from '../db/store.ts'

/**
 * The VAPID keys (RFC 8292), base64url. Devices subscribe for the public one, so the keys must
 * survive restarts, moves and restored back-ups: they are in the store.
 */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const META_NAME = 'push_keys'
const SECRET_LOCATION = { table: 'meta', column: 'value', row: META_NAME }

/**
 * The keys; created where there are none, or none that can be opened (seal). If several processes
 * create them, one wins.
 */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const kept = await readKeys(store)
  if (kept !== undefined) return kept
  const { seal } = store
  const value = seal.seal(SECRET_LOCATION, JSON.stringify(webPush.generateVAPIDKeys()))
  await store.transaction(async (tx) => {
    const there = await readMeta(tx.db, META_NAME)
    if (there !== undefined && seal.open(SECRET_LOCATION, there) === null) {
      // Existing subscriptions use keys that are lost: devices subscribe again.
      await tx.db.deleteFrom('push_deliveries').execute()
      await tx.db.deleteFrom('push_subscriptions').execute()
      await tx.db
        .deleteFrom('meta')
        .where('name', '=', META_NAME)
        .where('value', '=', there)
        .execute()
    }
    await tx.db
      .insertInto('meta')
      .values({ name: META_NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  })
  const made = await readKeys(store)
  if (made === undefined) throw new Error('The keys for push services were not kept')
  return made
}

async function readKeys(store: Store): Promise<VapidKeys | undefined> {
  const value = await readMeta(store.db, META_NAME)
  if (value === undefined) return undefined
  const text = store.seal.open(SECRET_LOCATION, value)
  return text === null ? undefined : (JSON.parse(text) as VapidKeys)
}
