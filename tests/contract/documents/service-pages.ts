import { expect } from 'vitest'
import { addDays } from '#domain/days.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import type { ToursTable } from '#server/services/tours/schema.ts'
import { addRoom } from '../bookings-house.ts'
import { TODAY } from '../http-house.ts'
import { addCar } from '../rentals-house.ts'
import { addTour } from '../tours-house.ts'
import { customer, flatCustomer, listed, well, type Call, type Sent } from './call.ts'
import { roomBooking } from './public-site.ts'

const TOMORROW = addDays(TODAY, 1)

/** The laundry order payload (spec 2 §3): days, their times apart, all else in the joined notes. */
export const laundryOrder = {
  customer: 'Aline Mukamana',
  room: null,
  pick_up: TODAY,
  drop_off: TOMORROW,
  rush: false,
  notes:
    'Phone: 0788 123 456 | Email: aline@example.com | Address: Kigali Road 5 | Pickup: yes | Express: no | Notes: Ring twice | [public]',
  items: [{ service_id: 'laundry-shirt', qty: 2 }],
  source: 'public',
  totals: { items_subtotal: 3, fees: 3, grand_total: 6 },
  schedule: { pickup_time: '10:00', dropoff_time: '16:00' },
}

/** The restaurant order payload (spec 2 §3). */
export const restaurantOrder = (changes: object = {}) => ({
  service_type: 'dine-in',
  schedule: { date: TODAY, time: '19:00' },
  party_size: 2,
  notes: 'By the window',
  promo_code: null,
  items: [{ id: 'item-steak', name: 'Steak', price: 18, qty: 2 }],
  custom_request: null,
  totals: { subtotal: 36, discount: 0, total: 36 },
  payment: { method: 'cash', amount: 0, reference: null, processor: null },
  customer,
  ...flatCustomer,
  source: 'public',
  ...changes,
})

/** The reservation payload (spec 2 §3). */
export const tableReservation = {
  date: TOMORROW,
  time: '19:30',
  party_size: 2,
  notes: '',
  promo_code: null,
  custom_request: null,
  customer,
  ...flatCustomer,
  source: 'public',
}

/** The car rental order (spec 2 §3), with what is on at first. */
export const rentalOrder = ({ id, daily_rate_cents }: CarsTable) => {
  const base_price = (daily_rate_cents / 100) * 2
  const extras_total = (5 + 10) * 2 + 8
  return {
    car_id: id,
    schedule: {
      pickup_date: TOMORROW,
      pickup_time: '10:00',
      dropoff_date: addDays(TODAY, 3),
      dropoff_time: '10:00',
    },
    locations: { pickup: 'Kigali International Airport', dropoff: 'The house' },
    extras: {
      gps: true,
      child_seat: false,
      additional_driver: false,
      insurance: true,
      pickup_delivery: true,
    },
    customer,
    totals: {
      days: 2,
      base_price,
      extras_total,
      grand_total: base_price + extras_total,
      currency: 'USD',
    },
    source: 'public-car-page',
  }
}

/** The tour booking payload (spec 2 §3), at 40 dollars a person. */
export const tourBooking = ({ id }: ToursTable, changes: object = {}) => ({
  booking: { tour_id: id, date: addDays(TODAY, 3), people: 2, price_per_person: 40 },
  customer,
  notes: null,
  promo_code: null,
  pricing: { currency: 'USD', per_person: 40, subtotal: 80, discount: 0, total: 80 },
  payment: { method: 'cash', reference: null, processor: null },
  source: 'public-tours-page',
  ...changes,
})

const card = {
  name: 'Aline Mukamana',
  number: '4242424242424242',
  exp_month: '09',
  exp_year: '2030',
  cvc: '737',
  brand: 'visa',
}
const flatCard = {
  card_holder: 'Aline Mukamana',
  card_number: '4242424242424242',
  exp_month: '09',
  exp_year: '2030',
  cvc: '737',
  brand: 'visa',
}
const announced = { payment_status: 'unpaid', payment_reference: 'Visa •••• 4242' }

export async function rented({ store, made }: Sent): Promise<string> {
  const car = await addCar(store)
  return String((await made('POST /api/car-rentals/orders', rentalOrder(car))).id)
}

/** A stay in house, in a room of its own. */
async function inHouse(sent: Sent) {
  const room = await addRoom(sent.store)
  const schedule = { check_in: TODAY, check_out: addDays(TODAY, 2), nights: 2 }
  const body = roomBooking(room.id, { schedule })
  const { id } = await sent.made('POST /api/hotel/bookings', body)
  await sent.made(`PATCH /api/hotel-bookings/${String(id)}/approve`, undefined, sent.token)
  return { id, number: room.room_number }
}

