import type { Collection } from 'dexie'
import type { CachedRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import type { KeptKey } from './types.ts'

/** Sorts after every text that ids and scopes are made of. */
const LAST = '\uffff'

/** The rows of an owner, of a resource of theirs, or of one scope of it. */
export function rowsOf(
  db: DeviceDb,
  { owner, resource, scope }: Pick<KeptKey, 'owner'> & Partial<KeptKey>,
): Collection<CachedRow, [owner: string, resource: string, id: string]> {
  if (scope !== undefined) {
    return db.cached.where('[owner+resource+scope]').equals([owner, resource ?? '', scope])
  }
  return db.cached
    .where('[owner+resource+id]')
    .between([owner, resource ?? '', ''], [owner, resource ?? LAST, LAST])
}

/** Name of a list in `fetched`, see db/schema.ts. */
export function listName({ owner, resource, scope }: KeptKey): string {
  return scope === undefined ? `${owner}:${resource}` : `${owner}:${resource}:${scope}`
}
