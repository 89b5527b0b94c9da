import * as z from 'zod/mini'
import { lookUpRentals as lookUpBody, publicRental } from '#contract/rentals.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicRentals } from './rental-rows.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpRentals = task({
  name: 'lookUpRentals',
  body: lookUpBody,
  answer: z.object({ data: z.array(publicRental) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const rows = await store.db
      .selectFrom('car_rentals')
      .selectAll()
      .where('code', 'in', codes)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    const missing = codes.length - rows.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    return { status: 200, body: { data: await publicRentals(store.db, rows) } }
  },
})
