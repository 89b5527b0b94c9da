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

const META_NAME = 'push_keys'
const SECRET_LOCATION = { table: 'meta', column: 'value', row: META_NAME }

/** The keys; made where there are none yet, or none that open (seal). Of several processes that make them, one is believed. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const kept = await readKeys(store)
  if (kept !== undefined) return kept
  const { seal } = store
  const value = seal.seal(SECRET_LOCATION, JSON.stringify(webPush.generateVAPIDKeys()))
  await store.transaction(async (tx) => {
    const there = await tx.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', META_NAME)
      .executeTakeFirst()
    if (there !== undefined && seal.open(SECRET_LOCATION, there.value) === null) {
      // Devices subscribed for keys that nobody can use any more: each does so anew.
      await tx.db.deleteFrom('push_deliveries').execute()
      await tx.db.deleteFrom('push_subscriptions').execute()
      await tx.db
        .deleteFrom('meta')
        .where('name', '=', META_NAME)
        .where('value', '=', there.value)
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
  const row = await store.db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', META_NAME)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const text = store.seal.open(SECRET_LOCATION, row.value)
  return text === null ? undefined : (JSON.parse(text) as VapidKeys)
}
