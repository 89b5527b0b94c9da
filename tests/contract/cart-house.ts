import { sql } from 'kysely'
import { addDays } from '#domain/days.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import type { ToursTable } from '#server/services/tours/schema.ts'
import type { Store } from '#server/db/store.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { bundle, wish, type Stay } from './bookings-house.ts'
import { wish as wishOwn } from './custom-house.ts'
import { dinner, TODAY } from './http-house.ts'
import { wishCar, type Trip } from './rentals-house.ts'
import { outing } from './tours-house.ts'
import { tableNames } from './table-names.ts'

/** A line as a device puts it together: a service's own request, without what the cart says. */
export interface Line {
  line: string
  kind: string
  request: Record<string, unknown>
  /** What the device shows for it, dollars. Not sent. */
  total: number
}

function lineOf(kind: string, body: Record<string, unknown>, total: number): Line {
  const {
    customer: _c,
    customer_name: _n,
    customer_phone: _p,
    customer_email: _e,
    ...request
  } = body
  if (kind === 'restaurant' || kind === 'tour') delete request['payment']
  return { line: uuidv7(), kind, request, total }
}

export const roomLine = (room: RoomsTable, stay: Stay = {}, changes: object = {}) => {
  const body = wish(room, stay, { ...changes })
  return lineOf('room', body, (body.pricing as { grand_total: number }).grand_total)
}

export const bundleLine = (some: readonly RoomsTable[], stay: Stay = {}) => {
  const body = bundle(some, stay)
  return lineOf('bundle', body, body.pricing.total)
}

export const carLine = (car: CarsTable, trip: Trip = {}, changes: Record<string, unknown> = {}) => {
  const body = wishCar(car, trip, changes)
  return lineOf('car', body, body.totals.grand_total)
}

export const tourLine = (
  tour: ToursTable,
  asked: { date?: string; people?: number } = {},
  changes: Record<string, unknown> = {},
) => {
  const body = outing(tour, asked, changes)
  return lineOf('tour', body, body.pricing.total)
}

export const ownLine = (
  service: Parameters<typeof wishOwn>[0],
  changes: Record<string, unknown> = {},
) => {
  const body = wishOwn(service, changes)
  return lineOf('custom', body, body.totals.total)
}

export const mealLine = async (store: Store, changes: Record<string, unknown> = {}) => {
  const body = await dinner(store, changes)
  return lineOf('restaurant', body, body.totals.total)
}

/** Two shirts and half a kilo over, fetched: 3 + 8.75 + 3. */
export const laundryLine = (changes: Record<string, unknown> = {}) =>
  lineOf(
    'laundry',
    {
      customer: '',
      room: null,
      address: 'Market Street 4, Musanze',
      pickup: true,
      pick_up: `${TODAY}T10:00`,
      drop_off: `${addDays(TODAY, 2)}T16:00`,
      rush: false,
      notes: null,
      items: [
        { service_id: 'laundry-shirt', qty: 2 },
        { service_id: 'laundry-wash-fold', qty: 2.5 },
      ],
      totals: { items_subtotal: 11.75, fees: 3, grand_total: 14.75 },
      source: 'public',
      ...changes,
    },
    14.75,
  )

/** In cents first: dollars with decimals do not add up. */
export const sumOf = (lines: readonly Line[]) =>
  lines.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100

export const sent = (lines: readonly Line[]) =>
  lines.map(({ line, kind, request }) => ({ line, kind, request }))

/** POST /api/book as the page sends it, taken at the counter, all or nothing. */
export const cart = (lines: readonly Line[], changes: Record<string, unknown> = {}) => ({
  lines: sent(lines),
  customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
  take: 'all',
  payment: { method: 'counter' },
  totals: { total: sumOf(lines), currency: 'USD' },
  source: 'public-book',
  language: 'en',
  ...changes,
})

export interface ShownLine {
  line: string
  kind: string
  code: string | null
  subjects: { kind: string; id: string }[]
  title: string
  rooms?: string[]
  from: string | null
  to: string | null
  total: number
  status: string | null
  payment_status: string | null
  refusal: { code: string; message: string; current?: unknown } | null
}

export interface ShownCart {
  id: string
  version: number
  code: string
  lines: ShownLine[]
  total: number
  paid: number
}

export interface ShownQuote {
  lines: { line: string; kind: string; total: number | null; refusal: ShownLine['refusal'] }[]
  total: number
}

/** Rows in every table there is, and the counters: equal before and after is "nothing happened". */
export async function everything(store: Store): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const name of await tableNames(store)) {
    // How SQLite's word index lies on its pages is its own affair.
    if (/_words_(data|idx)$/.test(name)) continue
    // Counted up, not made: the first of an hour makes the row, the second only adds to it.
    if (name === 'budget_uses' || name === 'shared_limits') continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(
      name,
    )}`.execute(store.db)
    found[name] = Number(rows[0]?.count)
  }
  const meta = await store.db.selectFrom('meta').selectAll().orderBy('name').execute()
  // Where a transaction ended, not what it did.
  found['meta'] = meta.filter(({ name }) => name !== 'flushed')
  return found
}

const tables = {
  room: 'hotel_bookings',
  restaurant: 'restaurant_orders',
  laundry: 'laundry_orders',
  car: 'car_rentals',
  tour: 'tour_bookings',
} as const

/** The row behind a subject. */
export async function rowOf(store: Store, { kind, id }: { kind: string; id: string }) {
  return await store.db
    .selectFrom(tables[kind as keyof typeof tables] as 'hotel_bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Rows of all services, by how many and what they cost in cents. */
export async function booked(store: Store): Promise<{ count: number; cents: number }> {
  let count = 0
  let cents = 0
  for (const table of Object.values(tables)) {
    const rows = await store.db
      .selectFrom(table as 'hotel_bookings')
      .select('total_cents')
      .execute()
    count += rows.length
    cents += rows.reduce((sum, { total_cents }) => sum + total_cents, 0)
  }
  return { count, cents }
}
