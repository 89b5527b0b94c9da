import type { ChangesAnswer, ResourceRow, Resource } from '#contract/resources.ts'
import type { SnapshotWalk } from './change-cursor.ts'
import { isGrowing, nextByPriority, type GrowingTable } from './sync-priority.ts'
import type { Store } from './store.ts'
import type { Wires } from './wire.ts'

export interface SnapshotPage {
  changes: ChangesAnswer['changes']
  /** Null: this was the last page. */
  next: SnapshotWalk | null
}

/**
 * One page of a full sync, by priority: at most `most` rows after `walk`.
 *
 * Pages continue after a key (date and id) rather than an offset, so that commits between two pages
 * shift no row over a page's edge. A row that moves, appears or disappears is a change at or above
 * the position at which the walk began, and is sent after its end.
 */
export async function snapshotPage(
  store: Store,
  wires: Wires,
  names: readonly Resource[],
  walk: SnapshotWalk | null,
  today: string,
  limit: number,
): Promise<SnapshotPage> {
  const changes: SnapshotPage['changes'] = {}
  let left = limit
  for (const name of names.slice(walk === null ? 0 : names.indexOf(walk.name))) {
    const from = walk?.name === name ? walk : null
    if (left === 0) return { changes, next: { kind: 'snapshot', name, after: null, sent: 0 } }
    const piece = isGrowing(name)
      ? await growingTablePiece(store, wires, { name, from, today }, left)
      : await wholeTablePiece(store, wires, name, from, left)
    changes[name] = { rows: piece.rows, deleted: [] }
    left -= piece.passed
    if (piece.next !== null) return { changes, next: piece.next }
  }
  return { changes, next: null }
}

interface Piece {
  rows: ResourceRow[]
  /** Rows that were read, sent or hidden. */
  passed: number
  next: SnapshotWalk | null
}

async function wholeTablePiece(
  store: Store,
  wires: Wires,
  name: Resource,
  from: SnapshotWalk | null,
  limit: number,
): Promise<Piece> {
  const all = await wires[name](store.db, null)
  const after = from?.after?.id ?? ''
  const left = all.filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1))
  const rows = left.slice(0, limit)
  const last = rows.at(-1)
  const told = (from?.sent ?? 0) + rows.length
  const next: SnapshotWalk | null =
    last === undefined || rows.length === left.length
      ? null
      : { kind: 'snapshot', name, after: { key: '', id: last.id }, sent: told }
  return { rows, passed: rows.length, next }
}

/** A page of a growing table, by priority (sync-priority.ts). */
async function growingTablePiece(
  store: Store,
  wires: Wires,
  { name, from, today }: { name: GrowingTable; from: SnapshotWalk | null; today: string },
  limit: number,
): Promise<Piece> {
  const { places, next } = await nextByPriority(store, name, from, today, limit)
  const ids = places.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await wires[name](store.db, ids)
  return { rows, passed: ids.length, next }
}
