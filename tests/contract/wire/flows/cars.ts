import { addDays } from '#domain/days.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY } from '../../http-house.ts'
import { wishCar } from '../../rentals-house.ts'
import type { Walk } from '../walk.ts'
import { moneyOf, ownCancellation, settled, testCard } from './shared.ts'

const RENT = 'POST /api/car-rentals/orders'
/** Past all that the demo house has rented out. */
const FROM = addDays(TODAY, 90)

export const carsOf = (store: Store) =>
  store.db
    .selectFrom('cars')
    .selectAll()
    .where('is_available', '=', 1)
    .orderBy('id')
    .limit(2)
    .execute()

export async function cars(walk: Walk) {
  const { ask, again, made, store } = walk
  const [car, second] = await carsOf(store)
  if (car === undefined || second === undefined) throw new Error('No cars')
  const trip = { from: FROM, days: 2, extras: { gps: true, pickup_delivery: true } }
  const wish = (changes = {}, its = car, when: object = {}) =>
    wishCar(its, { ...trip, ...when }, changes)
  await ask('guest', 'GET /api/cars?include=category&per_page=200')
  await ask('guest', 'GET /api/car-categories')
  const id = made('rental', await ask('guest', RENT, wish({ code: 'CARS2222' })))
  await again()
  await ask('neighbour', RENT, wish())
  await ask('neighbour', RENT, wish({ language: 'fr' }, second))
  await ask('neighbour', RENT, wish({}, second, { from: addDays(FROM, 1), days: 1 }))
  await ask(
    'neighbour',
    RENT,
    wish({ totals: { ...wish().totals, grand_total: 1 } }, second, { from: addDays(FROM, 9) }),
  )
  await ask('neighbour', RENT, wish({}, second, { from: addDays(TODAY, -1) }))
  await ask('neighbour', RENT, wish({ car_id: 'no-car' }))
  await ask('neighbour', RENT, {})
  await ask('guest', 'GET /api/cars/days')

  const lookUp = 'POST /api/car-rentals/lookup'
  await ask('guest', lookUp, { codes: ['CARS2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'CARS2222')
  await ask('guest', `POST /api/car-rentals/${id}/pay`, {
    amount: 158,
    currency: 'USD',
    method: 'card',
    card: testCard('4000 0000 0000 0002'),
  })
  await ask('guest', `POST /api/car-rentals/${id}/pay`, {
    amount: 158,
    currency: 'USD',
    method: 'card',
    card: testCard('4242 4242 4242 4242'),
  })
  await ask('guest', lookUp, { codes: ['CARS2222'] })

  const list = 'GET /api/car-rentals?include=car'
  for (const who of ['guest', 'staff'] as const) await ask(who, list)
  await ask('reception', `${list}&per_page=2`)
  await ask('admin', `${list}&q=aline&status=pending&per_page=1&page=2`)

  const at = (of: string, step = '') => `PATCH /api/car-rentals/${of}${step}`
  await ask('staff', at(id, '/approve'), { seen: { status: 'pending' } })
  await ask('reception', at(id, '/approve'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', at(id, '/approve'), { seen: { status: 'pending' } })
  const seen = { pickup_date: FROM, dropoff_date: addDays(FROM, 2) }
  const days = (from: number, to: number) => ({
    pickup_date: addDays(FROM, from),
    dropoff_date: addDays(FROM, to),
  })
  await ask('reception', at(id), { ...days(1, 4), seen })
  await ask('reception', at(id), { ...days(2, 4), seen })
  await moneyOf(walk, 'car-rentals', 'car', id)
  await ask('reception', at(id, '/complete'), { seen: { status: 'approved' } })
  await ask('admin', at(id, '/cancel'), { seen: { status: 'approved' } })

  const desk = { source: 'desk', customer: { name: 'Odile', phone: null, email: null } }
  const walkIn = made(
    'walk-in',
    await ask('reception', RENT, wish(desk, car, { from: addDays(FROM, 20) })),
  )
  await ask('reception', at(walkIn), { ...days(0, 1), seen: days(20, 22) })
  await ask('reception', at(walkIn), { ...days(3, 2) })
  await settled(walk, 'car-rentals', 'car', walkIn, 'pending')
  await ask('guest', RENT, wish({ code: 'CARS3333' }, car, { from: addDays(FROM, 30) }))
  await ownCancellation(walk, 'CARS3333', true)
  await ask('guest', lookUp, { codes: ['CARS2222', 'CARS3333'] })
  await ask('guest', 'GET /api/cars/days')
}
