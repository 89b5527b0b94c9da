import {
  carKeepingStatuses,
  rentalPeriodsOverlap,
  rentalDays,
  defaultRentalExtras,
  type RentalExtras,
} from '#domain/cars.ts'
import { addDays } from '#domain/days.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY } from './http-house.ts'

/** The documents' prices, written down once more: these tests reckon by themselves (dollars). */
const PER_DAY = { gps: 5, child_seat: 3, additional_driver: 7, insurance: 10 } as const
const FLAT = 8

let made = 0

/** A car of its own that nobody has rented. */
export async function addCar(store: Store, changes: Partial<CarsTable> = {}): Promise<CarsTable> {
  made += 1
  const id = `car-test-${made}`
  await store.transaction((tx) =>
    tx.insert('cars', {
      id,
      category_id: 'car-category-4x4',
      name: `Test car ${made}`,
      plate: `TST ${made}`,
      seats: 4,
      transmission: 'Manual',
      fuel: 'Petrol',
      daily_rate_cents: 6000,
      is_available: 1,
      description: '',
      image_path: null,
      ...changes,
    }),
  )
  return store.db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export interface Trip {
  from?: string
  days?: number
  at?: string
  back?: string
  extras?: Partial<RentalExtras>
}

/** What the documents' page sends for a car, at the house's prices. */
export function wishCar(car: CarsTable, trip: Trip = {}, changes: Record<string, unknown> = {}) {
  const { from = addDays(TODAY, 10), days = 2, at = '10:00', back = '10:00' } = trip
  const extras = { ...defaultRentalExtras, ...trip.extras }
  const dropoff = addDays(from, days)
  const counted = rentalDays(from, dropoff)
  const base_price = (car.daily_rate_cents / 100) * counted
  const perDay = Object.entries(PER_DAY).reduce(
    (sum, [name, dollars]) => sum + (extras[name as keyof RentalExtras] ? dollars : 0),
    0,
  )
  const extras_total = perDay * counted + (extras.pickup_delivery ? FLAT : 0)
  return {
    car_id: car.id,
    schedule: { pickup_date: from, pickup_time: at, dropoff_date: dropoff, dropoff_time: back },
    locations: { pickup: 'Kigali International Airport', dropoff: 'The house' },
    extras,
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    totals: {
      days: counted,
      base_price,
      extras_total,
      grand_total: base_price + extras_total,
      currency: 'USD',
    },
    source: 'public-car-page',
    ...changes,
  }
}

export const rentalRow = (store: Store, id: unknown) =>
  store.db
    .selectFrom('car_rentals')
    .selectAll()
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow()

/**
 * What must be true of all cars at any moment, as complaints: no car is out twice at once, and what
 * everyone may know is what the rentals say.
 */
export async function carComplaints(store: Store): Promise<string[]> {
  const rentals = await store.db
    .selectFrom('car_rentals')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...carKeepingStatuses])
    .execute()
  const shown = await store.db
    .selectFrom('car_days')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()
  const found: string[] = []
  for (const [at, one] of rentals.entries()) {
    for (const other of rentals.slice(at + 1)) {
      if (one.car_id === other.car_id && rentalPeriodsOverlap(one, other)) {
        found.push(`out twice: ${one.id} and ${other.id}`)
      }
    }
  }
  const form = (row: (typeof shown)[number] | (typeof rentals)[number]) =>
    `${row.car_id} ${row.pickup_date}T${row.pickup_time} ${row.dropoff_date}T${row.dropoff_time}`
  const real = rentals.map((row) => `${row.id} ${form(row)}`).toSorted()
  const told = shown.map((row) => `${row.rental_id} ${form(row)}`).toSorted()
  if (real.join('\n') !== told.join('\n')) {
    const missing = real.filter((one) => !told.includes(one))
    const stale = told.filter((one) => !real.includes(one))
    found.push(`car_days differ: missing ${missing.join(' | ')}; stale ${stale.join(' | ')}`)
  }
  return found
}
