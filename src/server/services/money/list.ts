import * as z from 'zod/mini'
import { deskPayment } from '#contract/money.ts'
import { countOf } from '../../db/count.ts'
import { read } from '../../pipeline/endpoint.ts'
import { askedPage, pageFields, pageMeta } from '../page.ts'
import { deskPayments } from './wire.ts'

/**
 * GET /api/payments: on anything, newest first. Query: `per_page` (up to 500, and 500 unless asked),
 * `page`. The documents' clients read the rows alone; who pages sees that there is more.
 */
export const listPayments = read({
  name: 'listPayments',
  answer: z.object({ data: z.array(deskPayment), ...pageFields }),
  async read(db, { query }) {
    const asked = askedPage(query)
    const active = db.selectFrom('payments').where('deleted_at', 'is', null)
    const total = await countOf(active)
    const rows = await active
      .selectAll()
      .orderBy('created_at', 'desc')
      // Of one moment PostgreSQL would answer in another order after each change.
      .orderBy('id', 'desc')
      .limit(asked.perPage)
      .offset((asked.page - 1) * asked.perPage)
      .execute()
    return { data: await deskPayments(db, rows), ...pageMeta(total, asked) }
  },
})
