import { expect } from 'vitest'
import { addDays } from '#domain/days.ts'
import { TODAY } from '../http-house.ts'
import { addTour } from '../tours-house.ts'
import { listed, well, type Call, type Sent } from './call.ts'
import { deskMoney } from './desk-money.ts'
import { offers } from './offers.ts'
import { booked } from './public-site.ts'
import { laundryOrder, rented, restaurantOrder, tourBooking } from './service-pages.ts'

const from = addDays(TODAY, 20)

/** The desk's laundry order (spec 3 §7.6): days alone, no source; dropped off first. */
const desksLaundry = {
  customer: 'Jean Bosco',
  room: '',
  drop_off: TODAY,
  pick_up: addDays(TODAY, 1),
  rush: true,
  notes: '',
  items: [{ service_id: 'laundry-shirt', qty: 2 }],
}

const washed = async ({ made }: Sent) =>
  String((await made('POST /api/laundry-orders', laundryOrder)).id)
const ordered = async ({ made }: Sent) =>
  String((await made('POST /api/restaurant/orders', restaurantOrder())).id)
const toured = async ({ made, store }: Sent) =>
  String((await made('POST /api/tours/bookings', tourBooking(await addTour(store)))).id)

type Table =
  | 'hotel_bookings'
  | 'laundry_orders'
  | 'car_rentals'
  | 'restaurant_orders'
  | 'tour_bookings'

/** A step with no body at all, from a state in which it begins. */
const step = (
  at: string,
  call: string,
  table: Table,
  make: (sent: Sent) => Promise<string>,
  status: string,
  to: string,
): Call => ({
  at,
  call: `PATCH ${call}`,
  async does(sent) {
    const id = await make(sent)
    await sent.store.transaction((tx) => tx.update(table, id, { status }))
    well(await sent.asDesk({ id }))
    expect(await sent.row(table, id)).toMatchObject({ status: to })
    // Pressed twice it is done once.
    const before = await sent.row(table, id)
    well(await sent.asDesk({ id }))
    expect(await sent.row(table, id)).toEqual(before)
  },
})

const roomStep = (name: string, was: string, to: string) =>
  step('spec 3 §7.2', `/api/hotel-bookings/{id}/${name}`, 'hotel_bookings', booked, was, to)
const rentalStep = (name: string, was: string, to: string) =>
  step('spec 3 §7.3', `/api/car-rentals/{id}/${name}`, 'car_rentals', rented, was, to)
const orderStep = (name: string, was: string, to: string) =>
  step('spec 3 §7.3', `/api/restaurant-orders/{id}/${name}`, 'restaurant_orders', ordered, was, to)
const laundryStep = (name: string, was: string, to: string) =>
  step('spec 3 §7.6', `/api/laundry-orders/{id}/${name}`, 'laundry_orders', washed, was, to)
const tourStep = (name: string, was: string, to: string) =>
  step('spec 3 §7.9', `/api/tour-bookings/{id}/${name}`, 'tour_bookings', toured, was, to)

/** A list in which a row that was just made stands, with the fields that the documents name. */
const list = (
  at: string,
  call: string,
  make: (sent: Sent) => Promise<string>,
  fields: object,
): Call => ({
  at,
  call: `GET ${call}`,
  async does(sent) {
    const id = await make(sent)
    const rows = listed(await sent.asDesk())
    expect(rows.find((row) => row.id === id)).toMatchObject(fields)
  },
})

const stayFields = {
  customer_name: 'Aline Mukamana',
  check_in: from,
  status: 'pending',
  payment_status: 'unpaid',
  extra_breakfast: true,
  extra_airport_transfer: false,
  extra_late_checkout: false,
  grand_total: 192,
}
const laundryFields = {
  customer: 'Aline Mukamana',
  drop_off: `${TODAY}T10:00`,
  pick_up: `${addDays(TODAY, 1)}T16:00`,
  rush: false,
  total: 6,
  items: [{ service_id: 'laundry-shirt', qty: 2, unit: 'per item', price: 1.5 }],
  ready_at: null,
  delivered_at: null,
}

