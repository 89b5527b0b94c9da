import { addDays } from '#domain/days.ts'
import type { CarRentalsTable, TourBookingsTable } from '../../db/schema.ts'
import type { CalendarEvent } from '../calendar.ts'
import type { Writing } from './kind.ts'
import type { BookedRoom } from './stay.ts'

type About = Pick<Writing, 'settings' | 'speech'>

/** What every entry says: where, and what to ask by. */
function entry({ settings, speech }: About, title: string, code: string) {
  const { words } = speech
  return {
    summary: words.confirmed.event(settings.name, title),
    description: words.confirmed.eventText(code, settings.phone),
    location: settings.address,
    latitude: settings.latitude,
    longitude: settings.longitude,
  }
}

/** One entry for rooms of the same days; the same again when the stay is moved. */
export function roomEvents(about: About, rooms: readonly BookedRoom[]): CalendarEvent[] {
  const { settings, speech } = about
  const spans = new Map<string, BookedRoom[]>()
  for (const row of rooms) {
    const span = `${row.check_in} ${row.check_out}`
    spans.set(span, [...(spans.get(span) ?? []), row])
  }
  return [...spans.values()].flatMap((its) => {
    const [first] = its
    if (first === undefined) return []
    const names = its.map((row) => speech.words.room(row.room_name, row.room_number)).join(', ')
    return {
      uid: `stay-${first.id}@notices.imisozi`,
      sequence: first.version,
      ...entry(about, names, first.code),
      from: { day: first.check_in, time: settings.check_in_from },
      to: { day: first.check_out, time: settings.check_out_until },
    }
  })
}

/** From when a car is fetched until it is back. */
export function carEvent(about: About, row: CarRentalsTable, name: string): CalendarEvent {
  return {
    uid: `car-${row.id}@notices.imisozi`,
    sequence: row.version,
    ...entry(about, name, row.code),
    from: { day: row.pickup_date, time: row.pickup_time },
    to: { day: row.dropoff_date, time: row.dropoff_time },
  }
}

/** Tours have days and no hours. */
export function tourEvent(
  about: About,
  row: TourBookingsTable,
  tour: { name: string; duration_days: number },
): CalendarEvent {
  return {
    uid: `tour-${row.id}@notices.imisozi`,
    sequence: row.version,
    ...entry(about, tour.name, row.code),
    from: { day: row.date, time: null },
    to: { day: addDays(row.date, tour.duration_days - 1), time: null },
  }
}
