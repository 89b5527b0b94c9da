import * as z from 'zod/mini'
import { lookUpOrders } from '#contract/restaurant.ts'
import { publicReservation } from '#contract/tables.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicReservationOf } from './wire.ts'

/** State by code. Unknown codes are simply absent. */
export const lookUpReservations = task({
  name: 'lookUpReservations',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicReservation) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const rows = await store.db
      .selectFrom('table_reservations')
      .selectAll()
      .where('code', 'in', codes)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute()
    const missing = codes.length - rows.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    return { status: 200, body: { data: rows.map(publicReservationOf) } }
  },
})
