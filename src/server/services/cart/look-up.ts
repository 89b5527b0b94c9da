import * as z from 'zod/mini'
import { lookUpCarts as lookUpCartsBody, publicCart } from '#contract/cart.ts'
import { refuse, task } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicCarts } from './wire.ts'

/** Carts by code, every line as it is now. Unknown codes are simply absent. */
export const lookUpCarts = task({
  name: 'lookUpCarts',
  body: lookUpCartsBody,
  answer: z.object({ data: z.array(publicCart) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const from = addressKey(address)
    const wait = unknownCodes.waitFor(from, now.getTime())
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    const codes = [...new Set(body.codes)]
    if (codes.length === 0) return { status: 200, body: { data: [] } }
    const rows = await store.db
      .selectFrom('carts')
      .selectAll()
      .where('code', 'in', codes)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    const missing = codes.length - rows.length
    if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
    return { status: 200, body: { data: await publicCarts(store.db, rows) } }
  },
})
