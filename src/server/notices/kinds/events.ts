import type { Own } from '../../services/cancellations/own.ts'
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

/** What lasts a day or more, by its first line; none for a meal, laundry or a table. */
export function serviceEvents(about: About, own: Own): CalendarEvent[] {
  if (own.calendar === undefined) return []
  return [
    {
      uid: `${own.kind}-${own.subjectId}@notices.imisozi`,
      ...entry(about, own.lines[0]?.title ?? '', own.code),
      ...own.calendar,
    },
  ]
}
