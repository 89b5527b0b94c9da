import * as z from 'zod/mini'
import { lookUpRentals as lookUpBody, publicRental } from '#contract/rentals.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes } from '../by-codes.ts'
import { publicRentals } from './rental-rows.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpRentals = task({
  name: 'lookUpRentals',
  body: lookUpBody,
  answer: z.object({ data: z.array(publicRental) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const asked = { codes: body.codes, address, now }
    const rows = await byCodes(asked, unknownCodes, (codes) =>
      store.db
        .selectFrom('car_rentals')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    )
    return { status: 200, body: { data: await publicRentals(store.db, rows) } }
  },
})
