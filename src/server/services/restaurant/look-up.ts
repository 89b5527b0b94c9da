import * as z from 'zod/mini'
import { lookUpOrders, publicOrder as publicOrderSchema } from '#contract/restaurant.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { publicOrders } from './wire.ts'

/** State and items by code. Unknown codes are simply absent. */
export const lookUpRestaurantOrders = task({
  name: 'lookUpRestaurantOrders',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicOrderSchema) }),
  async run(call, context) {
    const { store } = context
    const rows = await byCodes(call, context, (codes) =>
      store.db
        .selectFrom('restaurant_orders')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return {
      status: 200,
      body: { data: await publicOrders(store.db, rows) },
      confirmed: confirmedOf('restaurant', rows),
    }
  },
})
