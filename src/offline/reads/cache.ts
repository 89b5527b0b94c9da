import type { FetchedRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { Cache, CachedList, ListAnswer } from './cache-types.ts'
import { applyChanges, readCursor } from './apply-changes.ts'
import { listName, readRows, rowsOf } from './ranges.ts'
import { named, noteGone, readGone } from './gone.ts'
import { cacheRows } from './cache-rows.ts'
import { forgetWalk } from './reset-walk.ts'
import type { CacheKey } from './types.ts'

/** The device's copy of the server's rows, over Dexie. */
export function createCache(db: DeviceDb): Cache {
  return {
    read: (key, each) =>
      db.transaction('r', db.cached, db.fetched, db.facts, () => readList(db, key, each)),
    readOne: (key, id) =>
      db.transaction('r', db.cached, db.fetched, db.facts, async () => {
        const found = await db.cached.get([key.owner, key.resource, id])
        const fetched = await fetchedAt(db, key)
        if (found === undefined && (fetched === null || !fetched.complete)) return null
        const rows = found === undefined ? [] : [found.row]
        return { rows, asOf: fetched?.asOf ?? (await walkedAt(db, key)), partial: false }
      }),
    cacheList: (key, answer) =>
      db.transaction('rw', db.cached, db.fetched, db.facts, async () => {
        const scope = typeof key.scope === 'string' ? key.scope : undefined
        const rows = await notGone(db, key, answer.rows, answer.before)
        const written = await cacheRows(db, key.owner, key.resource, rows, scope)
        // What came through changes is deleted through changes: a list may hide rows that exist.
        const followed = (await readCursor(db, key.owner)) !== null
        if (answer.complete && answer.before !== null && !followed) {
          await deleteGone(db, key, new Set(written.map((row) => row.id)), answer.before)
        }
        await db.fetched.put({
          list: listName(key),
          asOf: answer.asOf,
          complete: answer.complete,
        })
      }),
    cacheOne: (key, id, row, before = null) =>
      db.transaction('rw', db.cached, db.facts, async () => {
        if (row === null) await db.cached.delete([key.owner, key.resource, id])
        else await cacheRows(db, key.owner, key.resource, await notGone(db, key, [row], before))
      }),
    cursor: (person) => readCursor(db, person),
    applyChanges: (person, asked, answer, asOf) => applyChanges(db, person, asked, answer, asOf),
    forget: (person) =>
      db.transaction('rw', db.cached, db.fetched, db.facts, async () => {
        await rowsOf(db, { owner: person }).delete()
        await db.fetched.where('list').startsWith(`${person}:`).delete()
        await db.facts.delete(`changes:${person}`)
        await forgetWalk(db, person)
      }),
  }
}

async function readList(
  db: DeviceDb,
  key: CacheKey,
  each: (rows: ResourceRow[]) => void = () => {},
): Promise<CachedList | null> {
  const found = await readRows(db, key, (some) => each(some.map(({ row }) => row)))
  const fetched = await fetchedAt(db, key)
  if (fetched === null && found.length === 0) return null
  return {
    rows: found.map((row) => row.row),
    asOf: fetched?.asOf ?? (await walkedAt(db, key)),
    partial: fetched?.complete !== true,
  }
}

/** The newer of this list and the whole resource, which /api/changes keeps current. */
async function fetchedAt(db: DeviceDb, key: CacheKey): Promise<Omit<FetchedRow, 'list'> | null> {
  const names = [listName(key), listName({ owner: key.owner, resource: key.resource })]
  const all = (await db.fetched.bulkGet(names)).filter((list) => list !== undefined)
  if (all.length === 0) return null
  return {
    asOf: all.reduce((newest, { asOf }) => (asOf > newest ? asOf : newest), ''),
    complete: all.some(({ complete }) => complete),
  }
}

/** Rows of a first walk through the changes that has not ended yet are as old as its first page. */
const walkedAt = async (db: DeviceDb, { owner }: CacheKey): Promise<string | null> =>
  (await readCursor(db, owner))?.asOf ?? null

/**
 * What a list or a row that was asked for brings, without what was cached when it was asked and
 * which the server has since said to be gone. Anything else is there: the server says so now.
 */
async function notGone(
  db: DeviceDb,
  { owner, resource }: CacheKey,
  rows: readonly ResourceRow[],
  before: ListAnswer['before'],
): Promise<readonly ResourceRow[]> {
  const gone = await readGone(db, owner)
  if (gone.size === 0) return rows
  const late = ({ id }: ResourceRow) => before?.has(id) === true && gone.has(named(resource, id))
  const present = rows.filter((row) => !late(row))
  await noteGone(db, owner, { gone: [], back: present.map(({ id }) => named(resource, id)) })
  return present
}

/** A cached row that a whole answer lacks goes, if it was there, unchanged, before the asking. */
async function deleteGone(
  db: DeviceDb,
  key: CacheKey,
  there: ReadonlySet<string>,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  const found = await readRows(db, key)
  const gone = found.filter((row) => !there.has(row.id) && before.get(row.id) === row.version)
  await db.cached.bulkDelete(
    gone.map((row): [string, Resource, string] => [row.owner, row.resource, row.id]),
  )
}
