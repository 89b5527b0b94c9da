import { sql } from 'kysely'
import type { ChangesAnswer, KeptRow, Resource } from '#contract/resources.ts'
import type { SnapshotWalk } from './change-cursor.ts'
import type { Store } from './store.ts'
import type { Wires } from './wire.ts'

/**
 * Tables that grow with every guest, and the column by which the newest are kept. A page reads no
 * more of them than it tells; of all others the whole is small.
 */
const grown: Partial<Record<Resource, string>> = {
  hotel_bookings: 'check_in',
  restaurant_orders: 'schedule_date',
  laundry_orders: 'in_at',
  table_reservations: 'date',
  car_rentals: 'pickup_date',
  tour_bookings: 'date',
}

/** A desk that starts anew keeps so many of the newest; older ones are the reports' business. */
const KEPT_BY_DESKS = 10_000

export interface SnapshotPage {
  changes: ChangesAnswer['changes']
  /** Null: this was the last. */
  next: SnapshotWalk | null
}

/**
 * One page of the whole tables, newest rows first: at most `most` rows from where `walk` stands.
 *
 * Rows are passed by their place (date and id), never counted off, so that whatever commits between
 * two pages moves no other row over a page's edge. What itself moves, comes or goes is a change at
 * or above the position at which the walk began, and is told after its end.
 */
export async function snapshotPage(
  store: Store,
  wires: Wires,
  names: readonly Resource[],
  walk: SnapshotWalk | null,
  most: number,
): Promise<SnapshotPage> {
  const changes: SnapshotPage['changes'] = {}
  let left = most
  for (const name of names.slice(walk === null ? 0 : names.indexOf(walk.name))) {
    const from = walk?.name === name ? walk : null
    if (left === 0) return { changes, next: { kind: 'snapshot', name, after: null, told: 0 } }
    const column = grown[name]
    const piece =
      column === undefined
        ? await pieceOfAll(store, wires, name, from, left)
        : await pieceOfGrown(store, wires, name, column, from, left)
    changes[name] = { rows: piece.rows, deleted: [] }
    left -= piece.passed
    if (piece.next !== null) return { changes, next: piece.next }
  }
  return { changes, next: null }
}

interface Piece {
  rows: KeptRow[]
  /** Rows that were walked past, told or hidden. */
  passed: number
  next: SnapshotWalk | null
}

async function pieceOfAll(
  store: Store,
  wires: Wires,
  name: Resource,
  from: SnapshotWalk | null,
  most: number,
): Promise<Piece> {
  const all = await wires[name](store.db, null)
  const after = from?.after?.id ?? ''
  const left = all.filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1))
  const rows = left.slice(0, most)
  const last = rows.at(-1)
  const told = (from?.told ?? 0) + rows.length
  const next: SnapshotWalk | null =
    last === undefined || rows.length === left.length
      ? null
      : { kind: 'snapshot', name, after: { key: '', id: last.id }, told }
  return { rows, passed: rows.length, next }
}

async function pieceOfGrown(
  store: Store,
  wires: Wires,
  name: Resource,
  column: string,
  from: SnapshotWalk | null,
  most: number,
): Promise<Piece> {
  const told = from?.told ?? 0
  const limit = Math.min(most, KEPT_BY_DESKS - told)
  if (limit <= 0) return { rows: [], passed: 0, next: null }
  const key = sql.ref(column)
  const { key: lastKey, id: lastId } = from?.after ?? {}
  const left =
    lastKey === undefined
      ? sql``
      : sql`and ${key} <= ${lastKey} and (${key} < ${lastKey} or id < ${lastId})`
  const { rows: places } = await sql<{ key: string; id: string }>`
    select ${key} as key, id from ${sql.table(name)} where deleted_at is null ${left}
    order by ${key} desc, id desc limit ${limit}`.execute(store.db)
  const last = places.at(-1)
  const rows =
    last === undefined
      ? []
      : await wires[name](
          store.db,
          places.map(({ id }) => id),
        )
  const next: SnapshotWalk | null =
    last === undefined || places.length < limit || told + places.length >= KEPT_BY_DESKS
      ? null
      : { kind: 'snapshot', name, after: last, told: told + places.length }
  return { rows, passed: places.length, next }
}
