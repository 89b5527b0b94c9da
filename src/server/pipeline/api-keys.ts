import type { Store } from '../db/store.ts'
import type { Actor } from './endpoint.ts'

/** Limits writes of `last_used_at`, so that a read does not imply a write. */
const LAST_USED_INTERVAL_MS = 5 * 60_000

/**
 * The actor of an API key: it reads what the reception reads. Undefined: the key is unknown or
 * revoked.
 */
export async function actorOfApiKey(
  store: Store,
  hash: string,
  now: Date,
): Promise<Actor | undefined> {
  const key = await store.db
    .selectFrom('api_keys')
    .select(['id', 'name', 'last_used_at'])
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (key === undefined) return undefined
  const last = key.last_used_at === null ? 0 : Date.parse(key.last_used_at)
  if (now.getTime() - last > LAST_USED_INTERVAL_MS) {
    await store.transaction((tx) =>
      tx.db
        .updateTable('api_keys')
        .set({ last_used_at: now.toISOString() })
        .where('id', '=', key.id)
        .execute(),
    )
  }
  return {
    kind: 'staff',
    userId: `key:${key.id}`,
    name: key.name,
    role: 'reception',
    scope: 'read',
    deviceId: null,
    tokenHash: hash,
  }
}
