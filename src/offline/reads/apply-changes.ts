import {
  mayRead,
  resourceNames,
  type ChangesAnswer,
  type ResourceRow,
  type Resource,
} from '#contract/resources.ts'
import type { DeviceDb } from '../db/open.ts'
import type { Cursor } from './cache-types.ts'
import { named, noteGone } from './gone.ts'
import { cacheRows, cachedRow } from './cache-rows.ts'
import { toResourceRow } from './resource-row.ts'
import { ownerOf, roleOfOwner } from './owner.ts'
import { listName, WRITE_PIECE } from './ranges.ts'
import { beginWalk, endWalk, notePage } from './reset-walk.ts'

/**
 * See Cache.applyChanges. One transaction: the answer's rows, deletions and cursor, or none of them.
 * Amid pages only the cursor says so: how old the lists are is known again with the last.
 */
export async function applyChanges(
  db: DeviceDb,
  person: string,
  asked: string | null,
  answer: ChangesAnswer,
  asOf: string,
): Promise<'applied' | 'overtaken'> {
  return db.transaction('rw', db.cached, db.fetched, db.facts, async () => {
    const stored = await readCursor(db, person)
    // Another tab caught up while this answer was on its way: it may bring back what that deleted.
    if ((stored?.cursor ?? null) !== asked) return 'overtaken'
    const seen = coveredBy(person)
    const pages = answer.reset ? 0 : stored?.pages
    const resets = pages !== undefined
    if (answer.reset) await beginWalk(db, person, seen)
    const received: string[] = []
    const moves = createMoves()
    for (const resource of seen) {
      const change = answer.changes[resource]
      if (change === undefined) continue
      const owner = ownerOf(resource, undefined, person)
      const rows = cachedRows(change.rows)
      if (resets) {
        await putRows(db, owner, resource, rows)
        for (const { id } of rows) received.push(named(resource, id))
      } else await cacheRows(db, owner, resource, rows)
      for (const { id } of rows) moves.of(owner).back.push(named(resource, id))
      for (const id of change.deleted) moves.of(owner).gone.push(named(resource, id))
      await db.cached.bulkDelete(
        change.deleted.map((id): [string, string, string] => [owner, resource, id]),
      )
    }
    const last = answer.more !== true
    if (resets && last) {
      for (const [owner, resource, id] of await endWalk(db, person, pages, received)) {
        moves.of(owner).gone.push(named(resource, id))
      }
    }
    for (const [owner, moved] of moves.all) await noteGone(db, owner, moved)
    const { cursor, epoch } = answer
    const next: Cursor = { cursor, epoch, asOf, resources: seen }
    if (!last) {
      if (resets) {
        await notePage(db, person, pages + 1, received)
        next.pages = pages + 1
      }
      next.asOf = stored?.asOf ?? asOf
      await db.facts.put({ name: factName(person), value: next })
      return 'applied'
    }
    await db.fetched.bulkPut(
      seen.map((resource) => ({
        list: listName({ owner: ownerOf(resource, undefined, person), resource }),
        asOf,
        complete: true,
      })),
    )
    await db.facts.put({ name: factName(person), value: next })
    return 'applied'
  })
}

/** What went and what came by an answer, by whose rows they are. */
function createMoves() {
  const all = new Map<string, { gone: string[]; back: string[] }>()
  const of = (owner: string) => {
    const moved = all.get(owner) ?? { gone: [], back: [] }
    all.set(owner, moved)
    return moved
  }
  return { all, of }
}

/** Null: nothing was caught up yet, or by an app that knew fewer resources. */
export async function readCursor(db: DeviceDb, person: string): Promise<Cursor | null> {
  const fact = await db.facts.get(factName(person))
  const cursor = fact?.value as Cursor | undefined
  if (cursor === undefined) return null
  const covers = coveredBy(person).every((resource) => cursor.resources.includes(resource))
  return covers ? cursor : null
}

const factName = (person: string) => `changes:${person}`

function coveredBy(person: string): Resource[] {
  const role = roleOfOwner(person)
  return resourceNames.filter((resource) => mayRead(role, resource))
}

/**
 * The server's word is all there is: of another epoch a version says nothing, so lower ones count
 * too.
 */
async function putRows(
  db: DeviceDb,
  owner: string,
  resource: Resource,
  rows: readonly ResourceRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += WRITE_PIECE) {
    const some = rows.slice(at, at + WRITE_PIECE)
    await db.cached.bulkPut(some.map((row) => cachedRow(owner, resource, row)))
  }
}

function cachedRows(rows: readonly ResourceRow[]): ResourceRow[] {
  return rows.map(toResourceRow).filter((row) => row !== null)
}
