import type { OperationRow } from '#offline/db/schema.ts'
import { latestOf } from '#offline/latest-of.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import type { SyncStatus } from '#ui/sync-status.tsx'

const chainRoutes = [
  'bookRoom',
  'reserveRooms',
  'approveHotelBooking',
  'rescheduleHotelBooking',
  'recordBookingPayment',
  'issueReceipt',
  'checkInHotelBooking',
]

/** The operations of a walk-in or reservation, in their order, as they are now; undefined where it is not here. */
export function chainOf(rows: readonly OperationRow[], id: string): OperationRow[] | undefined {
  const head = latestOf(rows, id)
  if (head === undefined) return undefined
  const ids = new Set([head.id])
  const chain = [head]
  for (const row of rows.toSorted((a, b) => a.seq - b.seq)) {
    if (ids.has(row.id) || row.state === 'superseded') continue
    if (!chainRoutes.includes(row.route) || !row.after.some((before) => ids.has(before))) continue
    ids.add(row.id)
    chain.push(row)
  }
  return chain
}

/**
 * How far all of it has come: as far as what has come least. Confirmed when `done` was taken: the
 * guest is in, or the nights are claimed.
 */
export function syncStatusOfChain(
  chain: readonly OperationRow[],
  done: OperationRow['route'] = 'checkInHotelBooking',
): SyncStatus {
  const syncStatuses = chain.map(syncStatusOf).filter((syncStatus) => syncStatus !== 'over')
  for (const syncStatus of ['needs-decision', 'not-sent', 'saved', 'sent'] as const) {
    if (syncStatuses.includes(syncStatus)) return syncStatus
  }
  const isDone = chain.some(({ route, state }) => route === done && state === 'taken')
  return isDone ? 'confirmed' : 'received'
}
