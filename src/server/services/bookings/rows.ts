import { blocksRoom } from '#domain/stays.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { noteStay } from '../../stay-events/insert-stay-event.ts'
import type { BookingRow } from './wire.ts'

/** Requested bookings, and all that were made with them. */
export interface LockedBookings {
  /** In the order of their making: the one whose code stands for all comes first. */
  rows: BookingRow[]
  /** `rows` and the rest of their groups. */
  withGroup: BookingRow[]
}

/**
 * Locks bookings with all of their groups, in one order, before anything is done to their nights:
 * what is told about a group depends on all of it. Throws `not_found`.
 */
export async function lockBookings(tx: Tx, ids: readonly string[]): Promise<LockedBookings> {
  const asked = new Set(ids)
  if (asked.size === 0) return refuse('no_such_booking')
  const found = await tx.db
    .selectFrom('hotel_bookings')
    .select(['id', 'group_id'])
    .where('id', 'in', [...asked])
    .where('deleted_at', 'is', null)
    .execute()
  if (found.length < asked.size) refuse('no_such_booking')
  const groups = found.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]))
  const grouped =
    groups.length === 0
      ? []
      : await tx.db
          .selectFrom('hotel_bookings')
          .select('id')
          .where('group_id', 'in', [...new Set(groups)])
          .where('deleted_at', 'is', null)
          .execute()
  const all = [...new Set([...found, ...grouped].map(({ id }) => id))].toSorted()
  const withGroup: BookingRow[] = []
  for (const id of all) {
    const row = await tx.lock('hotel_bookings', id)
    if (row !== undefined) withGroup.push(row)
  }
  return { rows: withGroup.filter(({ id }) => asked.has(id)), withGroup }
}

/** Updates the public row of a booking (`stays`). Call it after every change. */
export async function syncStay(tx: Tx, row: BookingRow): Promise<void> {
  const shown = await tx.db
    .selectFrom('stays')
    .selectAll()
    .where('booking_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const { room_id, check_in, check_out, status } = row
  const now = { room_id, check_in, check_out, status }
  if (!blocksRoom(status)) {
    if (shown !== undefined) await tx.remove('stays', shown.id)
    return
  }
  if (shown === undefined) {
    const id = `stay-${uuidv7(Date.parse(tx.stamp.at))}`
    await tx.insert('stays', { id, booking_id: row.id, ...now })
    return
  }
  const same =
    shown.room_id === room_id &&
    shown.check_in === check_in &&
    shown.check_out === check_out &&
    shown.status === status
  if (!same) await tx.update('stays', shown.id, now)
}

/** Changes a booking and its public row. Bookings are changed by this function only. */
export async function changeBooking(
  tx: Tx,
  row: BookingRow,
  patch: Parameters<typeof tx.update<'hotel_bookings'>>[2],
): Promise<BookingRow> {
  const changed_by = tx.stamp.by ?? null
  const now = await tx.update('hotel_bookings', row.id, { ...patch, changed_by })
  await syncStay(tx, now)
  return now
}

/** Money made a booking firm: the server did it, whoever took the money. */
export const noteApprovedPaid = (tx: Tx, bookingId: string) =>
  noteStay(tx, { bookingId, kind: 'approved_paid', params: {} }, null)

/** The booking and those made with it, locked. Throws `not_found`. */
export async function lockBooking(tx: Tx, id: string | undefined) {
  const { rows, withGroup } = await lockBookings(tx, [id ?? ''])
  const [row] = rows
  return row === undefined ? refuse('no_such_booking') : { row, together: withGroup }
}
