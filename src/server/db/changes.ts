import { sql } from 'kysely'
import type { ChangesAnswer, Resource } from '#contract/resources.ts'
import {
  decodeCursor,
  resourcesOf,
  encodeCursor,
  type Audience,
  type ChangesWalk,
  type Cursor,
} from './change-cursor.ts'
import { horizonIn } from './horizon.ts'
import { isGrowing, idsByPriority } from './sync-priority.ts'
import { snapshotPage } from './snapshot-page.ts'
import { isFromLostHistory, markColumns, type CursorMark } from './runs.ts'
import type { Store } from './store.ts'
import type { Wires } from './wire.ts'

export type { Audience } from './change-cursor.ts'

/** A statement takes a limited number of ids. */
const BATCH_SIZE = 500

/**
 * All changes for an audience since a cursor (design §6), deletions included.
 *
 * A cursor means that everything below its position was seen. The next position is taken before the
 * rows are read: the lowest one that may still be committed. On SQLite that is the next number
 * (there is one writer at a time). On PostgreSQL it is the oldest running transaction, since
 * transaction ids are given at the start of writing and commits come in any order. So nothing can
 * appear below it later. Changes above it that are already there are sent too, and again next time:
 * versions make that harmless, and nobody waits for a long transaction.
 *
 * Between pages the cursor also has the device's progress, and keeps the position of the first page
 * until the end: whatever commits between two pages is at or above it. A row that changes meanwhile
 * is sent again; none is skipped, and no deleted one comes back.
 *
 * @param today the property's day: a full sync sends what touches it first
 * @param most rows in one answer; null: all of them (devices that do not know pages)
 */
export async function changesSince(
  store: Store,
  since: string | null,
  audience: Audience,
  wires: Wires,
  today: string,
  limit: number | null = null,
): Promise<ChangesAnswer> {
  const { epoch, horizon, ...mark } = await currentPosition(store)
  if (await isFromLostHistory(store.db, mark, since, epoch, horizon)) {
    // An image was restored in place: every device now gets a new epoch, and asks again about
    // operations that it believes done.
    await store.replace(async () => undefined)
    return changesSince(store, since, audience, wires, today, limit)
  }
  const from = decodeCursor(since, epoch, audience, horizon)
  const names = resourcesOf(audience)
  const at = (where: Cursor) => ({ cursor: encodeCursor(epoch, audience, where, mark), epoch })
  const plain = { position: horizon, walk: null }
  if (limit === null) {
    // A device that does not know pages has no such cursor.
    if (from === null || from.walk !== null) {
      return { ...at(plain), reset: true, changes: await fullSnapshot(store, wires, names, today) }
    }
    const found = await changedRows(store, from.position, null, names, null)
    return { ...at(plain), reset: false, changes: await readChangedRows(store, wires, found) }
  }
  if (from === null || from.walk?.kind === 'snapshot') {
    const walk = from?.walk?.kind === 'snapshot' ? from.walk : null
    const position = from?.position ?? horizon
    const { changes, next } = await snapshotPage(store, wires, names, walk, today, limit)
    // The last of several pages is followed by what changed meanwhile.
    const more = next !== null || from !== null
    return {
      ...at({ position, walk: next }),
      reset: from === null,
      changes,
      ...(more && { more }),
    }
  }
  const found = await changedRows(store, from.position, from.walk, names, limit + 1)
  const told = found.slice(0, limit)
  const last = told.at(-1)
  const changes = await readChangedRows(store, wires, told)
  const position = from.walk === null ? horizon : from.position
  if (last === undefined || told.length === found.length) {
    return { ...at({ position, walk: null }), reset: false, changes }
  }
  const walk: ChangesWalk = { kind: 'changes', ...last }
  return { ...at({ position, walk }), reset: false, changes, more: true }
}

async function currentPosition(
  store: Store,
): Promise<CursorMark & { epoch: string; horizon: number }> {
  const horizon = horizonIn(store.kind)
  return await store.db
    .selectFrom('meta')
    .select('value as epoch')
    .select([horizon.as('horizon'), markColumns.run, markColumns.key])
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow()
}

async function fullSnapshot(store: Store, wires: Wires, names: readonly Resource[], today: string) {
  const changes: ChangesAnswer['changes'] = {}
  for (const name of names) {
    const ids = isGrowing(name) ? await idsByPriority(store, name, today) : null
    changes[name] = { rows: await wires[name](store.db, ids), deleted: [] }
  }
  return changes
}

type ChangePosition = Omit<ChangesWalk, 'kind'>

/** Changes from a position on, or after the last one that was sent, in order. */
async function changedRows(
  store: Store,
  position: number,
  after: ChangePosition | null,
  names: readonly Resource[],
  limit: number | null,
): Promise<ChangePosition[]> {
  const rows = await store.db
    .selectFrom('changes')
    .select(['resource', 'row_id', 'position'])
    .where('position', '>=', after?.position ?? position)
    .where('resource', 'in', names)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(position, resource, row_id) > (${after?.position}, ${after?.name}, ${after?.id})`,
      ),
    )
    .orderBy('position')
    .orderBy('resource')
    .orderBy('row_id')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map((row) => ({
    name: row.resource as Resource,
    id: row.row_id,
    position: Number(row.position),
  }))
}

async function readChangedRows(store: Store, wires: Wires, found: readonly ChangePosition[]) {
  const ids = new Map<Resource, string[]>()
  for (const { name, id } of found) {
    const its = ids.get(name) ?? []
    its.push(id)
    ids.set(name, its)
  }
  const changes: ChangesAnswer['changes'] = {}
  for (const [name, some] of ids) changes[name] = await readRows(store, wires, name, some)
  return changes
}

/** The current rows; an id without a row is deleted for this audience. */
async function readRows(store: Store, wires: Wires, name: Resource, ids: readonly string[]) {
  const rows = []
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    rows.push(...(await wires[name](store.db, ids.slice(at, at + BATCH_SIZE))))
  }
  const there = new Set(rows.map((row) => row.id))
  return { rows, deleted: ids.filter((id) => !there.has(id)) }
}
