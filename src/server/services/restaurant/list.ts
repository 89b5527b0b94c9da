import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { rowFor } from '#contract/projections.ts'
import { order } from '#contract/restaurant.ts'
import type { Database } from '../../db/schema.ts'
import { findByWords } from '../../db/search/find.ts'
import type { Store } from '../../db/store.ts'
import { audienceOf } from '../../http/actor.ts'
import { read } from '../../http/endpoint.ts'
import { checkSearch } from '../check-search.ts'
import { deskOrders } from './wire.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The documents ask for up to 500 and page by that (spec 3 §7). */
const MOST = 500

function whole(text: string | undefined, otherwise: number, most: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise
  return Math.min(Math.max(value, 1), most)
}

/** The states asked for; `null`: all. */
function statesOf({ status }: Query): string[] | null {
  if (status === undefined || status === '' || status === 'all') return null
  return status.split(',').slice(0, 10)
}

function living(db: Kysely<Database>, { from, to }: Query) {
  let rows = db.selectFrom('restaurant_orders').where('deleted_at', 'is', null)
  if (from) rows = rows.where('schedule_date', '>=', from)
  if (to) rows = rows.where('schedule_date', '<=', to)
  return rows
}

/** How many there are, and the ids of one page of them; the rows are read after. */
async function findIds(store: Store, query: Query, perPage: number, page: number) {
  const offset = (page - 1) * perPage
  const states = statesOf(query)
  const found = await findByWords(store, 'restaurant_orders', query.q, states)
  if (found && (found.total === 0 || (!query.from && !query.to))) {
    return { total: found.total, ids: await found.page(perPage, offset) }
  }
  let rows = living(store.db, query)
  if (found) rows = rows.where(found.holds('restaurant_orders.id'))
  else if (states) rows = rows.where('status', 'in', states)
  const counted = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const some = await rows
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute()
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
 * by commas), `from` and `to` (days), `q` (beginnings of name, code, number; any stretch of a phone), `per_page` (up to 500), `page`.
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
  async read(db, { query, actor }, store) {
    const audience = audienceOf(actor)
    checkSearch(audience, 'restaurant_orders', query)
    const perPage = whole(query.per_page, MOST, MOST)
    const page = whole(query.page, 1, 1_000_000)
    const { total, ids } = await findIds(store, query, perPage, page)
    return {
      data: (await ordersById(db, ids)).map((row) => rowFor(audience, 'restaurant_orders', row)),
      current_page: page,
      last_page: Math.max(Math.ceil(total / perPage), 1),
      per_page: perPage,
      total,
    }
  },
})
