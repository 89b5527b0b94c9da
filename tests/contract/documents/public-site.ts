import { expect } from 'vitest'
import { addDays } from '#domain/days.ts'
import { addRoom, RATE } from '../bookings-house.ts'
import { addPerson, PASSWORD, TODAY } from '../http-house.ts'
import { customer, listed, well, type Call, type Sent } from './call.ts'

const from = addDays(TODAY, 20)
const to = addDays(TODAY, 22)

/** 80 dollars a night, and breakfast for two. */
const priced = (nights: number) => ({
  price_per_night: 80,
  base_one_room: 80 * nights,
  base_all_rooms: 80 * nights,
  extras_one_room: 16 * nights,
  extras_all_rooms: 16 * nights,
  grand_total: 96 * nights,
  currency: 'USD',
})

/** The room booking payload (spec 1 §3), at 80 dollars a night. */
export function roomBooking(room_id: string, changes: object = {}) {
  return {
    room_id,
    schedule: { check_in: from, check_out: to, nights: 2 },
    guests: { adults: 2, children: 0, quantity: 1 },
    extras: { breakfast: true, airport_transfer: false, late_checkout: false },
    customer,
    pricing: priced(2),
    source: 'public-room-detail',
    ...changes,
  }
}

export async function booked({ store, made }: Sent): Promise<string> {
  const room = await addRoom(store)
  return String((await made('POST /api/hotel/bookings', roomBooking(room.id))).id)
}

const availability = (status: string): Call => ({
  at: 'spec 1 §7',
  call: `GET /api/hotel-bookings?status=${status}&per_page=500`,
  async does(sent) {
    const room = await addRoom(sent.store)
    const schedule = { check_in: TODAY, check_out: to, nights: 22 }
    const its = roomBooking(room.id, { schedule, pricing: priced(22) })
    const { id } = await sent.made('POST /api/hotel/bookings', its)
    const step = (name: string) =>
      sent.made(`PATCH /api/hotel-bookings/${String(id)}/${name}`, undefined, sent.token)
    await step('approve')
    // `accepted` is asked for beside `approved`, and is another server's word for it.
    if (status === 'active') await step('check-in')
    const rows = listed(await sent.asGuest())
    const gone = rows.find(({ room_id }) => room_id === room.id)
    expect(gone).toMatchObject({ check_in: TODAY, check_out: to })
    expect(JSON.stringify(rows)).not.toContain('Mukamana')
  },
})

