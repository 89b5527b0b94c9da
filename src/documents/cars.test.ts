import { expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: '7', version: 0, operation_id: null, ...fields })

it('reads a car of any host, with four seats where it does not say (spec 2 §3)', () => {
  const row = {
    name: 'RAV4',
    category: 'SUV',
    daily_rate: '60.00',
    image_url: '/a',
    is_available: 0,
  }
  expect(readRow('cars', kept(row))).toMatchObject({
    name: 'RAV4',
    category_id: '',
    category: { id: '', name: 'SUV' },
    plate: '',
    seats: 4,
    daily_rate: 60,
    image_path: '/a',
    is_available: false,
  })
  expect(readRow('cars', kept({ daily_rate: 60 }))).toBeNull()
  expect(readRow('car_categories', kept({}))).toBeNull()
})

it('reads a rental under the names that hosts have for its days, its car and its guest', () => {
  const rental = readRow(
    'car_rentals',
    kept({
      car: { id: 3, name: 'RAV4', plate: 'RAC 1' },
      customer: { name: 'Aline', phone: '0788' },
      start: '2026-11-24T10:00:00Z',
      return_date: '2026-11-26',
      gps: '1',
      extras: { insurance: true },
      amount: '180.00',
      status: 'Overdue',
    }),
  )
  expect(rental).toMatchObject({
    car_id: '3',
    car_name: 'RAV4',
    car_plate: 'RAC 1',
    customer_name: 'Aline',
    customer_phone: '0788',
    pickup_date: '2026-11-24',
    dropoff_date: '2026-11-26',
    days: 2,
    extras: { gps: true, insurance: true, child_seat: false },
    grand_total: 180,
    // Another host's own word is shown as it is.
    status: 'overdue',
    payment_status: 'unpaid',
  })
})

it('is no rental without both of its days', () => {
  expect(readRow('car_rentals', kept({ pickup_date: '2026-11-24' }))).toBeNull()
  expect(
    readRow('car_rentals', kept({ pickup_date: 'soon', dropoff_date: '2026-11-24' })),
  ).toBeNull()
})
