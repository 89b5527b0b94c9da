import { describe, expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: '7', version: 1, operation_id: null, ...fields })

describe('a tour as a host sends it', () => {
  it('may leave things out and write numbers as text', () => {
    expect(readRow('tours', kept({ name: 'Walk', price: '12.50' }))).toMatchObject({
      duration_days: 1,
      capacity: 0,
      departure_time: null,
      price: 12.5,
      is_available: true,
    })
    const off = { name: 'Walk', price: 1, is_available: 0, category: 'Hiking' }
    expect(readRow('tours', kept(off))).toMatchObject({
      is_available: false,
      category: { name: 'Hiking' },
    })
  })

  it('is none without a name or a price', () => {
    expect(readRow('tours', kept({ name: 'Walk' }))).toBeNull()
    expect(readRow('tours', kept({ price: 3 }))).toBeNull()
    expect(readRow('tour_categories', kept({}))).toBeNull()
  })
})

it('reads a booking with its tour and guest apart, and none without a day', () => {
  const row = {
    tour: { id: 3, name: 'Lake' },
    customer: { name: 'Aline', email: 'a@b.rw' },
    date: '2026-11-24T00:00:00Z',
    departure_time: '06:00:00',
    people: '2',
    total: '80',
    status: 'WAITLISTED',
    updated_at: '2026-11-01T00:00:00Z',
  }
  expect(readRow('tour_bookings', kept(row))).toMatchObject({
    tour_id: '3',
    tour_name: 'Lake',
    customer_name: 'Aline',
    customer_phone: null,
    customer_email: 'a@b.rw',
    date: '2026-11-24',
    departure_time: '06:00',
    people: 2,
    subtotal: 80,
    total: 80,
    // Another host's own word is shown as it is.
    status: 'waitlisted',
    payment_status: 'unpaid',
    changed_at: '2026-11-01T00:00:00Z',
  })
  expect(readRow('tour_bookings', kept({ people: 2 }))).toBeNull()
})

it('reads what a kilometre costs under each of the documents’ names', () => {
  const travel = { id: 'travel', version: 0, operation_id: null }
  for (const name of ['price_per_km_usd', 'travel_price_per_km', 'travel_price_per_km_usd']) {
    const row = readRow('settings', { ...travel, [name]: '1.75' } as typeof travel)
    expect(row).toMatchObject({ price_per_km_usd: 1.75 })
  }
  expect(readRow('settings', travel)).toEqual(travel)
})
