import * as z from 'zod/mini'
import { lookUpBookings, publicBooking } from '#contract/bookings.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicBookings } from './wire.ts'

/** State by code, every room of what was booked together. Unknown codes are simply absent. */
export const lookUpHotelBookings = task({
  name: 'lookUpHotelBookings',
  body: lookUpBookings,
  answer: z.object({ data: z.array(publicBooking) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const living = store.db
      .selectFrom('hotel_bookings')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
    const named = await living.where('code', 'in', codes).execute()
    const missing = codes.length - named.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    const groups = named.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]))
    const together =
      groups.length === 0
        ? []
        : await living.where('group_id', 'in', [...new Set(groups)]).execute()
    const alone = named.filter(({ group_id }) => group_id === null)
    return { status: 200, body: { data: await publicBookings(store.db, [...together, ...alone]) } }
  },
})
