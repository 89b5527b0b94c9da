import * as z from 'zod/mini'
import { deskPayment } from '#contract/money.ts'
import { read } from '../../http/endpoint.ts'
import { deskPayments } from './wire.ts'

/** As the other lists of the desk (spec 3 §7). */
const MOST = 500

/** GET /api/payments: the newest 500, on anything; the rest is in the feed of changes. */
export const listPayments = read({
  name: 'listPayments',
  answer: z.object({ data: z.array(deskPayment) }),
  async read(db) {
    const rows = await db
      .selectFrom('payments')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      // Of one moment PostgreSQL would answer in another order after each change.
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return { data: await deskPayments(db, rows) }
  },
})
