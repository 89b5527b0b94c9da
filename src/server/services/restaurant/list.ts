import { sql, type Kysely, type RawBuilder } from 'kysely'
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
  return `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`
}

/** A number as people quote it, or a phone, has digits alone; anything else is a name or a code. */
function searched(text: string): readonly RawBuilder<unknown>[] {
  const digits = /^[\d+ ]+$/.test(text)
  return digits
    ? [sql`cast(number as text)`, sql`customer_phone`]
    : [sql`lower(customer_name)`, sql`lower(code)`]
}

function filtered(db: Kysely<Database>, { status, from, to, q }: Query) {
  let rows = db.selectFrom('restaurant_orders').where('deleted_at', 'is', null)
  if (status !== undefined && status !== '' && status !== 'all') {
    rows = rows.where('status', 'in', status.split(',').slice(0, 10))
  }
  if (from !== undefined && from !== '') rows = rows.where('schedule_date', '>=', from)
  if (to !== undefined && to !== '') rows = rows.where('schedule_date', '<=', to)
  const text = q?.slice(0, 100).trim().toLowerCase() ?? ''
  if (text === '') return rows
  const like = pattern(text)
  return rows.where((eb) =>
    eb.or(searched(text).map((field) => sql<boolean>`${field} like ${like} escape '\\'`)),
  )
}

/** How many there are, and the ids of one page of them; the rows are read after. */
async function findIds(db: Kysely<Database>, query: Query, perPage: number, page: number) {
  const from = (page - 1) * perPage
  const found = filtered(db, query).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc')
  // Words are looked for in every row: once, then, and not again for the count.
  if ((query.q ?? '').trim() !== '') {
    const all = await found.execute()
    return { total: all.length, ids: all.slice(from, from + perPage).map(({ id }) => id) }
  }
  const counted = await filtered(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const some = await found.limit(perPage).offset(from).execute()
  return { total: Number(counted.total), ids: some.map(({ id }) => id) }
}

async function ordersById(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('restaurant_orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return deskOrders(db, rows)
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
    const page = whole(query.page, 1, 1_000_000)
    const { total, ids } = await findIds(db, query, perPage, page)
    return {
      data: await ordersById(db, ids),
      current_page: page,
      last_page: Math.max(Math.ceil(total / perPage), 1),
      per_page: perPage,
      total,
    }
  },
})
