import {
  resourceNames,
  resources,
  type ChangesAnswer,
  type KeptRow,
  type Resource,
} from '#contract/resources.ts'
import type { DeviceDb } from '../db/open.ts'
import type { Cursor } from './cache-types.ts'
import { keepRows, cachedRow } from './keep-rows.ts'
import { toKeptRow } from './kept-row.ts'
import { ownerOf, PUBLIC } from './owner.ts'
import { listName, PIECE, rowsOf } from './ranges.ts'

/** See Cache.applyChanges. One transaction: rows, deletions and cursor, or none of them. */
export async function applyChanges(
  db: DeviceDb,
  person: string,
  asked: string | null,
  answer: ChangesAnswer,
  asOf: string,
): Promise<'applied' | 'overtaken'> {
  return db.transaction('rw', db.cached, db.fetched, db.facts, async () => {
    const kept = await readCursor(db, person)
    // Another tab caught up while this answer was on its way: it may bring back what that deleted.
    if ((kept?.cursor ?? null) !== asked) return 'overtaken'
    const seen = coveredBy(person)
    for (const resource of seen) {
      const change = answer.changes[resource]
      if (!answer.reset && change === undefined) continue
      const owner = ownerOf(resource, undefined, person)
      const rows = change?.rows ?? []
      if (answer.reset) await replaceAll(db, owner, resource, rows)
      else await keepRows(db, owner, resource, keptRows(rows))
      await db.cached.bulkDelete(
        (change?.deleted ?? []).map((id): [string, string, string] => [owner, resource, id]),
      )
    }
    await db.fetched.bulkPut(
      seen.map((resource) => ({
        list: listName({ owner: ownerOf(resource, undefined, person), resource }),
        asOf,
        complete: true,
      })),
    )
    const { cursor, epoch } = answer
    const next: Cursor = { cursor, epoch, asOf, resources: seen }
    await db.facts.put({ name: factName(person), value: next })
    return 'applied'
  })
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
  return resourceNames.filter(
    (resource) => person !== PUBLIC || resources[resource].audience === 'public',
  )
}

/**
 * The house's word is all there is: of another epoch a version says nothing, so lower ones count
 * too.
 */
async function replaceAll(
  db: DeviceDb,
  owner: string,
  resource: Resource,
  rows: readonly KeptRow[],
): Promise<void> {
  await rowsOf(db, { owner, resource }).delete()
  for (let at = 0; at < rows.length; at += PIECE) {
    const some = keptRows(rows.slice(at, at + PIECE))
    await db.cached.bulkPut(some.map((row) => cachedRow(owner, resource, row)))
  }
}

function keptRows(rows: readonly KeptRow[]): KeptRow[] {
  return rows.map(toKeptRow).filter((row) => row !== null)
}
