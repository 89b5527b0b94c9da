import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { resourceNames, resources, type ChangesAnswer, type Resource } from '#contract/resources.ts'
import type { Store } from './store.ts'
import type { Wires } from './wire.ts'

/** For whom changes are read. Staff read what is public too. */
export type Audience = 'public' | 'staff'

/** A statement takes only so many ids; rows are read this many at a time. */
const IDS_AT_ONCE = 500

/**
 * All that changed for an audience since a cursor (design §6), deletions included.
 *
 * A cursor means: everything at positions below mine was seen. The next one is taken before the
 * rows are read, at the lowest position that may still be committed: on SQLite the next number
 * (one writer at a time), on PostgreSQL the oldest transaction still running, since ids of
 * transactions are given at the start of writing and commits come in any order. Nothing can slip in
 * below it later. Changes above it that are there already are answered too, and once more next
 * time: versions make that harmless, and nobody waits for a stranger's long transaction.
 */
export async function changesSince(
  store: Store,
  since: string | null,
  audience: Audience,
  wires: Wires,
): Promise<ChangesAnswer> {
  const { epoch, horizon } = await whereWeAre(store)
  const cursor = writeCursor(epoch, audience, horizon)
  const from = readCursor(since, epoch, audience, horizon)
  const names = resourcesOf(audience)
  const answer: ChangesAnswer = { cursor, epoch, reset: from === null, changes: {} }
  if (from === null) {
    for (const name of names) {
      answer.changes[name] = { rows: await wires[name](store.db, null), deleted: [] }
    }
    return answer
  }
  for (const [name, ids] of await changedIds(store, from, names)) {
    answer.changes[name] = await readRows(store, wires, name, ids)
  }
  return answer
}

async function whereWeAre(store: Store): Promise<{ epoch: string; horizon: number }> {
  const horizon =
    store.kind === 'postgres'
      ? sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
      : sql<number>`coalesce((select cast(value as integer) from meta where name = 'position'), 0) + 1`
  return await store.db
    .selectFrom('meta')
    .select('value as epoch')
    .select(horizon.as('horizon'))
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow()
}

async function changedIds(
  store: Store,
  from: number,
  names: readonly Resource[],
): Promise<Map<Resource, string[]>> {
  const rows = await store.db
    .selectFrom('changes')
    .select(['resource', 'row_id'])
    .where('position', '>=', from)
    .where('resource', 'in', names)
    .orderBy('position')
    .execute()
  const found = new Map<Resource, string[]>()
  for (const row of rows) {
    const name = row.resource as Resource
    const ids = found.get(name) ?? []
    ids.push(row.row_id)
    found.set(name, ids)
  }
  return found
}

/** Rows as they are now; an id without a row is gone for this audience. */
async function readRows(store: Store, wires: Wires, name: Resource, ids: readonly string[]) {
  const rows = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    rows.push(...(await wires[name](store.db, ids.slice(at, at + IDS_AT_ONCE))))
  }
  const there = new Set(rows.map((row) => row.id))
  return { rows, deleted: ids.filter((id) => !there.has(id)) }
}

function resourcesOf(audience: Audience): Resource[] {
  return resourceNames.filter(
    (name) => audience === 'staff' || resources[name].audience === 'public',
  )
}

/**
 * What a cursor covers: the names of the resources, in short. Another set (a guest who signed in,
 * a release that knows more) starts from everything.
 */
function coverage(audience: Audience): string {
  const names = resourcesOf(audience).toSorted().join(' ')
  return createHash('sha256').update(names).digest('base64url').slice(0, 8)
}

function writeCursor(epoch: string, audience: Audience, position: number): string {
  return [epoch, coverage(audience), position].join('.')
}

/** The position a cursor stands for; null when this store cannot go on from it. */
function readCursor(
  cursor: string | null,
  epoch: string,
  audience: Audience,
  horizon: number,
): number | null {
  const [itsEpoch, itsCoverage, text, ...rest] = (cursor ?? '').split('.')
  if (itsEpoch !== epoch || rest.length > 0 || !/^\d{1,16}$/.test(text ?? '')) return null
  // Who saw more and may now see less (a session that ended) has seen enough.
  if (itsCoverage !== coverage(audience) && itsCoverage !== coverage('staff')) return null
  const position = Number(text)
  // From the future: an old copy of the store was put back under the same epoch.
  return position <= horizon ? position : null
}
