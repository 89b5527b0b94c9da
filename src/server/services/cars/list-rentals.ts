import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { rental, type Rental } from '#contract/rentals.ts'
import type { Database } from '../../db/schema.ts'
import { read } from '../../http/endpoint.ts'
import { askedFor, pageNumbers, type Asked } from '../bookings/list-query.ts'
import { deskRentals } from './rental-rows.ts'

const listed = z.extend(rental, {
  /** The documents' `include=car` (spec 3 §7.3). */
  car: z.object({ id: z.string(), name: z.string(), plate: z.string() }),
})

const carOf = (row: Rental) => ({ id: row.car_id, name: row.car_name, plate: row.car_plate })

function living(db: Kysely<Database>, { states, from, to }: Asked) {
  let rows = db.selectFrom('car_rentals').where('deleted_at', 'is', null)
  if (states) rows = rows.where('status', 'in', states)
  if (from) rows = rows.where('dropoff_date', '>=', from)
  if (to) rows = rows.where('pickup_date', '<=', to)
  return rows
}

/**
 * Rentals for the desk, by pick-up, the latest first. Query: `status` (one or several, by commas),
 * `from` and `to` (days that a rental touches), `per_page` (up to 500), `page`.
 */
export const listRentals = read({
  name: 'listRentals',
  answer: z.object({
    data: z.array(listed),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  async read(db, { query }) {
    const asked = askedFor(query)
    const { total } = await living(db, asked)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await living(db, asked)
      .selectAll()
      .orderBy('pickup_date', 'desc')
      .orderBy('id', 'desc')
      .limit(asked.perPage)
      .offset((asked.page - 1) * asked.perPage)
      .execute()
    const rentals = await deskRentals(db, rows)
    return {
      data: rentals.map((row) => ({ ...row, car: carOf(row) })),
      ...pageNumbers(Number(total), asked),
    }
  },
})
