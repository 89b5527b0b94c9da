import type { Collection } from 'dexie'
import type { CachedRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import type { CacheKey } from './types.ts'

/** Sorts after every text that ids and scopes are made of. */
const LAST = '\uffff'

/**
 * Rows that are read or written at once. Each piece is a task of its own: a slow phone takes some
 * 10 ms for one, and a list of thousands never stops the page (design §8).
 */
export const PIECE = 150

/** Rows that are written at once: each is copied for the store in the same task, 1 to 2 ms a row. */
export const WRITE_PIECE = 10

type Range = Pick<CacheKey, 'owner'> & Partial<CacheKey>

/** The rows of an owner, of a resource of theirs, or of one scope or a range of scopes of it. */
export function rowsOf(
  db: DeviceDb,
  { owner, resource, scope }: Range,
  after?: Pick<CachedRow, 'resource' | 'id' | 'scope'>,
): Collection<CachedRow, [owner: string, resource: string, id: string]> {
  const name = resource ?? ''
  if (scope !== undefined) {
    const [from, to] = typeof scope === 'string' ? [scope, scope] : scope
    return db.cached
      .where('[owner+resource+scope]')
      .between([owner, name, after?.scope ?? from], [owner, name, to], after === undefined, true)
  }
  const from = after === undefined ? [owner, name, ''] : [owner, after.resource, after.id]
  return db.cached
    .where('[owner+resource+id]')
    .between(from, [owner, resource ?? LAST, LAST], after === undefined, true)
}

/**
 * All rows of a range, inside the caller's transaction. `each` gets them as they come, in pieces;
 * the next piece is on its way meanwhile.
 */
export async function readRows(
  db: DeviceDb,
  range: Range,
  each: (rows: CachedRow[]) => void = () => {},
): Promise<CachedRow[]> {
  const all: CachedRow[] = []
  for (let asked = askPiece(db, range); ;) {
    let some = await asked
    let next = some.length < PIECE ? null : rangeAfter(range, some)
    if (next === 'amid') {
      // More rows of one scope than a piece: they share their place in the index.
      const { scope } = some[0]!
      some = await rowsOf(db, { ...range, scope }).toArray()
      next = { range, after: some.at(-1)! }
    }
    if (next !== null) {
      asked = askPiece(db, next.range, next.after)
      const { from } = next
      // Of the last scope only some came: the next piece has it whole.
      if (from !== undefined) some = some.filter(({ scope }) => scope !== from)
    }
    each(some)
    all.push(...some)
    if (next === null) return all
  }
}

const askPiece = (db: DeviceDb, range: Range, after?: CachedRow) =>
  rowsOf(db, range, after).limit(PIECE).toArray()

/** Where reading goes on after a full piece; `amid`: the piece has one scope alone. */
function rangeAfter(
  range: Range,
  some: readonly CachedRow[],
): { range: Range; after?: CachedRow; from?: string } | 'amid' {
  const last = some.at(-1)!
  if (range.scope === undefined) return { range, after: last }
  if (last.scope === some[0]!.scope) return 'amid'
  const to = typeof range.scope === 'string' ? range.scope : range.scope[1]
  return { range: { ...range, scope: [last.scope, to] }, from: last.scope }
}

/** Name of a list in `fetched`, see db/schema.ts. */
export function listName({ owner, resource, scope }: CacheKey): string {
  if (scope === undefined) return `${owner}:${resource}`
  return `${owner}:${resource}:${typeof scope === 'string' ? scope : scope.join('..')}`
}