const travel = (method: 'PATCH' | 'POST', path: string, price: unknown): Call => ({
  at: 'spec 3 §7.9',
  call: `${method} ${path}`,
  async does({ asDesk, row, made, token }) {
    await made('PATCH /api/tours/config', { price_per_km_usd: 9 }, token)
    well(await asDesk({}, { price_per_km_usd: price }))
    const settings = JSON.parse(String((await row('house', 'house')).settings)) as object
    expect(settings).toMatchObject({ travel_price_per_km_cents: 175 })
  },
})

const travelRead = (path: string): Call => ({
  at: 'spec 3 §7.9',
  call: `GET ${path}`,
  async does({ asDesk, made, token }) {
    await made('PATCH /api/tours/config', { price_per_km_usd: 1.25 }, token)
    expect(well(await asDesk())).toMatchObject({ price_per_km_usd: 1.25 })
  },
})

const deskTour = (path: string): Call => ({
  at: 'spec 3 §3, §7.9',
  call: `POST ${path}`,
  async does({ store, asDesk, row }) {
    const tour = await addTour(store)
    const body = tourBooking(tour, {
      customer: { name: 'Walk-in', phone: '', email: null },
      notes: '',
      payment: { method: 'cash' },
      source: 'admin-dashboard',
    })
    const { id } = well(await asDesk({ id: tour.id, tourId: tour.id }, body), 201)
    expect(await row('tour_bookings', id)).toMatchObject({
      customer_name: 'Walk-in',
      customer_phone: null,
      people: 2,
      source: 'admin-dashboard',
    })
  },
})

