import type { Resource } from '#contract/resources.ts'
import type { DeviceDb } from '../db/open.ts'
import type { CachedRow } from '../db/schema.ts'
import { named } from './gone.ts'
import { ownerOf } from './owner.ts'
import { rowsOf } from './ranges.ts'

/**
 * A reset that comes in pages: rows are taken in page by page, and what was here before the first
 * and is named by none goes with the last. Between them the device shows what it has. Both lists
 * lie in `facts`, so that a device that stops amid the pages goes on where it was.
 *
 * What came in meanwhile by other ways (an answer of the outbox, a list) was not here before, and
 * stays. All of it runs inside the caller's transaction over `cached` and `facts`.
 */

/** Keys that are read or deleted at once. */
const KEYS = 1_000

/** As `named` says. */
type Named = string

const prefix = (person: string) => `changes:${person}#`
const beforeName = (person: string) => `${prefix(person)}before`
const pageName = (person: string, page: number) => `${prefix(person)}${page}`

/** Writes down what is here before the first page. Forgets the pages of a reset that was left. */
export async function beginWalk(
  db: DeviceDb,
  person: string,
  resources: readonly Resource[],
): Promise<void> {
  await forgetWalk(db, person)
  const before: Named[] = []
  for (const resource of resources) {
    for (const id of await idsOf(db, ownerOf(resource, undefined, person), resource)) {
      before.push(named(resource, id))
    }
  }
  await db.facts.put({ name: beforeName(person), value: before })
}

/** @param page counted from 1 */
export async function notePage(
  db: DeviceDb,
  person: string,
  page: number,
  received: readonly Named[],
): Promise<void> {
  await db.facts.put({ name: pageName(person, page), value: received })
}

/**
 * Deletes the cached rows that the server did not send: not in the `pages` noted pages, nor in the
 * last. Returns the keys in `cached` of what it deleted.
 */
export async function endWalk(
  db: DeviceDb,
  person: string,
  pages: number,
  last: readonly Named[],
): Promise<[owner: string, resource: Resource, id: string][]> {
  const names = Array.from({ length: pages }, (_, at) => pageName(person, at + 1))
  const [before, ...noted] = await db.facts.bulkGet([beforeName(person), ...names])
  const stale = new Set((before?.value ?? []) as Named[])
  for (const fact of noted) for (const row of (fact?.value ?? []) as Named[]) stale.delete(row)
  for (const row of last) stale.delete(row)
  const gone = [...stale].map((row): [string, Resource, string] => {
    const [resource, id] = split(row)
    return [ownerOf(resource, undefined, person), resource, id]
  })
  for (let at = 0; at < gone.length; at += KEYS) {
    await db.cached.bulkDelete(gone.slice(at, at + KEYS))
  }
  await forgetWalk(db, person)
  return gone
}

export async function forgetWalk(db: DeviceDb, person: string): Promise<void> {
  await db.facts.where('name').startsWith(prefix(person)).delete()
}

async function idsOf(db: DeviceDb, owner: string, resource: Resource): Promise<string[]> {
  const ids: string[] = []
  for (let after: Pick<CachedRow, 'resource' | 'id' | 'scope'> | undefined; ;) {
    const keys = await rowsOf(db, { owner, resource }, after).limit(KEYS).primaryKeys()
    for (const [, , id] of keys) ids.push(id)
    const last = keys.at(-1)
    if (last === undefined || keys.length < KEYS) return ids
    after = { resource, id: last[2], scope: '' }
  }
}

function split(row: Named): [Resource, string] {
  const at = row.indexOf('/')
  return [row.slice(0, at) as Resource, row.slice(at + 1)]
}
