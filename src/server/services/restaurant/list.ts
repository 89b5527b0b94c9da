import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import { order } from '#contract/restaurant.ts'
import type { Database } from '../../db/schema.ts'
import { read } from '../../http/endpoint.ts'
import { deskOrders } from './wire.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The documents ask for up to 500 and page by that (spec 3 §7). */
const MOST = 500

function whole(text: string | undefined, otherwise: number, most: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise
  return Math.min(Math.max(value, 1), most)
}

/** `50%` as what is looked for, not as a pattern. */
function pattern(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`
}

function filtered(db: Kysely<Database>, { status, from, to, q }: Query) {
  let rows = db.selectFrom('restaurant_orders').where('deleted_at', 'is', null)
  if (status !== undefined && status !== '' && status !== 'all') {
    rows = rows.where('status', 'in', status.split(',').slice(0, 10))
  }
  if (from !== undefined && from !== '') rows = rows.where('schedule_date', '>=', from)
  if (to !== undefined && to !== '') rows = rows.where('schedule_date', '<=', to)
  if (q !== undefined && q.trim() !== '') {
    const like = pattern(q.slice(0, 100))
    rows = rows.where((eb) =>
      eb.or(
        [
          sql`lower(customer_name)`,
          sql`lower(code)`,
          sql`customer_phone`,
          sql`cast(number as text)`,
        ].map((text) => sql<boolean>`${text} like ${like} escape '\\'`),
      ),
    )
  }
  return rows
}

/**
 * Orders for the desk, newest first, items and payments included. Query: `status` (one or several,
 * by commas), `from` and `to` (days), `q` (name, phone, code, number), `per_page` (up to 500), `page`.
 */
export const listRestaurantOrders = read({
  name: 'listRestaurantOrders',
  answer: z.object({
    data: z.array(order),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  async read(db, { query }) {
    const perPage = whole(query.per_page, MOST, MOST)
    const counted = await filtered(db, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const last = Math.max(Math.ceil(total / perPage), 1)
    const page = whole(query.page, 1, 1_000_000)
    const rows = await filtered(db, query)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    return {
      data: await deskOrders(db, rows),
      current_page: page,
      last_page: last,
      per_page: perPage,
      total,
    }
  },
})
