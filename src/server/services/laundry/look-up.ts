import * as z from 'zod/mini'
import { publicLaundryOrder as publicOrderSchema } from '#contract/laundry.ts'
import { lookUpOrders } from '#contract/restaurant.ts'
import { task } from '../../http/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { publicLaundryOrder } from './wire.ts'

/** State and items by code. Unknown codes are simply absent. */
export const lookUpLaundryOrders = task({
  name: 'lookUpLaundryOrders',
  body: lookUpOrders,
  answer: z.object({ data: z.array(publicOrderSchema) }),
  async run(call, context) {
    const { store } = context
    const rows = await byCodes(call, context, (codes) =>
      store.db
        .selectFrom('laundry_orders')
        .selectAll()
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return {
      status: 200,
      body: { data: rows.map(publicLaundryOrder) },
      confirmed: confirmedOf('laundry', rows),
    }
  },
})
