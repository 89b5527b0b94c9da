import { uuidv7 } from '#lib/uuid.ts'
import type { HotelBookingsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { batches } from '../../db/batches.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { activeRooms } from '../rooms/index.ts'
import { uniqueCode } from '../unique-code.ts'
import { claimNights, nightsOfBookings, releaseNights } from './claims.ts'
import type { RoomColumns, SharedColumns } from './insert-bookings.ts'

/** Where bookings come from that a spreadsheet brought. */
export const IMPORT_SOURCE = 'import'

/** A booking to come, as the house kept it elsewhere: one room. */
export type ImportedBooking = RoomColumns &
  Pick<
    SharedColumns,
    | 'check_in'
    | 'check_out'
    | 'customer_name'
    | 'customer_phone'
    | 'customer_email'
    | 'currency'
    | 'rwf_rate'
    | 'notes'
  > &
  Pick<HotelBookingsTable, 'rate_reason' | 'list_price_cents'>

/**
 * Keeps bookings as approved, all their nights claimed, with one event in each stay's history and no
 * letter, now or when they are paid. Answers their ids in order, and the nights that were somebody
 * else's: then the caller refuses, which takes all of it back.
 */
export async function insertImported(tx: Tx, bookings: readonly ImportedBooking[], now: Date) {
  const rows = []
  for (const booking of bookings) {
    rows.push({
      ...booking,
      id: tx.newId('hotel_bookings'),
      code: await uniqueCode(tx, 'hotel_bookings', undefined),
      group_id: null,
      status: 'approved',
      payment_status: 'unpaid',
      customer_id: null,
      extra_breakfast: 0 as const,
      extra_airport_transfer: 0 as const,
      extra_late_checkout: 0 as const,
      source: IMPORT_SOURCE,
      promo_code: null,
      flag: null,
      cancel_reason: null,
      owing_reason: null,
      owing_cents: null,
      written_off_cents: null,
      write_off_reason: null,
      hold_until: null,
      no_letter: 1,
      language: null,
      device_time: null,
      changed_by: tx.stamp.by ?? null,
    })
  }
  await tx.insertAll('hotel_bookings', rows)
  // A colleague may have taken a room out of the house meanwhile: writing its bookings waited for that.
  const rooms = [...new Set(rows.map(({ room_id }) => room_id))]
  const existing = await activeRooms(tx.db).where('id', 'in', rooms).execute()
  if (existing.length < rooms.length) refuse('unknown_room')
  const missing = await claimNights(tx, nightsOfBookings(rows), null, now)
  const at = Date.parse(tx.stamp.at)
  await tx.insertAll(
    'stays',
    rows.map(({ id, room_id, check_in, check_out, status }) => ({
      id: `stay-${uuidv7(at)}`,
      booking_id: id,
      room_id,
      check_in,
      check_out,
      status,
    })),
  )
  await tx.insertAll(
    'stay_events',
    rows.map(({ id }) => ({
      id: uuidv7(at),
      booking_id: id,
      kind: 'reserved',
      at: tx.stamp.at,
      by: tx.stamp.by ?? null,
      params: '{}',
      notice_id: null,
      on_devices: 1 as const,
    })),
  )
  return { ids: rows.map(({ id }) => id), missing }
}

/** Takes bookings away as if they had never been imported: their nights are free, nobody is told. */
export async function removeImported(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  for (const some of batches(ids)) {
    await releaseNights(tx, some, now)
    for (const table of ['stays', 'stay_events'] as const) {
      const shown = await tx.db
        .selectFrom(table)
        .select('id')
        .where('booking_id', 'in', some)
        .where('deleted_at', 'is', null)
        .execute()
      const theirs = shown.map(({ id }) => id)
      // All in one order; changing them alone locks them in any.
      await tx.lockAll(table, theirs)
      await tx.removeAll(table, theirs)
    }
    await tx.removeAll('hotel_bookings', some)
  }
}
