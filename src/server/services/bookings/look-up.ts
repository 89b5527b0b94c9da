import * as z from 'zod/mini'
import { lookUpBookings, publicBooking } from '#contract/bookings.ts'
import { task } from '../../pipeline/endpoint.ts'
import { findByCodes, confirmedSubjects } from '../by-codes.ts'
import { publicBookings } from './wire.ts'

/** State by code, every room of what was booked together. Unknown codes are simply absent. */
export const lookUpHotelBookings = task({
  name: 'lookUpHotelBookings',
  body: lookUpBookings,
  answer: z.object({ data: z.array(publicBooking) }),
  async run(call, context) {
    const { store } = context
    const active = store.db
      .selectFrom('hotel_bookings')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
    const named = await findByCodes(call, context, (codes) =>
      active.where('code', 'in', codes).execute(),
    )
    const groups = named.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]))
    const together =
      groups.length === 0
        ? []
        : await active.where('group_id', 'in', [...new Set(groups)]).execute()
    const alone = named.filter(({ group_id }) => group_id === null)
    return {
      status: 200,
      body: { data: await publicBookings(store.db, [...together, ...alone]) },
      confirmed: confirmedSubjects('room', named),
    }
  },
})
