import { addDays } from '#domain/days.ts'
import type { ToursTable } from '#server/services/tours/schema.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY } from './http-house.ts'

let made = 0

/** A tour of its own that nobody has booked. */
export async function addTour(
  store: Store,
  changes: Partial<ToursTable> = {},
): Promise<ToursTable> {
  made += 1
  const id = `tour-test-${made}`
  const { id: category_id } = await store.db
    .selectFrom('tour_categories')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await store.transaction((tx) =>
    tx.insert('tours', {
      id,
      category_id,
      name: `Test tour ${made}`,
      location: 'Kinigi',
      duration_days: 1,
      capacity: 6,
      departure_time: null,
      price_cents: 4000,
      is_available: 1,
      description: 'Up and down again.',
      image_path: null,
      ...changes,
    }),
  )
  return store.db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What the documents' page sends, at the tour's own price and without a code. */
export function outing(
  tour: ToursTable,
  { date = addDays(TODAY, 3), people = 2 }: { date?: string; people?: number } = {},
  changes: Record<string, unknown> = {},
) {
  const price = tour.price_cents / 100
  return {
    booking: { tour_id: tour.id, date, people, price_per_person: price },
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    notes: 'One of us is afraid of bees',
    promo_code: null as string | null,
    pricing: {
      currency: 'USD',
      per_person: price,
      subtotal: price * people,
      discount: 0,
      total: price * people,
    },
    payment: { method: 'cash', reference: null, processor: null } as Record<string, unknown>,
    source: 'public-tours-page',
    ...changes,
  }
}

export const bookingRow = (store: Store, id: string) =>
  store.db.selectFrom('tour_bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What must be true of the places at any moment, as complaints; none when all is well. */
export async function placeComplaints(store: Store): Promise<string[]> {
  const tours = await store.db.selectFrom('tours').selectAll().execute()
  const bookings = await store.db
    .selectFrom('tour_bookings')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()
  const days = await store.db.selectFrom('tour_days').selectAll().execute()
  const real = new Map<string, { people: number; approved: number }>()
  for (const { tour_id, date, people, status } of bookings) {
    if (status !== 'pending' && status !== 'approved') continue
    const key = `${tour_id} ${date}`
    const day = real.get(key) ?? { people: 0, approved: 0 }
    const approved = day.approved + (status === 'approved' ? people : 0)
    real.set(key, { people: day.people + people, approved })
  }
  const found: string[] = []
  for (const [key, { people, approved }] of real) {
    const capacity = tours.find(({ id }) => key.startsWith(`${id} `))?.capacity ?? 0
    if (people > capacity) found.push(`${key}: ${people} people on ${capacity} places`)
    const shown = days.find((day) => `${day.tour_id} ${day.date}` === key)
    if (shown?.people !== people || shown.approved !== approved) {
      found.push(`${key}: ${people}/${approved} shown as ${shown?.people}/${shown?.approved}`)
    }
  }
  for (const day of days) {
    const key = `${day.tour_id} ${day.date}`
    if (!real.has(key) && (day.people !== 0 || day.approved !== 0)) {
      found.push(`${key}: nobody, shown as ${day.people}/${day.approved}`)
    }
  }
  return found
}
