import * as z from 'zod/mini'
import { tourBooking } from '#contract/tour-bookings.ts'
import { findByWords } from '../../db/search/find.ts'
import type { Store } from '../../db/store.ts'
import { read } from '../../http/endpoint.ts'
import { askedFor, pageNumbers, type Asked } from '../bookings/list-query.ts'
import { deskTourBookings } from './wire.ts'

/** How many there are, and one page of them, by the tour's day, the latest first. */
async function findPage(store: Store, asked: Asked) {
  const found = await findByWords(store, 'tour_bookings', asked.words)
  let rows = store.db.selectFrom('tour_bookings').where('deleted_at', 'is', null)
  if (asked.states) rows = rows.where('status', 'in', asked.states)
  if (asked.from) rows = rows.where('date', '>=', asked.from)
  if (asked.to) rows = rows.where('date', '<=', asked.to)
  if (found) rows = rows.where(found.holds('tour_bookings.id'))
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await rows
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage)
    .execute()
  return { total: Number(total), page }
}

/** The same list, its next page; null on the last one. */
function nextPage(query: Readonly<Record<string, string | undefined>>, page: number, last: number) {
  if (page >= last) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  params.set('page', String(page + 1))
  return `/api/tour-bookings?${params}`
}

/**
 * Tour bookings for the desk, in the pages that the documents follow (spec 3 §7.9). Query: `status`
 * (one or several, by commas), `from` and `to` (days), `q` (beginnings of name and code; any stretch
 * of a phone), `per_page` (up to 500), `page`.
 */
export const listTourBookings = read({
  name: 'listTourBookings',
  answer: z.object({
    data: z.object({
      data: z.array(tourBooking),
      current_page: z.number(),
      last_page: z.number(),
      per_page: z.number(),
      total: z.number(),
      next_page_url: z.nullable(z.string()),
    }),
  }),
  async read(db, { query }, store) {
    const asked = askedFor(query)
    const { total, page } = await findPage(store, asked)
    const numbers = pageNumbers(total, asked)
    return {
      data: {
        data: await deskTourBookings(db, page),
        ...numbers,
        next_page_url: nextPage(query, asked.page, numbers.last_page),
      },
    }
  },
})
