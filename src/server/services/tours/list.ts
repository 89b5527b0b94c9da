import * as z from 'zod/mini'
import { tourBooking } from '#contract/tour-bookings.ts'
import { read } from '../../pipeline/endpoint.ts'
import { pageFields, pageOfRows } from '../service/index.ts'
import { tourSerializers } from './wire.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The same list, its next page; null on the last one. */
function nextPage(query: Query, page: number, last: number) {
  if (page >= last) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  params.set('page', String(page + 1))
  return `/api/tour-bookings?${params}`
}

/** Bookings for the desk, the latest day first, in the pages that the documents follow (spec 3 §7.9). */
export const listTourBookings = read({
  name: 'listTourBookings',
  answer: z.object({
    data: z.object({
      data: z.array(tourBooking),
      ...pageFields,
      next_page_url: z.nullable(z.string()),
    }),
  }),
  async read(_db, { query }, store) {
    const page = await pageOfRows(store, tourSerializers, query, { order: ['date'] })
    const next_page_url = nextPage(query, page.current_page, page.last_page)
    return { data: { ...page, next_page_url } }
  },
})
