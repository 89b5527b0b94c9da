import * as z from 'zod/mini'
import { lookUpBookings } from '#contract/bookings.ts'
import { publicTourBooking } from '#contract/tour-bookings.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicTourBookings } from './wire.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpTourBookings = task({
  name: 'lookUpTourBookings',
  body: lookUpBookings,
  answer: z.object({ data: z.array(publicTourBooking) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const rows = await store.db
      .selectFrom('tour_bookings')
      .selectAll()
      .where('code', 'in', codes)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    const missing = codes.length - rows.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    return { status: 200, body: { data: await publicTourBookings(store.db, rows) } }
  },
})
