import * as z from 'zod/mini'
import { publicLaundryOrder as publicOrderSchema } from '#contract/laundry.ts'
import { lookUpOrders } from '#contract/restaurant.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicLaundryOrder } from './wire.ts'

/** State and items by code. Unknown codes are simply absent. */
export const lookUpLaundryOrders = task({
  name: 'lookUpLaundryOrders',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicOrderSchema) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const rows = await store.db
      .selectFrom('laundry_orders')
      .selectAll()
      .where('code', 'in', codes)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute()
    const missing = codes.length - rows.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    return { status: 200, body: { data: rows.map(publicLaundryOrder) } }
  },
})