/** Every call of the third document, §7. */
export const backOffice: readonly Call[] = [
  ...offers,
  list('spec 3 §7.2', '/api/hotel-bookings?include=room&per_page=500', booked, {
    ...stayFields,
    room: { room_number: expect.any(String) },
  }),
  roomStep('approve', 'pending', 'approved'),
  roomStep('cancel', 'approved', 'cancelled'),
  {
    at: 'spec 3 §7.2',
    call: 'PATCH /api/hotel-bookings/{id}',
    async does(sent) {
      const id = await booked(sent)
      const days = { check_in: addDays(from, 5), check_out: addDays(from, 6) }
      well(await sent.asDesk({ id }, days))
      expect(await sent.row('hotel_bookings', id)).toMatchObject(days)
    },
  },
  list('spec 3 §7.3', '/api/hotel-bookings?include=room', booked, stayFields),
  list('spec 3 §7.3', '/api/laundry-orders?include=items', washed, laundryFields),
  list('spec 3 §7.3', '/api/car-rentals?include=car', rented, {
    customer_name: 'Aline Mukamana',
    car: { name: expect.any(String), plate: expect.any(String) },
    pickup_date: addDays(TODAY, 1),
    dropoff_date: addDays(TODAY, 3),
    gps: true,
    child_seat: false,
    additional_driver: false,
    insurance: true,
    pickup_delivery: true,
    grand_total: expect.any(Number),
  }),
  list('spec 3 §7.3', '/api/restaurant-orders?include=items,payments', ordered, {
    customer_name: 'Aline Mukamana',
    service_type: 'dine-in',
    schedule_date: TODAY,
    schedule_time: '19:00',
    items: [{ id: 'item-steak', qty: 2 }],
    payments: [],
    total: 36,
  }),
  rentalStep('approve', 'pending', 'approved'),
  rentalStep('complete', 'approved', 'completed'),
  rentalStep('cancel', 'approved', 'cancelled'),
  {
    at: 'spec 3 §7.3',
    call: 'PATCH /api/car-rentals/{id}',
    async does(sent) {
      const id = await rented(sent)
      const days = { pickup_date: addDays(TODAY, 4), dropoff_date: addDays(TODAY, 7) }
      well(await sent.asDesk({ id }, days))
      expect(await sent.row('car_rentals', id)).toMatchObject(days)
    },
  },
  orderStep('accept', 'pending', 'accepted'),
  orderStep('start-preparing', 'accepted', 'preparing'),
  orderStep('ready', 'preparing', 'ready'),
  orderStep('deliver', 'ready', 'delivered'),
  orderStep('complete', 'delivered', 'completed'),
  orderStep('cancel', 'accepted', 'cancelled'),
  list('spec 3 §7.6', '/api/laundry-orders?include=items', washed, laundryFields),
  {
    at: 'spec 3 §7.6',
    call: 'POST /api/laundry-orders',
    async does({ asDesk, row }) {
      const { id } = well(await asDesk({}, desksLaundry), 201)
      expect(await row('laundry_orders', id)).toMatchObject({
        customer_name: 'Jean Bosco',
        in_at: `${TODAY}T10:00`,
        out_at: `${addDays(TODAY, 1)}T16:00`,
        pickup: 0,
        rush: 1,
        total_cents: 360,
        source: 'desk',
      })
    },
  },
  {
    at: 'spec 3 §7.6',
    call: 'PATCH /api/laundry-orders/{id}',
    async does(sent) {
      const id = await washed(sent)
      const at = { in_at: `${TODAY}T11:30`, out_at: `${addDays(TODAY, 1)}T17:15` }
      await sent.store.transaction((tx) => tx.update('laundry_orders', id, at))
      const body = { ...desksLaundry, drop_off: TODAY, pick_up: addDays(TODAY, 2) }
      well(await sent.asDesk({ id }, body))
      // Another day at the hour that was agreed.
      expect(await sent.row('laundry_orders', id)).toMatchObject({
        customer_name: 'Jean Bosco',
        in_at: `${TODAY}T11:30`,
        out_at: `${addDays(TODAY, 2)}T17:15`,
        rush: 1,
      })
    },
  },
  laundryStep('start', 'pending', 'processing'),
  laundryStep('ready', 'processing', 'ready'),
  laundryStep('deliver', 'ready', 'delivered'),
  laundryStep('cancel', 'processing', 'cancelled'),
  ...deskMoney,
  list('spec 3 §7.8', '/api/laundry-orders?per_page=500', washed, { total: 6 }),
  {
    at: 'spec 3 §7.9',
    call: 'GET /api/tour-bookings',
    async does(sent) {
      const id = await toured(sent)
      await sent.made(
        `POST /api/tour-bookings/${id}/payments`,
        { amount: 80, currency: 'USD', method: 'cash', status: 'paid' },
        sent.token,
      )
      const all = await sent.asDesk()
      expect(all.body.data).toMatchObject({ next_page_url: null })
      expect(listed(all).find((row) => row.id === id)).toMatchObject({
        tour_name: expect.any(String),
        people: 2,
        total: 80,
        payment_method: 'cash',
        payment_status: 'paid',
        paid_at: expect.stringContaining(TODAY),
      })
      // Page by page, by the address that each names.
      const ids: unknown[] = []
      let page = '/api/tour-bookings?per_page=20'
      for (let pages = 0; page && pages < 50; pages += 1) {
        const answer = await sent.house.ask('GET', page, { token: sent.token })
        ids.push(...listed(answer).map((row) => row.id))
        page = (answer.body.data as { next_page_url: string | null }).next_page_url ?? ''
      }
      expect(ids.length).toBeGreaterThan(20)
      expect(ids).toEqual(listed(all).map((row) => row.id))
    },
  },
  tourStep('approve', 'pending', 'approved'),
  tourStep('cancel', 'approved', 'cancelled'),
  tourStep('complete', 'approved', 'completed'),
  {
    at: 'spec 3 §7.9',
    call: 'PATCH /api/tour-bookings/{id}',
    async does(sent) {
      const id = await toured(sent)
      for (const status of ['approved', 'completed']) {
        well(await sent.asDesk({ id }, { status }))
        expect(await sent.row('tour_bookings', id)).toMatchObject({ status })
      }
    },
  },
  deskTour('/api/tours/{id}/book'),
  deskTour('/api/tours/bookings'),
  deskTour('/api/tour-bookings'),
  deskTour('/api/tour-bookings/public'),
  travelRead('/api/tours/config'),
  travelRead('/api/tours/settings'),
  travelRead('/api/settings/tours'),
  travelRead('/api/config'),
  travel('PATCH', '/api/tours/config', 1.75),
  travel('PATCH', '/api/tours/settings', '1.75'),
  travel('PATCH', '/api/settings/tours', 1.75),
  travel('POST', '/api/tours/config', '1.75'),
  travel('POST', '/api/tours/settings', 1.75),
  travel('POST', '/api/settings/tours', 1.75),
]
