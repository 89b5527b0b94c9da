import type { Selectable } from 'kysely'
import type { StaysTable } from '../../db/schema.ts'
import { escapeText, fold } from '../../notices/calendar.ts'
import { OWN_UID } from '#domain/calendar-file.ts'

export type BusyStay = Pick<
  Selectable<StaysTable>,
  'id' | 'version' | 'changed_at' | 'check_in' | 'check_out'
>

const plain = (text: string) => text.replaceAll(/[-:]/g, '')
const stamp = (moment: string) => `${plain(moment.slice(0, 19))}Z`

/**
 * A room's busy nights as a calendar (RFC 5545), whole days with the day of departure free, and
 * nothing of whose they are.
 *
 * @param name the room, as guests know it
 */
export function busyFile(name: string, stays: readonly BusyStay[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//imisozi//rooms//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...stays.flatMap((stay) => [
      'BEGIN:VEVENT',
      `UID:${stay.id}${OWN_UID}`,
      `SEQUENCE:${stay.version}`,
      `DTSTAMP:${stamp(at.toISOString())}`,
      `LAST-MODIFIED:${stamp(stay.changed_at)}`,
      `DTSTART;VALUE=DATE:${plain(stay.check_in)}`,
      `DTEND;VALUE=DATE:${plain(stay.check_out)}`,
      'SUMMARY:Not available',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
