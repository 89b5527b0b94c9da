import {
  calendarFeed,
  type CalendarFeed,
  type FeedProblem,
  type RoomCalendar,
} from '#contract/ical.ts'
import { dayIn } from '#domain/days.ts'
import type { Kysely } from 'kysely'
import type { CalendarFeedsTable, Database } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import { onWire } from '../../db/wire.ts'
import type { Seal } from '../../seal/seal.ts'
import { settingsOf } from '../../house-settings.ts'
import { activeRooms } from '../rooms/index.ts'
import { keyPlace, urlPlace } from './places.ts'
import { CLASH } from './import-stay.ts'

/** How many of each channel's stays lie ahead, and how many met nights that were sold. */
async function countsOf(db: Kysely<Database>, today: string) {
  const rows = await db
    .selectFrom('calendar_events')
    .innerJoin('hotel_bookings', 'hotel_bookings.id', 'calendar_events.booking_id')
    .select(['feed_id', 'flag'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hotel_bookings.check_out', '>', today)
    .where('hotel_bookings.status', '<>', 'cancelled')
    .groupBy(['feed_id', 'flag'])
    .execute()
  return (feedId: string) => {
    const its = rows.filter(({ feed_id }) => feed_id === feedId)
    const sum = (some: typeof rows) => some.reduce((all, { count }) => all + Number(count), 0)
    return { stays: sum(its), clashes: sum(its.filter(({ flag }) => flag === CLASH)) }
  }
}

const feedOf = (
  row: CalendarFeedsTable,
  url: string | null,
  counts: { stays: number; clashes: number },
): CalendarFeed =>
  onWire(calendarFeed, row, {
    url: url ?? '',
    problem: url === null ? 'address_lost' : (row.problem as FeedProblem | null),
    repeats: Number(row.repeats),
    ...counts,
  })

const openKey = (seal: Seal, roomId: string, key: string) => seal.open(keyPlace(roomId), key)

/** Every room with its own calendar's address and the channels that it takes. */
export async function roomCalendarsOf(
  { db, seal }: Pick<Store, 'db' | 'seal'>,
  now: Date,
  roomId?: string,
): Promise<RoomCalendar[]> {
  const { timezone } = await settingsOf(db)
  const countOf = await countsOf(db, dayIn(timezone, now))
  const rooms = await activeRooms(db)
    .$if(roomId !== undefined, (query) => query.where('id', '=', roomId ?? ''))
    .orderBy('room_number')
    .execute()
  const keys = new Map(
    (await db.selectFrom('room_calendars').select(['room_id', 'key']).execute()).map(
      ({ room_id, key }) => [room_id, openKey(seal, room_id, key)],
    ),
  )
  const feeds = await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rooms.map((room) => {
    const key = keys.get(room.id) ?? null
    return {
      room_id: room.id,
      room_number: room.room_number,
      room_name: room.name,
      path:
        key === null ? null : `/api/rooms/${encodeURIComponent(room.id)}/calendar.ics?key=${key}`,
      feeds: feeds
        .filter(({ room_id }) => room_id === room.id)
        .map((row) => feedOf(row, seal.open(urlPlace(row.id), row.url), countOf(row.id))),
    }
  })
}

/** One room's, after something was changed. */
export async function roomCalendarOf(store: Pick<Store, 'db' | 'seal'>, roomId: string, now: Date) {
  const [calendar] = await roomCalendarsOf(store, now, roomId)
  if (calendar === undefined) throw new Error('The room whose calendar was changed is not there')
  return calendar
}
