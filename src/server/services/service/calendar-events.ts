import { calendarEntry, type CalendarEvent } from '../../notices/calendar.ts'
import type { NoticeContext } from '../../notices/kind.ts'
import type { GuestBooking } from '../cancellations/index.ts'

/** What lasts a day or more, by its first line; none for a meal, laundry or a table. */
export function serviceEvents(
  about: Pick<NoticeContext, 'settings' | 'locale'>,
  booking: GuestBooking,
): CalendarEvent[] {
  if (booking.calendar === undefined) return []
  return [
    {
      uid: `${booking.kind}-${booking.subjectId}@notices.imisozi`,
      ...calendarEntry(about, booking.lines[0]?.title ?? '', booking.code),
      ...booking.calendar,
    },
  ]
}