const laundryCall = (path: string): Call => ({
  at: 'spec 2 §3, §7',
  call: `POST ${path}`,
  async does({ asGuest, row }) {
    const { id } = well(await asGuest({}, laundryOrder), 201)
    expect(await row('laundry_orders', id)).toMatchObject({
      customer_name: 'Aline Mukamana',
      customer_phone: '0788 123 456',
      customer_email: 'aline@example.com',
      address: 'Kigali Road 5',
      pickup: 1,
      rush: 0,
      in_at: `${TODAY}T10:00`,
      out_at: `${TOMORROW}T16:00`,
      notes: expect.stringMatching(/^Phone: 0788 123 456 .* Notes: .*Ring twice/),
      total_cents: 600,
      source: 'public',
    })
    const brought = await asGuest(
      {},
      {
        ...laundryOrder,
        notes: laundryOrder.notes.replace('Pickup: yes', 'Pickup: no'),
        totals: { items_subtotal: 3, fees: 0, grand_total: 3 },
      },
    )
    expect(await row('laundry_orders', well(brought, 201).id)).toMatchObject({
      pickup: 0,
      total_cents: 300,
    })
    // Without their times: the documents' own (spec 2 §9).
    const { schedule: _, ...bare } = laundryOrder
    expect(await row('laundry_orders', well(await asGuest({}, bare), 201).id)).toMatchObject({
      in_at: `${TODAY}T10:00`,
      out_at: `${TOMORROW}T16:00`,
    })
  },
})

const restaurantCall = (path: string): Call => ({
  at: 'spec 2 §3, §7',
  call: `POST ${path}`,
  async does(sent) {
    const { asGuest, row, store } = sent
    const { id } = well(await asGuest({}, restaurantOrder()), 201)
    expect(await row('restaurant_orders', id)).toMatchObject({
      status: 'pending',
      schedule_date: TODAY,
      schedule_time: '19:00',
      party_size: 2,
      total_cents: 3600,
      payment_method: 'cash',
      customer_name: customer.name,
    })
    const lines = await store.db
      .selectFrom('restaurant_order_items')
      .selectAll()
      .where('order_id', '=', String(id))
      .execute()
    expect(lines).toMatchObject([{ item_id: 'item-steak', qty: 2, price_cents: 1800 }])
    // A demo card: the masked reference alone.
    const byCard = { method: 'card', amount: 36, reference: 'Visa •••• 4242', processor: 'demo' }
    const shown = well(await asGuest({}, restaurantOrder({ payment: byCard })), 201)
    expect(await row('restaurant_orders', shown.id)).toMatchObject(announced)
    await chargesToRooms(sent, 'restaurant_orders', (payment) => restaurantOrder({ payment }))
  },
})

/** Charged to a room, without fields that the documents do not have. */
async function chargesToRooms(
  sent: Sent,
  table: 'restaurant_orders' | 'tour_bookings',
  bodyOf: (payment: object) => object,
) {
  const { asGuest, row } = sent
  const stay = await inHouse(sent)
  const room = { method: 'room', amount: 0, processor: null }
  const reference = `Room ${stay.number} - Mukamana`
  const named = well(await asGuest({}, bodyOf({ ...room, reference })), 201)
  expect(await row(table, named.id)).toMatchObject({
    payment_method: 'room',
    room_number: stay.number,
    room_booking_id: stay.id,
    flag: null,
  })
  const bare = well(await asGuest({}, bodyOf({ ...room, reference: null })), 201)
  expect(await row(table, bare.id)).toMatchObject({
    room_number: '?',
    room_guest_name: customer.name,
    room_booking_id: null,
    flag: 'room_mismatch',
  })
}

const tableCall = (path: string): Call => ({
  at: 'spec 2 §3, §7',
  call: `POST ${path}`,
  async does({ asGuest, row }) {
    const { id } = well(await asGuest({}, tableReservation), 201)
    expect(await row('table_reservations', id)).toMatchObject({
      date: TOMORROW,
      time: '19:30',
      party_size: 2,
      status: 'pending',
      customer_phone: customer.phone,
    })
  },
})

