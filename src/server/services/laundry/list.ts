import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { laundryOrder } from '#contract/laundry.ts'
import { rowFor } from '#contract/projections.ts'
import type { Database } from '../../db/schema.ts'
import { findByWords } from '../../db/search/find.ts'
import { audienceOf } from '../../http/actor.ts'
import { read } from '../../http/endpoint.ts'
import { checkSearch } from '../check-search.ts'
import { deskLaundryOrder } from './wire.ts'

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

/** `from` and `to` are days on which laundry comes in. */
function living(db: Kysely<Database>, { from, to }: Query) {
  let rows = db.selectFrom('laundry_orders').where('deleted_at', 'is', null)
  if (from) rows = rows.where('in_at', '>=', from)
  // The last day with all its hours: `T` comes before nothing that a time begins with.
  if (to) rows = rows.where('in_at', '<=', `${to}T24:00`)
  return rows
}

/**
 * Orders for the desk, newest first, with items. Query: `status` (one or several, by commas), `from`
 * and `to` (days), `q` (beginnings of name, code, room; any stretch of a phone), `per_page` (up to
 * 500), `page`.
 */
export const listLaundryOrders = read({
  name: 'listLaundryOrders',
  answer: z.object({
    data: z.array(laundryOrder),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  async read(db, { query, actor }, store) {
    const audience = audienceOf(actor)
    checkSearch(audience, 'laundry_orders', query)
    const perPage = whole(query.per_page, MOST, MOST)
    const page = whole(query.page, 1, 1_000_000)
    const states = statesOf(query)
    const found = await findByWords(store, 'laundry_orders', query.q, states)
    let rows = living(db, query)
    if (found) rows = rows.where(found.holds('laundry_orders.id'))
    else if (states) rows = rows.where('status', 'in', states)
    const counted = await rows
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const some = await rows
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    return {
      data: some.map((row) => rowFor(audience, 'laundry_orders', deskLaundryOrder(row))),
      current_page: page,
      last_page: Math.max(Math.ceil(total / perPage), 1),
      per_page: perPage,
      total,
    }
  },
})
