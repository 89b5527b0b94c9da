import { addDays } from '#domain/days.ts'
import { dinner, TODAY } from '../../http-house.ts'
import { wish } from '../../bookings-house.ts'
import { outing } from '../../tours-house.ts'
import { wishCar } from '../../rentals-house.ts'
import type { Walk } from '../walk.ts'
import { carsOf } from './cars.ts'
import { freeTonight } from './rooms.ts'
import { toursOf } from './tours.ts'

/** One stay with something of every service on its bill, receipts, the day's reports, customers. */
export async function desk(walk: Walk) {
  const { ask, again, made, store } = walk
  const room = await freeTonight(store)
  const [car] = await carsOf(store)
  const [tour] = await toursOf(store)
  if (!car || !tour) throw new Error('The house is empty')
  const stayOf = wish(room, { from: TODAY, nights: 2 })
  const stay = made('stay', await ask('guest', 'POST /api/hotel/bookings', stayOf))
  const meal = made('meal', await ask('guest', 'POST /api/restaurant/orders', await dinner(store)))
  const shirts = [{ service_id: 'laundry-shirt', qty: 2 }]
  const laundry = {
    customer: 'Aline',
    room: '4',
    drop_off: `${TODAY}T08:00`,
    pick_up: '2026-07-02T16:00',
    rush: false,
    notes: null,
    items: shirts,
    source: 'desk',
  }
  const things = {
    restaurant: meal,
    laundry: made('washing', await ask('staff', 'POST /api/laundry-orders', laundry)),
    car: made(
      'rental',
      await ask(
        'reception',
        'POST /api/car-rentals/orders',
        wishCar(car, { from: addDays(TODAY, 90) }),
      ),
    ),
    tour: made(
      'tour',
      await ask(
        'reception',
        'POST /api/tours/bookings',
        outing(tour, { date: addDays(TODAY, 90) }),
      ),
    ),
  }
  await ask('reception', `PATCH /api/hotel-bookings/${stay}/approve`, {})
  const at = (path: string) => `/api/hotel-bookings/${stay}/${path}`
  for (const [kind, subject_id] of Object.entries(things)) {
    await ask('staff', `POST ${at('charges')}`, { kind, subject_id, on: true })
    await ask('reception', `POST ${at('charges')}`, { kind, subject_id, on: true })
  }
  await ask('reception', `POST ${at('charges')}`, {
    kind: 'tour',
    subject_id: things.tour,
    on: false,
  })
  await ask('reception', `POST ${at('charges')}`, { kind: 'tour', subject_id: 'no-tour', on: true })
  const item = made(
    'candle',
    await ask('reception', `POST ${at('folio-items')}`, { title: 'Candle', price: 1.5, qty: 2 }),
  )
  await ask('reception', `PATCH /api/restaurant-orders/${meal}/cancel`, { reason: 'Ill' })
  await ask('reception', `DELETE ${at(`folio-items/${item}`)}`, {})
  const line = { kind: 'nights', ref: null, title: 'Nights', qty: 2, amount: 160 }
  const washed = { kind: 'laundry', ref: things.laundry, title: 'Laundry', qty: 1, amount: 3 }
  const bill = {
    payer: 'Aline',
    lines: [line, washed],
    paid: 80,
    currency: 'USD',
    payments: [{ method: 'Cash', amount: 80, currency: 'USD' }],
  }
  const receipt = made(
    'receipt',
    await ask('reception', `POST ${at('receipts')}`, { ...bill, code: 'RECT2222' }),
  )
  await again()
  await ask('reception', `POST ${at(`receipts/${receipt}/send`)}`, {
    to: 'office@example.com',
    language: 'fr',
  })
  await ask('reception', 'GET /api/receipts')
  await ask('reception', 'GET /api/folio-items')
  for (const kind of ['laundry-orders', 'car-rentals', 'tour-bookings'] as const) {
    const of = {
      'laundry-orders': things.laundry,
      'car-rentals': things.car,
      'tour-bookings': things.tour,
    }[kind]
    await ask('reception', `POST /api/${kind}/${of}/payments`, {
      amount: 3,
      currency: 'USD',
      method: 'cash',
      status: 'paid',
    })
  }
  const span = `from=${addDays(TODAY, -1)}&to=${TODAY}`
  for (const who of ['guest', 'staff', 'reception', 'admin'] as const)
    await ask(who, `GET /api/reports?${span}`)
  await ask('reception', 'GET /api/customers')
  await ask('guest', 'POST /api/data-requests', {
    wish: 'export',
    code: 'RECT2222',
    contact: '0788 123 456',
  })
  await ask('guest', 'GET /api/house')
}