const tourCall = (path: string): Call => ({
  at: 'spec 2 §3, §7',
  call: `POST ${path}`,
  async does(sent) {
    const tour = await addTour(sent.store)
    const { id } = well(await sent.asGuest({ tourId: tour.id }, tourBooking(tour)), 201)
    expect(await sent.row('tour_bookings', id)).toMatchObject({
      tour_id: tour.id,
      people: 2,
      total_cents: 8000,
      status: 'pending',
      source: 'public-tours-page',
    })
    if (path.includes('{')) return
    const roomy = await addTour(sent.store, { capacity: 20 })
    await chargesToRooms(sent, 'tour_bookings', (payment) => tourBooking(roomy, { payment }))
  },
})

/** Every call of the second document, §7. */
export const servicePages: readonly Call[] = [
  {
    at: 'spec 2 §7',
    call: 'GET /api/categories/{id}/items?available=1&include=category',
    async does({ asGuest }) {
      expect(listed(await asGuest({ id: 'category-mains' })).length).toBeGreaterThan(0)
    },
  },
  {
    at: 'spec 2 §7',
    call: 'GET /api/cars?available=1&include=category',
    async does({ asGuest }) {
      const cars = listed(await asGuest())
      expect(cars[0]).toMatchObject({ category: { name: expect.any(String) } })
      expect(cars.every(({ is_available }) => is_available === true)).toBe(true)
    },
  },
  {
    at: 'spec 2 §7',
    call: 'GET /api/tour-categories',
    async does({ asGuest }) {
      expect(listed(await asGuest())[0]).toMatchObject({ name: expect.any(String) })
    },
  },
  {
    at: 'spec 2 §7',
    call: 'GET /api/tours?include=category&available=available&category_id={category}&search=test',
    async does({ store, made, house }) {
      const open = await addTour(store)
      const shut = await addTour(store, { is_available: 0 })
      const query = `include=category&available=available&category_id=${open.category_id}&search=Test`
      const tours = listed(await house.ask('GET', `/api/tours?${query}`))
      const ids = tours.map(({ id }) => id)
      expect(ids).toContain(open.id)
      expect(ids).not.toContain(shut.id)
      await made('GET /api/tours')
    },
  },
  laundryCall('/api/laundry-orders/create-public'),
  laundryCall('/api/laundry-orders'),
  restaurantCall('/api/restaurant/orders'),
  restaurantCall('/api/restaurant/orders/public'),
  tableCall('/api/restaurant/reservations'),
  tableCall('/api/restaurant/reservations/public'),
  {
    at: 'spec 2 §3, §7',
    call: 'POST /api/car-rentals/orders',
    async does({ store, asGuest, row }) {
      const car = await addCar(store)
      const order = rentalOrder(car)
      const { id, rental_id } = well(await asGuest({}, order), 201)
      expect(rental_id).toBe(id)
      expect(await row('car_rentals', id)).toMatchObject({
        car_id: car.id,
        ...order.schedule,
        total_cents: Math.round(order.totals.grand_total * 100),
        status: 'pending',
        source: 'public-car-page',
      })
    },
  },
  {
    at: 'spec 2 §3, §7',
    call: 'POST /api/car-rentals/{id}/pay',
    async does(sent) {
      const nested = await rented(sent)
      const first = { rental_id: nested, amount: 150, currency: 'USD', method: 'card', card }
      well(await sent.asGuest({ id: nested }, first), 202)
      expect(await sent.row('car_rentals', nested)).toMatchObject(announced)
      const flat = await rented(sent)
      well(await sent.asGuest({ id: flat }, flatCard), 202)
      expect(await sent.row('car_rentals', flat)).toMatchObject(announced)
    },
  },
  {
    at: 'spec 2 §3, §7',
    call: 'POST /api/payments/charge',
    async does(sent) {
      const id = await rented(sent)
      // It names no rental, and money is not guessed at: what a client of the documents sends in the
      // first shape is read, so that it never comes to this one (decision 0055).
      const flat = await sent.asGuest({}, flatCard)
      expect(flat.status).toBe(422)
      expect(flat.body).toMatchObject({ message: 'Please go back and try again.' })
      expect(await sent.row('car_rentals', id)).toMatchObject({ payment_reference: null })
      const first = { rental_id: id, amount: 150, currency: 'USD', method: 'card', card }
      well(await sent.asGuest({}, first), 202)
      expect(await sent.row('car_rentals', id)).toMatchObject(announced)
    },
  },
  tourCall('/api/tours/bookings'),
  tourCall('/api/tours/{tourId}/book'),
  tourCall('/api/tour-bookings'),
  tourCall('/api/tour-bookings/public'),
]
