import * as z from 'zod/mini'
import { lookUpOrders } from '#contract/restaurant.ts'
import { publicReservation } from '#contract/tables.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes } from '../by-codes.ts'
import { publicReservationOf } from './wire.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpReservations = task({
  name: 'lookUpReservations',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicReservation) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const asked = { codes: body.codes, address, now }
    const rows = await byCodes(asked, unknownCodes, (codes) =>
      store.db
        .selectFrom('table_reservations')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return { status: 200, body: { data: rows.map(publicReservationOf) } }
  },
})
