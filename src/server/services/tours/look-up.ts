import * as z from 'zod/mini'
import { lookUpBookings } from '#contract/bookings.ts'
import { publicTourBooking } from '#contract/tour-bookings.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { publicTourBookings } from './wire.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpTourBookings = task({
  name: 'lookUpTourBookings',
  body: lookUpBookings,
  answer: z.object({ data: z.array(publicTourBooking) }),
  async run(call, context) {
    const { store } = context
    const rows = await byCodes(call, context, (codes) =>
      store.db
        .selectFrom('tour_bookings')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    )
    return {
      status: 200,
      body: { data: await publicTourBookings(store.db, rows) },
      confirmed: confirmedOf('tour', rows),
    }
  },
})
