import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { reservation } from '#contract/tables.ts'
import type { Database } from '../../db/schema.ts'
import { read } from '../../http/endpoint.ts'
import { reservationOf } from './wire.ts'

type Query = Readonly<Record<string, string | undefined>>

/** As the other lists of the desk (spec 3 §7). */
const MOST = 500

function whole(text: string | undefined, otherwise: number, most: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise
  return Math.min(Math.max(value, 1), most)
}

function asked(db: Kysely<Database>, { status, from, to }: Query) {
  let rows = db.selectFrom('table_reservations').where('deleted_at', 'is', null)
  if (status && status !== 'all') rows = rows.where('status', 'in', status.split(',').slice(0, 10))
  if (from) rows = rows.where('date', '>=', from)
  if (to) rows = rows.where('date', '<=', to)
  return rows
}

/**
 * Reservations for the desk, the latest evening first. Query: `status` (one or several, by commas),
 * `from` and `to` (days), `per_page` (up to 500), `page`.
 */
export const listReservations = read({
  name: 'listReservations',
  answer: z.object({
    data: z.array(reservation),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  async read(db, { query }) {
    const perPage = whole(query.per_page, MOST, MOST)
    const page = whole(query.page, 1, 1_000_000)
    const counted = await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const rows = await asked(db, query)
      .selectAll()
      .orderBy('date', 'desc')
      .orderBy('time', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    return {
      data: rows.map(reservationOf),
      current_page: page,
      last_page: Math.max(Math.ceil(total / perPage), 1),
      per_page: perPage,
      total,
    }
  },
})
