import { calendarEntry, type CalendarEvent } from '../../notices/calendar.ts'
import type { NoticeContext } from '../../notices/kind.ts'
import type { Own } from '../cancellations/index.ts'

/** What lasts a day or more, by its first line; none for a meal, laundry or a table. */
export function serviceEvents(
  about: Pick<NoticeContext, 'settings' | 'locale'>,
  own: Own,
): CalendarEvent[] {
  if (own.calendar === undefined) return []
  return [
    {
      uid: `${own.kind}-${own.subjectId}@notices.imisozi`,
      ...calendarEntry(about, own.lines[0]?.title ?? '', own.code),
      ...own.calendar,
    },
  ]
}
