import type { Kysely } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import type { OwnKind } from '#contract/cancellations.ts'
import { carTerms, laundryTerms, mealTerms, tableTerms, tourTerms } from '#domain/cancellation.ts'
import type { Database } from '../../db/schema.ts'
import type { HouseSettings } from '../settings/house-settings.ts'
import type { Speech } from '../../notices/words/speak.ts'
import type { Own } from './own.ts'
import { moneyOf, type Money } from './paid.ts'

export type OtherKind = Exclude<OwnKind, 'room'>
export type RowOf<Kind extends OwnKind> = Database[(typeof tableOf)[Kind]]

/** Everything that a description needs besides the row. */
export interface Around {
  db: Kysely<Database>
  settings: HouseSettings
  speech: Speech
  now: Date
}

type Described = Pick<Own, 'lines' | 'day' | 'time' | 'terms'> & { totalCents: number }

type Describe<Kind extends OtherKind> = (
  row: RowOf<Kind>,
  paid: Money,
  around: Around,
) => Promise<Described>

const meal: Describe<'restaurant'> = async (row, paid, { db, speech }) => {
  const dishes = await db
    .selectFrom('restaurant_order_items')
    .select(['name', 'qty', 'price_cents'])
    .where('order_id', '=', row.id)
    .orderBy('line')
    .execute()
  const lines = dishes.map((dish) => ({
    title: dish.name,
    detail: `${dish.qty} × ${speech.money(dish.price_cents, 'USD')}`,
  }))
  if (row.custom_request !== null) {
    lines.push({ title: speech.words.customDish, detail: row.custom_request })
  }
  return {
    lines,
    day: row.schedule_date,
    time: row.schedule_time,
    totalCents: row.total_cents,
    terms: mealTerms(row.status, paid),
  }
}

interface LaundryLine {
  name?: string
  unit?: string
  price_cents?: number
  qty?: number
}

const laundry: Describe<'laundry'> = async (row, paid, { speech }) => {
  const items = JSON.parse(row.items) as LaundryLine[]
  const [day = null, time = null] = row.in_at.split('T')
  return {
    lines: items.map((item) => ({
      title: item.name ?? '',
      detail: `${item.qty ?? 1} × ${speech.money(item.price_cents ?? 0, 'USD')} ${item.unit ?? ''}`,
    })),
    day,
    time,
    totalCents: row.total_cents,
    terms: laundryTerms(row.status, paid),
  }
}

const car: Describe<'car'> = async (row, paid, { db, settings, speech, now }) => {
  const found = await db
    .selectFrom('cars')
    .select('name')
    .where('id', '=', row.car_id)
    .executeTakeFirst()
  const at = (day: string, time: string) => `${speech.day(day)}, ${time}`
  return {
    lines: [
      {
        title: found?.name ?? '',
        detail: speech.words.rental(
          at(row.pickup_date, row.pickup_time),
          at(row.dropoff_date, row.dropoff_time),
        ),
      },
    ],
    day: row.pickup_date,
    time: row.pickup_time,
    totalCents: row.total_cents,
    terms: carTerms(row, paid, settings, now),
  }
}

const tour: Describe<'tour'> = async (row, paid, { db, settings, speech, now }) => {
  const found = await db
    .selectFrom('tours')
    .select(['name', 'departure_time'])
    .where('id', '=', row.tour_id)
    .executeTakeFirst()
  const departure_time = found?.departure_time ?? null
  return {
    lines: [
      {
        title: found?.name ?? '',
        detail: `${speech.day(row.date)}, ${speech.words.people(row.people)}`,
      },
    ],
    day: row.date,
    time: departure_time,
    totalCents: row.total_cents,
    terms: tourTerms({ ...row, departure_time }, paid, settings, now),
  }
}

const table: Describe<'table'> = async (row, _paid, { settings, speech, now }) => ({
  lines: [
    { title: speech.words.table(row.party_size), detail: `${speech.day(row.date)}, ${row.time}` },
  ],
  day: row.date,
  time: row.time,
  totalCents: 0,
  terms: tableTerms(row, settings, now),
})

const describers: { [Kind in OtherKind]: Describe<Kind> } = {
  restaurant: meal,
  laundry,
  car,
  tour,
  table,
}

/** What all of them have. */
interface Common {
  id: string
  code: string
  status: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  language: string | null
}

/** One order, rental, tour or table as its guest may see it; in dollars. */
export async function ownService<Kind extends OtherKind>(
  kind: Kind,
  row: RowOf<Kind> & Common,
  around: Around,
): Promise<Own> {
  const money = await moneyOf(around.db, kind, [row.id])
  const describe: Describe<Kind> = describers[kind]
  const { totalCents, ...described } = await describe(row, money, around)
  return {
    kind,
    subjectId: row.id,
    ids: [row.id],
    code: row.code,
    status: row.status,
    ...described,
    currency: 'USD',
    total: totalCents,
    ...money,
    customer: {
      name: row.customer_name,
      phone: row.customer_phone,
      email: row.customer_email,
    },
    language: row.language,
  }
}
