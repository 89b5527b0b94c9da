import { blocksRoom } from '#domain/stays.ts'
import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import { isInPendingCartNotice } from '../cart/index.ts'
import type { BookingRow } from './wire.ts'

/** Rows of each booking or group, by its part of the dedupe key. */
function byGroup(rows: readonly BookingRow[]): Map<string, BookingRow[]> {
  const groups = new Map<string, BookingRow[]>()
  for (const row of rows) {
    const key = row.group_id ?? row.id
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

const idsOf = (rows: readonly BookingRow[]) => rows.map(({ id }) => id)

/**
 * Queues the confirmation of a booking or group, once, when none of its rooms waits for the house
 * any more and at least one has been approved. `together`: as they are now, the first one first.
 */
export async function notifyConfirmed(tx: Tx, together: readonly BookingRow[]): Promise<void> {
  for (const [key, rows] of byGroup(together)) {
    const confirmed = rows.filter(({ status }) => blocksRoom(status))
    const [first] = confirmed
    if (first === undefined || rows.some(({ status }) => status === 'pending')) continue
    if (first.no_letter === 1) continue
    if (await isInPendingCartNotice(tx.db, 'room', idsOf(rows))) continue
    await queueNotice(tx, {
      kind: 'booking_confirmed',
      dedupe: `booking_confirmed:${key}`,
      subject_kind: 'room',
      subject_ids: idsOf(confirmed),
      to_email: first.customer_email,
      to_phone: first.customer_phone,
      language: first.language,
    })
  }
}

/** Queues, once, that the rooms of a reservation are held for the guest. */
export async function notifyHeld(tx: Tx, together: readonly BookingRow[]): Promise<void> {
  const [first] = together
  if (first === undefined || first.no_letter === 1) return
  await queueNotice(tx, {
    kind: 'booking_held',
    dedupe: `booking_held:${first.group_id ?? first.id}`,
    subject_kind: 'room',
    subject_ids: idsOf(together),
    to_email: first.customer_email,
    to_phone: first.customer_phone,
    language: first.language,
  })
}

/** Queues one notice for each booking or group of which rooms were cancelled just now. */
export async function notifyCancelled(tx: Tx, cancelled: readonly BookingRow[]): Promise<void> {
  for (const rows of byGroup(cancelled).values()) {
    const [first] = rows
    if (first === undefined) continue
    await queueNotice(tx, {
      kind: 'booking_cancelled',
      // A room is cancelled once in its life: the first of them names this time.
      dedupe: `booking_cancelled:${first.id}`,
      subject_kind: 'room',
      subject_ids: idsOf(rows),
      to_email: first.customer_email,
      to_phone: first.customer_phone,
      language: first.language,
    })
  }
}

/** Tells the desk that a paid room is taken: somebody has to call the guest. */
export async function notifyRoomGone(tx: Tx, rows: readonly BookingRow[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await queueNotice(tx, {
    kind: 'room_gone',
    dedupe: `room_gone:${first.id}`,
    subject_kind: 'room',
    subject_ids: idsOf(rows),
    to_email: null,
    to_phone: null,
  })
}
