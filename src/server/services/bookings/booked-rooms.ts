import type { Kysely } from 'kysely'
import { nightsOf } from '#domain/stays.ts'
import type { Database } from '../../db/schema.ts'
import { orderedName, type TranslatedRow } from '../../db/translations.ts'
import type { BookingRow } from './wire.ts'
import { calendarEntry, type CalendarEvent } from '../../notices/calendar.ts'
import type { NoticeContext } from '../../notices/kind.ts'
import type { LetterLocale } from '../../notices/texts/letter-locale.ts'

export interface BookedRoom extends BookingRow, TranslatedRow {
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
    .select(['rooms.name as room_name', 'rooms.room_number', 'rooms.translations'])
    .where('hotel_bookings.id', 'in', [...ids])
    .where('hotel_bookings.deleted_at', 'is', null)
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** "Lake room (room 12)", in the guest's language. */
export const roomNameFor = (
  {
    room_name: name,
    room_number,
    ...row
  }: TranslatedRow & Pick<BookedRoom, 'room_name' | 'room_number'>,
  { texts, asked }: LetterLocale,
): string => texts.room(orderedName(name, { ...row, name }, asked), room_number)

/** Rooms as lines: name and number, dates and nights. */
export function roomLines(rooms: readonly BookedRoom[], locale: LetterLocale) {
  const { texts, day } = locale
  return rooms.map((row) => ({
    title: roomNameFor(row, locale),
    detail: texts.dates(
      day(row.check_in),
      day(row.check_out),
      texts.nights(nightsOf(row.check_in, row.check_out)),
    ),
  }))
}

/** One entry for rooms of the same days, with the same UID when the stay is moved. */
export function roomEvents(
  about: Pick<NoticeContext, 'settings' | 'locale'>,
  rooms: readonly BookedRoom[],
): CalendarEvent[] {
  const { settings, locale } = about
  const spans = new Map<string, BookedRoom[]>()
  for (const row of rooms) {
    const span = `${row.check_in} ${row.check_out}`
    spans.set(span, [...(spans.get(span) ?? []), row])
  }
  return [...spans.values()].flatMap((its) => {
    const [first] = its
    if (first === undefined) return []
    const names = its.map((row) => roomNameFor(row, locale)).join(', ')
    return {
      uid: `stay-${first.id}@notices.imisozi`,
      sequence: first.version,
      ...calendarEntry(about, names, first.code),
      from: { day: first.check_in, time: settings.check_in_from },
      to: { day: first.check_out, time: settings.check_out_until },
    }
  })
}
