import type { Kysely } from 'kysely'
import { nightsOf } from '#domain/stays.ts'
import type { Database } from '../../db/schema.ts'
import type { BookingRow } from '../../services/bookings/wire.ts'
import type { Speech } from '../words/speak.ts'

export interface BookedRoom extends BookingRow {
  room_name: string
  room_number: string
}

/** Bookings with the names of their rooms, in the order given. */
export async function roomsBooked(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<BookedRoom[]> {
  const rows = await db
    .selectFrom('hotel_bookings')
    .innerJoin('rooms', 'rooms.id', 'hotel_bookings.room_id')
    .selectAll('hotel_bookings')
    .select(['rooms.name as room_name', 'rooms.room_number'])
    .where('hotel_bookings.id', 'in', [...ids])
    .where('hotel_bookings.deleted_at', 'is', null)
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Rooms as lines: name and number, dates and nights. */
export function roomLines(rooms: readonly BookedRoom[], { words, day }: Speech) {
  return rooms.map((row) => ({
    title: words.room(row.room_name, row.room_number),
    detail: words.dates(
      day(row.check_in),
      day(row.check_out),
      words.nights(nightsOf(row.check_in, row.check_out)),
    ),
  }))
}
