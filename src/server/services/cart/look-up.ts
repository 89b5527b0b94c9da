import * as z from 'zod/mini'
import { lookUpCarts as lookUpCartsBody, publicCart } from '#contract/cart.ts'
import { task } from '../../pipeline/endpoint.ts'
import { findByCodes } from '../by-codes.ts'
import { publicCarts } from './wire.ts'

/** Carts by code, every line as it is now. Unknown codes are simply absent. */
export const lookUpCarts = task({
  name: 'lookUpCarts',
  body: lookUpCartsBody,
  answer: z.object({ data: z.array(publicCart) }),
  async run(call, context) {
    const { store } = context
    const rows = await findByCodes(call, context, (codes) =>
      store.db
        .selectFrom('carts')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    )
    return { status: 200, body: { data: await publicCarts(store.db, rows) } }
  },
})
