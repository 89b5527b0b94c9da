import { rowFor } from '#contract/projections.ts'
import { readAt } from '#contract/route.ts'
import { routeOf } from '#contract/routes.ts'
import { readableBy, type ResourceRow, type Resource } from '#contract/resources.ts'
import type { ActorRef } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import type { Answered } from '../outbox/engine.ts'
import { named, readGone } from './gone.ts'
import { cacheRows } from './cache-rows.ts'
import { NO_VERSION, toResourceRow } from './resource-row.ts'
import { deskOf, PUBLIC, roleOfOwner } from './owner.ts'

/**
 * Writes the rows of answers into the cache; for the outbox, inside the transaction that records
 * them, so that the waiting picture and the row change places without a gap. What the server has said
 * to be gone meanwhile stays gone: an answer may be of long ago. The transaction must cover `cached`
 * and `facts`.
 */
export function createCacheRows(db: DeviceDb) {
  return async (answered: readonly Answered[]): Promise<void> => {
    /** A batch is one actor's and most often about one resource: few writes, not one a row. */
    const lists = new Map<string, { owner: string; resource: Resource; rows: ResourceRow[] }>()
    for (const [operation, body] of answered) {
      const { subject } = routeOf(operation.route)
      const row = answeredRow(body)
      if (subject === undefined || !isResource(subject) || row === null) continue
      const owner = ownerOfActor(operation.actor)
      if (owner === null) continue
      // Whoever may see more by now sent it: what others of the old role read stays cut.
      const shown = rowFor(roleOfOwner(owner) ?? 'admin', subject, row)
      const list = lists.get(`${owner}:${subject}`) ?? { owner, resource: subject, rows: [] }
      lists.set(`${owner}:${subject}`, list)
      list.rows.push(shown)
    }
    for (const { owner, resource, rows } of lists.values()) {
      const gone = await readGone(db, owner)
      const present = newestOf(rows).filter(({ id }) => !gone.has(named(resource, id)))
      // What makes a row answers as guests see it: after a lost answer the desk's own is here before.
      await cacheRows(db, owner, resource, present, undefined, true)
    }
  }
}

/** Several steps of one batch answer one row each in its version of then. */
function newestOf(rows: readonly ResourceRow[]): ResourceRow[] {
  const newest = new Map<string, ResourceRow>()
  for (const row of rows) {
    if (row.version >= (newest.get(row.id)?.version ?? 0)) newest.set(row.id, row)
  }
  return [...newest.values()]
}

/**
 * The row of an answer: bare, under `data`, or beside its id (`{ id, order: {…} }`). Null where the
 * host keeps no versions: what it answers then may be a part of the row only.
 */
function answeredRow(body: unknown): ResourceRow | null {
  const inside = typeof body === 'object' && body !== null ? Object.values(body) : []
  const data: unknown = readAt(body, 'data')
  const deeper = typeof data === 'object' && data !== null ? Object.values(data) : []
  for (const candidate of [body, ...inside, ...deeper]) {
    const row = toResourceRow(candidate)
    if (row !== null && row.version !== NO_VERSION) return row
  }
  return null
}

/**
 * A guest's own orders are public's, as are the lookups by their codes; what staff did is answered as
 * their role may read it. Null where an older app did not write the role down: the server tells of
 * the row by its changes.
 */
function ownerOfActor(actor: ActorRef): string | null {
  return actor.kind === 'guest' ? PUBLIC : deskOf(actor.role)
}

function isResource(name: string): name is Resource {
  return Object.hasOwn(readableBy, name)
}
