import { readAt } from '#contract/route.ts'
import { routeOf } from '#contract/routes.ts'
import { resources, type KeptRow, type Resource } from '#contract/resources.ts'
import type { ActorRef, OperationRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import { keepRows } from './keep-rows.ts'
import { NO_VERSION, toKeptRow } from './kept-row.ts'
import { PUBLIC } from './owner.ts'

/**
 * Writes the row of an answer into the cache; for the outbox, inside the transaction that records
 * the answer, so that the waiting picture and the row change places without a gap.
 */
export function createCacheRow(db: DeviceDb) {
  return async (operation: OperationRow, body: unknown): Promise<void> => {
    const { subject } = routeOf(operation.route)
    if (subject === undefined || !isResource(subject)) return
    const row = answeredRow(body)
    if (row !== null) await keepRows(db, ownerOfActor(operation.actor), subject, [row])
  }
}

/**
 * The row of an answer: bare, under `data`, or beside its id (`{ id, order: {…} }`). Null where the
 * host keeps no versions: what it answers then may be a part of the row only.
 */
function answeredRow(body: unknown): KeptRow | null {
  const inside = typeof body === 'object' && body !== null ? Object.values(body) : []
  const data: unknown = readAt(body, 'data')
  const deeper = typeof data === 'object' && data !== null ? Object.values(data) : []
  for (const candidate of [body, ...inside, ...deeper]) {
    const row = toKeptRow(candidate)
    if (row !== null && row.version !== NO_VERSION) return row
  }
  return null
}

/** A guest's own orders are public's, as are the lookups by their codes. */
function ownerOfActor(actor: ActorRef): string {
  return actor.kind === 'guest' ? PUBLIC : actor.userId
}

function isResource(name: string): name is Resource {
  return Object.hasOwn(resources, name)
}
