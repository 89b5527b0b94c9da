import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { addDays, momentOf } from '#domain/days.ts'
import type { Request } from '#parts/request-form/request.ts'
import { bookBundleTitle, bookRoomTitle } from '../operations/texts.ts'

/** The request expires when the day of arrival is over at the house. */
const untilArrival = ({ schedule }: Pick<BookRoom, 'schedule'>, timezone: string) =>
  momentOf(timezone, addDays(schedule.check_in, 1), '00:00').toISOString()

/** The request to book a room; the label's detail is the room's name. */
export const roomRequest = (body: BookRoom, name: string, timezone: string): Request => ({
  route: 'bookRoom',
  body,
  title: bookRoomTitle(body, name),
  detail: name,
  validUntil: untilArrival(body, timezone),
})

/** The same for a bundle; the names are those of its rooms. */
export const bundleRequest = (body: BookBundle, names: string, timezone: string): Request => ({
  route: 'bookBundle',
  body,
  title: bookBundleTitle(body),
  detail: names,
  validUntil: untilArrival(body, timezone),
})
