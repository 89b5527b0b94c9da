import * as z from 'zod/mini'
import { lookUpRentals as lookUpBody, publicRental } from '#contract/rentals.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { publicRentals } from './rental-rows.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpRentals = task({
  name: 'lookUpRentals',
  body: lookUpBody,
  answer: z.object({ data: z.array(publicRental) }),
  async run(call, context) {
    const { store } = context
    const rows = await byCodes(call, context, (codes) =>
      store.db
        .selectFrom('car_rentals')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    )
    return {
      status: 200,
      body: { data: await publicRentals(store.db, rows) },
      confirmed: confirmedOf('car', rows),
    }
  },
})
