import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { hotelBooking, stay, type HotelBooking } from '#contract/bookings.ts'
import { listedPayment } from '#contract/listed-payment.ts'
import { rowFor } from '#contract/projections.ts'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/schema.ts'
import { findByWords } from '../../db/search/find.ts'
import type { Store } from '../../db/store.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { checkSearch } from '../check-search.ts'
import { read } from '../../pipeline/endpoint.ts'
import { occupiedNights } from './occupied-nights.ts'
import { parseListQuery, type ListQuery } from './list-query.ts'
import { listedPayments } from '../listed-payments.ts'
import { pageFields, pageMeta } from '../page.ts'
import { deskBookings } from './wire.ts'

function activeBookings(db: Kysely<Database>) {
  return db.selectFrom('hotel_bookings').where('deleted_at', 'is', null)
}

/** The total, and the ids of one page. */
async function findIds(store: Store, asked: ListQuery) {
  const found = await findByWords(store, 'hotel_bookings', asked.words)
  let rows = activeBookings(store.db)
  if (asked.states) rows = rows.where('status', 'in', asked.states)
  if (asked.from) rows = rows.where('check_out', '>', asked.from)
  if (asked.to) rows = rows.where('check_in', '<=', asked.to)
  if (found) rows = rows.where(found.matches('hotel_bookings.id'))
  const total = await countOf(rows)
  const some = await rows
    .select('id')
    .orderBy('check_in', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage)
    .execute()
  return { total, ids: some.map(({ id }) => id) }
}

async function bookingsById(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await activeBookings(db)
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('check_in', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return deskBookings(db, rows)
}

const roomOf = (row: HotelBooking) => ({
  id: row.room_id,
  room_number: row.room_number,
  name: row.room_name,
  type: row.room_type,
})

/** For staff: bookings whole, by arrival, the latest first. */
async function deskPage(store: Store, asked: ListQuery) {
  const { total, ids } = await findIds(store, asked)
  const rows = await bookingsById(store.db, ids)
  const payments = asked.withPayments ? await listedPayments(store.db, 'room', ids) : null
  return {
    data: rows.map((row) => ({
      ...row,
      ...(asked.withRoom && { room: roomOf(row) }),
      ...(payments && { payments: payments.get(row.id) ?? [] }),
    })),
    ...pageMeta(total, asked),
  }
}

const deskBookingSchema = z.extend(hotelBooking, {
  room: z.optional(
    z.object({ id: z.string(), room_number: z.string(), name: z.string(), type: z.string() }),
  ),
  payments: z.optional(z.array(listedPayment)),
})

const occupiedNight = z.pick(stay, { room_id: true, check_in: true, check_out: true, status: true })

/**
 * For anyone: the nights that are gone. For staff: bookings whole. Query: `status` (one or several,
 * by commas), `per_page` (up to 500), `page`; for staff also `from` and `to` (days that a stay
 * touches), `q` (as for orders), `include=room,payments`. What a role reads: contract/projections.ts.
 */
export const listHotelBookings = read({
  name: 'listHotelBookings',
  answer: z.union([
    z.object({ data: z.array(deskBookingSchema), ...pageFields }),
    z.object({ data: z.array(occupiedNight), ...pageFields }),
  ]),
  async read(db, { query, actor, now }, store) {
    const asked = parseListQuery(query)
    const audience = audienceOf(actor)
    if (audience === 'public') return await occupiedNights(db, asked, now)
    checkSearch(audience, 'hotel_bookings', query)
    const page = await deskPage(store, asked)
    return { ...page, data: page.data.map((row) => rowFor(audience, 'hotel_bookings', row)) }
  },
})
