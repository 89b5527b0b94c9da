import type { BookTour } from '#contract/tour-bookings.ts'
import { addDays } from '#domain/days.ts'
import { takenAs, unpaid, type LineKind, type RequestOf } from '../cart/line.ts'
import { bookTourEndpoint } from './book.ts'
import { lengthsOf } from './lengths.ts'

type Request = RequestOf<'tour'>

/** Places on a tour, of a cart. */
export const tourLine: LineKind<Request> = {
  offers: 'tours',
  ids: ({ booking }) => [booking.tour_id],
  async days(db, { booking: { tour_id, date } }) {
    const [length = 1] = await lengthsOf(db, [tour_id])
    return [date, addDays(date, length - 1)]
  },
  locks: ({ booking }) => `${booking.tour_id} ${booking.date}`,
  take: takenAs('tour', bookTourEndpoint, (request: Request, guest): Omit<BookTour, 'source'> => {
    const { customer, language } = guest
    return { ...request, customer, language, payment: unpaid(guest) }
  }),
  priced: (request, current) => ({
    ...request,
    pricing: (current as Pick<BookTour, 'pricing'>).pricing,
  }),
}
