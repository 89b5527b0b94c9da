import { addDays } from '#domain/days.ts'
import { dinner, TODAY } from '../../http-house.ts'
import { outing } from '../../tours-house.ts'
import { wishCar } from '../../rentals-house.ts'
import type { Walk } from '../walk.ts'
import { carsOf } from './cars.ts'
import { toursOf } from './tours.ts'

/** What a device sends in one go when the link is back: a batch, a voided key, what it could not get taken. */
export async function outbox(walk: Walk) {
  const { ask, again, store, house } = walk
  const [car] = await carsOf(store)
  const [tour] = await toursOf(store)
  if (!car || !tour) throw new Error('The house is empty')
  const operation = (route: string, group: string, body: unknown, more: object = {}) => {
    const device_time = house.now.toISOString()
    const own = walk.id()
    const whole = {
      id: own,
      key: walk.id(),
      route,
      params: {},
      body,
      group,
      after: [],
      device_time,
    }
    return { ...whole, group: group || `new:${own}`, ...more }
  }
  const of = (first: { id: string; group: string }) => ({
    params: { id: `op:${first.id}` },
    group: first.group,
    after: [first.id],
  })
  const batch = (...operations: unknown[]) => ({ contract_version: 1, operations })
  const send = 'POST /api/outbox'
  const date = addDays(TODAY, 90)

  const meal = operation('placeRestaurantOrder', '', await dinner(store, { code: 'BATCH222' }))
  const cancel = operation(
    'cancelOwnRestaurantOrder',
    '',
    { code: 'BATCH222', contact: '0788 123 456' },
    of(meal),
  )
  const table = operation('reserveTable', '', {
    date,
    time: '19:00',
    party_size: 2,
    notes: null,
    promo_code: null,
    custom_request: null,
    customer: { name: 'Aline', phone: '0788 123 456', email: null },
    source: 'public',
  })
  const bad = operation('bookTour', '', outing(tour, { date, people: 500 }))
  const after = operation('bookTour', bad.group, outing(tour, { date }))
  await ask('guest', send, batch(meal, cancel, table, bad, after))
  await ask(
    'guest',
    send,
    batch(meal, { ...table, body: { ...(table.body as object), party_size: 3 } }),
  )
  await ask('neighbour', send, batch(meal))
  await ask('guest', send, {
    contract_version: 99,
    operations: [operation('bookTour', '', outing(tour, { date }))],
  })

  const rent = operation('rentCar', '', wishCar(car, { from: date }, { source: 'desk' }))
  const approve = operation('approveRental', '', { seen: { status: 'pending' } }, of(rent))
  const paid = operation(
    'recordRentalPayment',
    '',
    { amount: 5, currency: 'USD', method: 'Cash', status: 'Paid' },
    of(rent),
  )
  const trip = operation('bookTour', '', outing(tour, { date }, { source: 'desk' }))
  const trips = operation('approveTourBooking', '', { seen: { status: 'pending' } }, of(trip))
  const washing = operation('placeLaundryOrder', '', {
    customer: 'Odile',
    room: '4',
    drop_off: `${TODAY}T08:00`,
    pick_up: '2026-07-02T16:00',
    rush: false,
    notes: null,
    items: [{ service_id: 'laundry-shirt', qty: 2 }],
    source: 'desk',
  })
  const start = operation('startLaundryOrder', '', { seen: { status: 'pending' } }, of(washing))
  const edit = operation(
    'updateLaundryOrder',
    '',
    { rush: true, seen: { rush: false } },
    of(washing),
  )
  await ask('reception', send, batch(rent, approve, paid, trip, trips, washing, start, edit))
  await ask('reception', send, batch(rent, approve, paid, trip, trips, washing, start, edit))
  await ask(
    'staff',
    send,
    batch(operation('approveRental', 'x', {}, { params: { id: 'no-rental' } })),
  )

  const voided = operation('bookTour', '', outing(tour, { date }))
  await ask('guest', `POST /api/outbox/${voided.key}/void`, { operation_id: voided.id })
  await ask('guest', `POST /api/outbox/${meal.key}/void`, { operation_id: meal.id })
  await ask('guest', send, batch(voided))
  const refusal = { code: 'tour_full', message: 'Not enough places.' }
  const { id, key, params, body } = bad
  const report = {
    id,
    key,
    state: 'open',
    endpoint: 'bookTour',
    request: { params, body },
    refusal,
    words: { title: 'A tour', detail: '' },
    device_name: null,
    device_time: bad.device_time,
  }
  await ask('guest', 'POST /api/outbox/parked', { rows: [report] })
  await ask('reception', 'GET /api/outbox/parked')
  await ask('reception', `PATCH /api/outbox/parked/${id}/settle`, { note: 'Called them' })
  await again()
  await ask('guest', 'POST /api/outbox/parked', { rows: [report] })
  await ask('guest', send, batch(bad))
}
