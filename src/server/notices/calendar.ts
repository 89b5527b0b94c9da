import { addDays } from '#domain/days.ts'
import type { NoticeContext } from './kind.ts'
import { timeZoneLines } from './time-zone.ts'

/** A point in the calendar's time zone, `YYYY-MM-DD` and `HH:MM`; null: the whole day. */
export interface CalendarPoint {
  day: string
  time: string | null
}

/** A span in the property's time zone; RFC 5545. */
export interface CalendarEvent {
  /** Stable: a new version of the same stay replaces the old one. */
  uid: string
  /** Incremented with each change of the stay. */
  sequence: number
  summary: string
  description: string
  /** '' where it is not set. */
  location: string
  /** Both 0: unknown. */
  latitude: number
  longitude: number
  /** Both with a time, or both whole days, the last one included. */
  from: CalendarPoint
  to: CalendarPoint
}

/** The fields that every entry has. */
export function calendarEntry(
  { settings, locale }: Pick<NoticeContext, 'settings' | 'locale'>,
  title: string,
  code: string,
) {
  const { texts } = locale
  return {
    summary: texts.confirmed.event(settings.name, title),
    description: texts.confirmed.eventText(code, settings.phone),
    location: settings.address,
    latitude: settings.latitude,
    longitude: settings.longitude,
  }
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '')

/** RFC 5545 §3.6.1: the end of whole days is exclusive. */
function span({ from, to }: CalendarEvent, timezone: string): string[] {
  if (from.time === null || to.time === null) {
    const after = addDays(to.day, 1)
    return [`DTSTART;VALUE=DATE:${compact(from.day)}`, `DTEND;VALUE=DATE:${compact(after)}`]
  }
  const local = (day: string, time: string) => `${compact(day)}T${compact(time)}00`
  return [
    `DTSTART;TZID=${timezone}:${local(from.day, from.time)}`,
    `DTEND;TZID=${timezone}:${local(to.day, to.time)}`,
  ]
}

/** RFC 5545 §3.3.11. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** RFC 5545 §3.1: no line over 75 bytes, and no character cut in two. */
export function fold(line: string): string {
  const lines: string[] = []
  let at = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    // The leading space of a continued line counts.
    if (bytes + size > 75) {
      lines.push(at)
      at = ' '
      bytes = 1
    }
    at += letter
    bytes += size
  }
  return [...lines, at].join('\r\n')
}

/** One file with all events, published (not an invitation: no reply is expected). */
export function calendarFile(events: readonly CalendarEvent[], timezone: string, at: Date): string {
  const stamp = `${compact(at.toISOString().slice(0, 19))}Z`
  const days = events.flatMap(({ from, to }) => [from.day, to.day]).toSorted()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//imisozi//stays//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(timezone, days[0] ?? '', days.at(-1) ?? ''),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${stamp}`,
      ...span(event, timezone),
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
      ...(event.latitude === 0 && event.longitude === 0
        ? []
        : [`GEO:${event.latitude};${event.longitude}`]),
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
