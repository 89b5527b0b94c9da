import type { BookTour } from '#contract/tour-bookings.ts'
import { type LineKind, type RequestOf, takenAs, unpaid } from '../cart/index.ts'
import { bookTourEndpoint } from './book.ts'
import { lengthsOf } from './lengths.ts'

type Request = RequestOf<'tour'>

/** Places on a tour, of a cart. */
export const tourLine: LineKind<Request> = {
  offers: 'tours',
  ids: ({ booking }) => [booking.tour_id],
  async length(db, { booking: { tour_id } }) {
    const [length = 1] = await lengthsOf(db, [tour_id])
    return length
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
