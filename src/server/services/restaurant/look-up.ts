import * as z from 'zod/mini'
import { lookUpOrders, publicOrder as publicOrderSchema } from '#contract/restaurant.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes } from '../by-codes.ts'
import { publicOrders } from './wire.ts'

/** State and items by code. Unknown codes are simply absent. */
export const lookUpRestaurantOrders = task({
  name: 'lookUpRestaurantOrders',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicOrderSchema) }),
  async run({ body, address, now }, { store, unknownCodes }) {
    const asked = { codes: body.codes, address, now }
    const rows = await byCodes(asked, unknownCodes, (codes) =>
      store.db
        .selectFrom('restaurant_orders')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return { status: 200, body: { data: await publicOrders(store.db, rows) } }
  },
})
