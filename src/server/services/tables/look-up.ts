import * as z from 'zod/mini'
import { lookUpOrders } from '#contract/restaurant.ts'
import { publicReservation } from '#contract/tables.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { publicReservationOf } from './wire.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpReservations = task({
  name: 'lookUpReservations',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicReservation) }),
  async run(call, context) {
    const { store } = context
    const rows = await byCodes(call, context, (codes) =>
      store.db
        .selectFrom('table_reservations')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return {
      status: 200,
      body: { data: rows.map(publicReservationOf) },
      confirmed: confirmedOf('table', rows),
    }
  },
})
