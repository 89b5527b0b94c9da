import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { nightsOf } from '#domain/stays.ts'
import { amountText, dayText, daysText } from '#parts/day-and-amount.ts'

/** Labels of bookings. Dates and amounts in the reader's language. */

const nights = ({ schedule }: Pick<BookRoom, 'schedule'>) =>
  nightsOf(schedule.check_in, schedule.check_out)

const firstDay = ({ schedule }: Pick<BookRoom, 'schedule'>) => dayText(schedule.check_in)

/** "Book Garden, 2 nights from 24 Nov"; `name` is the room's. */
export function bookRoomTitle(body: BookRoom, name: string): MessageDescriptor {
  const from = firstDay(body)
  const count = nights(body)
  const { quantity } = body.guests
  if (quantity > 1) {
    return msg`Book ${quantity} rooms like ${name}, ${plural(count, { one: '# night', other: '# nights' })} from ${from}`
  }
  return msg`Book ${name}, ${plural(count, { one: '# night', other: '# nights' })} from ${from}`
}

/** "Book 3 rooms, 2 nights from 24 Nov" */
export function bookBundleTitle(body: BookBundle): MessageDescriptor {
  const from = firstDay(body)
  const count = nights(body)
  const rooms = body.room_ids.length
  return msg`Book ${plural(rooms, { one: '# room', other: '# rooms' })}, ${plural(count, { one: '# night', other: '# nights' })} from ${from}`
}

/** "2 adults, 1 child · RWF 108,000" */
export function bookRoomDetail(body: BookRoom): MessageDescriptor {
  const { adults, children } = body.guests
  const total = amountText(body.pricing.grand_total, body.pricing.currency)
  if (children === 0) {
    return msg`${plural(adults, { one: '# adult', other: '# adults' })} · ${total}`
  }
  return msg`${plural(adults, { one: '# adult', other: '# adults' })}, ${plural(children, { one: '# child', other: '# children' })} · ${total}`
}

/** "Aline Uwase · 104 Garden · 21 Nov – 23 Nov", of a stay that the desk recorded. */
export const deskStayDetail = (
  {
    customer,
    schedule,
  }: { customer: { name: string }; schedule: { check_in: string; check_out: string } },
  rooms: string,
): string =>
  [customer.name, rooms, daysText(schedule.check_in, schedule.check_out)]
    .filter((word) => word !== '')
    .join(' · ')
