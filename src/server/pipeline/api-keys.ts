import type { Store } from '../db/store.ts'
import type { Actor } from './endpoint.ts'

/** `last_used_at` is written at most this often, so that reading does not mean writing. */
const LAST_USED_INTERVAL_MS = 5 * 60_000

/** Who a key stands for: it reads as the reception does, and nothing else. Undefined: it opens nothing. */
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
