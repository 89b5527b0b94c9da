import { dayIn } from '#domain/days.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'

/** Bookings of a room that are not over, those that wait for an answer among them. */
export function bookingsNotOver(tx: Tx, roomId: string, today: string) {
  return tx.db
    .selectFrom('hotel_bookings')
    .where('room_id', '=', roomId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['pending', 'approved', 'accepted', 'active'])
    .where((eb) => eb.or([eb('check_out', '>', today), eb('status', '=', 'active')]))
}

/**
 * Under another number, name or type the room's bookings that are not over, and their payments,
 * count as changed too, so that devices, which keep them with the room's words in them, hear of it.
 * In the order of their ids, so that two renamings cannot wait for each other.
 */
export async function touchBookings(tx: Tx, roomId: string, now: Date): Promise<void> {
  const { timezone } = await settingsOf(tx.db)
  const bookings = await bookingsNotOver(tx, roomId, dayIn(timezone, now))
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of bookings) {
    // One that was deleted meanwhile needs no new words.
    if (await tx.lock('hotel_bookings', id)) await tx.update('hotel_bookings', id, {})
  }
  const payments = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('subject_kind', '=', 'room')
    .where('subject_id', 'in', bookingsNotOver(tx, roomId, dayIn(timezone, now)).select('id'))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of payments) {
    if (await tx.lock('payments', id)) await tx.update('payments', id, {})
  }
}
