import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BookTour } from '#contract/tour-bookings.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'

/** What tour bookings are called. Dates and amounts as the reader's language writes them. */

/** "Volcano hike for 2 people on 24 Nov"; `name` is the tour's. */
export function bookTourTitle({ booking }: BookTour, name: string): MessageDescriptor {
  const day = dayText(booking.date)
  const { people } = booking
  if (name === '') {
    return msg`A tour for ${plural(people, { one: '# person', other: '# people' })} on ${day}`
  }
  return msg`${name} for ${plural(people, { one: '# person', other: '# people' })} on ${day}`
}

/** "$95.00, to be paid on arrival" */
export function bookTourDetail({ pricing, payment }: BookTour): MessageDescriptor {
  const total = amountText(pricing.total)
  if (payment.method === 'room') return msg`${total}, charged to the room`
  return payment.method === 'card' ? msg`${total}, by card` : msg`${total}, to be paid on arrival`
}