/** Every call of the first document, §7. */
export const publicSite: readonly Call[] = [
  {
    at: 'spec 1 §7',
    call: 'GET /api/rooms?per_page=200',
    async does({ store, asGuest }) {
      const room = await addRoom(store)
      const rows = listed(await asGuest())
      expect(rows.find(({ id }) => id === room.id)).toMatchObject({
        room_number: room.room_number,
        capacity: 3,
        price_per_night: 80,
        is_available: true,
        images: [],
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'GET /api/rooms/{id}',
    async does({ store, asGuest }) {
      const { id, name } = await addRoom(store)
      const body = well(await asGuest({ id }))
      expect(body.data ?? body).toMatchObject({ id, name, price_per_night: 80 })
    },
  },
  availability('approved'),
  availability('active'),
  availability('accepted'),
  {
    at: 'spec 1 §7',
    call: 'GET /api/categories?sort=position&dir=asc',
    async does({ asGuest }) {
      const places = listed(await asGuest()).map(({ position }) => Number(position))
      expect(places.length).toBeGreaterThan(3)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    },
  },
  {
    at: 'spec 1 §7',
    call: 'GET /api/categories/{id}/items?include=category&available=1',
    async does({ asGuest }) {
      const [dish, ...more] = listed(await asGuest({ id: 'category-mains' }))
      expect(more.length).toBeGreaterThan(0)
      expect(dish).toMatchObject({
        is_available: true,
        category: { id: 'category-mains', name: expect.any(String) },
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'GET /api/cars?per_page=200',
    async does({ asGuest }) {
      const [car] = listed(await asGuest())
      expect(car).toMatchObject({ name: expect.any(String), plate: expect.any(String) })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'GET /api/laundry-services',
    async does({ asGuest }) {
      const [service] = listed(await asGuest())
      expect(service).toMatchObject({
        price: expect.any(Number),
        is_available: expect.any(Boolean),
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'GET /api/reviews',
    async does({ asGuest }) {
      const [review] = listed(await asGuest())
      expect(review).toMatchObject({
        rating: expect.any(Number),
        comment: expect.any(String),
        item_label: expect.any(String),
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/reviews',
    async does({ store, asGuest, row }) {
      const room = await addRoom(store)
      const review = { name: 'Aline', rating: 5, comment: 'Quiet and clean', service: 'room' }
      const { id } = well(await asGuest({}, { ...review, item_id: room.id }), 201)
      expect(await row('reviews', id)).toMatchObject({ ...review, item_id: room.id })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/contact',
    async does({ asGuest, row }) {
      const message = {
        name: 'Aline',
        email: 'aline@example.com',
        phone: '',
        subject: 'Arrival',
        message: 'We arrive after ten in the evening.',
      }
      const { id } = well(await asGuest({}, message), 201)
      expect(await row('tickets', id)).toMatchObject({ ...message, phone: null, state: 'open' })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/login',
    async does({ store, asGuest, made }) {
      const { email, id } = await addPerson(store, 'admin')
      const { data } = well(await asGuest({}, { email, password: PASSWORD }))
      expect(data).toMatchObject({ id, role: 'admin', name: 'Some admin' })
      await made('GET /api/laundry-orders', undefined, (data as { token: string }).token)
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/hotel/bookings',
    async does({ store, asGuest, row }) {
      const room = await addRoom(store)
      const dollars = well(await asGuest({}, roomBooking(room.id)), 201)
      expect(await row('hotel_bookings', dollars.id)).toMatchObject({
        room_id: room.id,
        check_in: from,
        check_out: to,
        adults: 2,
        extra_breakfast: 1,
        total_cents: 19_200,
        status: 'pending',
        customer_phone: customer.phone,
        source: 'public-room-detail',
      })
      // The wizard shows francs (spec 1 §9).
      const other = await addRoom(store)
      const night = 80 * RATE
      const pricing = {
        price_per_night: night,
        base_one_room: 2 * night,
        base_all_rooms: 2 * night,
        extras_one_room: 32 * RATE,
        extras_all_rooms: 32 * RATE,
        grand_total: 192 * RATE,
        currency: 'RWF',
      }
      const francs = well(await asGuest({}, roomBooking(other.id, { pricing })), 201)
      expect(await row('hotel_bookings', francs.id)).toMatchObject({
        currency: 'RWF',
        charged_total: 192 * RATE,
        total_cents: 19_200,
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/hotel/bookings/{id}/pay',
    async does(sent) {
      const id = await booked(sent)
      const { redirect_url, payment_id } = well(await sent.asGuest({ id }))
      expect(redirect_url).toEqual(expect.stringMatching(/^(https?:)?\//))
      expect(await sent.row('provider_payments', payment_id)).toMatchObject({
        amount_cents: 19_200,
        subjects: JSON.stringify([{ kind: 'room', id }]),
      })
    },
  },
  {
    at: 'spec 1 §7',
    call: 'POST /api/hotel/bookings/bundle/pesapal/init',
    async does(sent) {
      const ids = [await booked(sent), await booked(sent)]
      const { payment_id } = well(await sent.asGuest({}, { booking_ids: ids }))
      expect(await sent.row('provider_payments', payment_id)).toMatchObject({
        amount_cents: 38_400,
        subjects: JSON.stringify(ids.map((id) => ({ kind: 'room', id }))),
      })
    },
  },
]
