import { oneRow } from '#contract/route.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { OperationRow } from '../db/schema.ts'
import type { OperationOverlay } from '../operation-descriptor.ts'

/** What the lists show while operations wait, by route; a part of `Meanings`. */
export type Overlays = Partial<
  Record<OperationRow['route'], { overlay?: OperationOverlay } | undefined>
>

/** Ghost rows of operations that still make their row have this id: `op:<operation>`. */
export function ghostId(operation: Pick<OperationRow, 'id'>): string {
  return `op:${operation.id}`
}

/** What every row has, of one that an operation makes and the server does not have yet. */
export const madeRow = (operation: OperationRow) => ({
  id: operation.madeId ?? ghostId(operation),
  version: 0,
  operation_id: operation.id,
  created_at: operation.deviceTime,
  changed_at: operation.deviceTime,
})

/** The rows with one of them changed; as they are where it is not among them. */
export function withRow<Row extends ResourceRow>(
  rows: readonly ResourceRow[],
  id: string | undefined,
  change: (row: Row) => ResourceRow,
): readonly ResourceRow[] {
  const at = rows.findIndex((row) => row.id === id)
  return at < 0 ? rows : rows.with(at, change(rows[at] as Row))
}

/**
 * The picture: rows of the server with the waiting operations done on them, in the order they were
 * confirmed (design §4). Pure, worked out on every read, so nothing ever has to be undone. The same
 * array when nothing waits.
 *
 * @param heardAt when the rows were current, by the device's clock (ms): ends the overlay of an
 * operation that was taken by a host whose rows don't name operations. Leave out when not known.
 */
export function overlay<Row extends ResourceRow>(
  resource: Resource,
  rows: readonly Row[],
  operations: readonly OperationRow[],
  overlays: Overlays,
  heardAt: number | null = null,
): readonly Row[] {
  const waiting = operations
    .filter((operation) => overlays[operation.route]?.overlay?.resource === resource)
    .filter((operation) => stillLaidOver(operation, rows, heardAt))
    .sort((a, b) => a.seq - b.seq)
  let shown: readonly ResourceRow[] = rows
  for (const operation of waiting) {
    shown = overlays[operation.route]?.overlay?.apply(shown, operation) ?? shown
  }
  // An overlay gives back rows of the resource it was given; see OperationOverlay.
  return shown as readonly Row[]
}

/**
 * A parked operation changes no picture: the server has refused it, and its card says so. One that
 * was taken is laid over until the rows show it.
 */
function stillLaidOver(
  operation: OperationRow,
  rows: readonly ResourceRow[],
  heardAt: number | null,
): boolean {
  const open = operation.state === 'waiting' || operation.state === 'sending'
  if (!open && operation.state !== 'unknown' && operation.state !== 'taken') return false
  // Asked to be taken back or changed: its successor is laid over instead.
  if (operation.wish !== null && operation.state !== 'taken') return false
  // Nothing is shown twice after a lost answer: the row itself says what made or changed it.
  if (rows.some((row) => row.operation_id === operation.id)) return false
  // The row it made is there. One that changes a row names it in its params.
  const makes = Object.keys(operation.params).length === 0 && operation.madeId !== null
  if (makes && rows.some((row) => row.id === operation.madeId)) return false
  if (operation.state !== 'taken') return true
  if (heardAt !== null && heardAt > (operation.endedAt ?? 0)) return false
  return !rows.some((row) => isAtLeast(row, operation.answer?.body))
}

/** Whether this row is the one of an answer, in its version or a later one. */
function isAtLeast(row: ResourceRow, answer: unknown): boolean {
  const answered = oneRow(answer)
  if (typeof answered !== 'object' || answered === null) return false
  const { id, version } = answered as Record<string, unknown>
  return String(id) === row.id && typeof version === 'number' && row.version >= version
}
