import { addDays } from '#domain/days.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY } from '../../http-house.ts'
import { outing } from '../../tours-house.ts'
import type { Walk } from '../walk.ts'
import { moneyOf, ownCancellation, settled, testCard } from './shared.ts'

const BOOK = 'POST /api/tours/bookings'
const DATE = addDays(TODAY, 90)

export const toursOf = (store: Store) =>
  store.db
    .selectFrom('tours')
    .selectAll()
    .where('is_available', '=', 1)
    .orderBy('id')
    .limit(2)
    .execute()

export async function tours(walk: Walk) {
  const { ask, again, made, store } = walk
  const [tour, second] = await toursOf(store)
  if (tour === undefined || second === undefined) throw new Error('No tours')
  const wish = (changes = {}, people = 2, date = DATE, its = tour) =>
    outing(its, { date, people }, changes)
  await ask('guest', 'GET /api/tours?include=category')
  await ask('guest', 'GET /api/tours?include=category&q=gorilla&available=1')
  await ask('guest', 'GET /api/tour-categories')
  const id = made('tour', await ask('guest', BOOK, wish({ code: 'TREK2222' })))
  await again()
  await ask('guest', `POST /api/tours/${second.id}/book`, wish({ language: 'fr' }, 1, DATE, second))
  const room = {
    method: 'room',
    reference: null,
    processor: null,
    room_number: '4',
    room_guest_name: 'Eric',
  }
  await ask('neighbour', 'POST /api/tour-bookings', wish({ payment: room }, 1))
  await ask('neighbour', 'POST /api/tour-bookings/public', wish({}, 1))
  await ask('neighbour', BOOK, wish({}, 500))
  await ask('neighbour', BOOK, wish({}, tour.capacity))
  await ask('neighbour', BOOK, wish({ pricing: { ...wish().pricing, total: 1 } }))
  await ask('neighbour', BOOK, wish({}, 2, addDays(TODAY, -1)))
  await ask('neighbour', BOOK, wish({}, 1, TODAY))
  await ask('neighbour', BOOK, {})
  await ask('guest', 'GET /api/tours/days')

  const lookUp = 'POST /api/tour-bookings/lookup'
  await ask('guest', lookUp, { codes: ['TREK2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'TREK2222')
  await ask('guest', 'POST /api/payments/charge', {
    booking_id: id,
    amount: 1,
    currency: 'USD',
    method: 'card',
    card: testCard('4242 4242 4242 4242'),
  })

  const list = 'GET /api/tour-bookings'
  for (const who of ['guest', 'staff'] as const) await ask(who, list)
  await ask('reception', `${list}?per_page=2`)
  await ask('admin', `${list}?q=aline&status=pending&per_page=1&page=2`)

  const at = (of: string, step = '') => `PATCH /api/tour-bookings/${of}${step}`
  await ask('staff', at(id, '/approve'), { seen: { status: 'pending' } })
  await ask('reception', at(id, '/approve'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', at(id, '/approve'), { seen: { status: 'pending' } })
  await ask('admin', at(id, '/cancel'), { seen: { status: 'pending' } })
  await ask('reception', at(id, '/complete'), { seen: { status: 'approved' } })
  await moneyOf(walk, 'tour-bookings', 'tour', id)
  await ask('reception', `POST /api/tour-bookings/${id}/payments`, {
    amount: tour.price_cents / 50,
    currency: 'USD',
    method: 'cash',
    status: 'paid',
  })
  await ask('reception', at(id, '/complete'), { seen: { status: 'approved' } })

  const desk = { source: 'desk', customer: { name: 'Odile', phone: null, email: null } }
  const walkIn = made('walk-in', await ask('reception', BOOK, wish(desk, 1, addDays(DATE, 1))))
  await ask('reception', at(walkIn), { status: 'approved', seen: { status: 'pending' } })
  await settled(walk, 'tour-bookings', 'tour', walkIn, 'approved')
  await ask('guest', BOOK, wish({ code: 'TREK3333' }, 1, addDays(DATE, 2)))
  await ownCancellation(walk, 'TREK3333', true)
  await ask('guest', lookUp, { codes: ['TREK2222', 'TREK3333'] })
  await ask('guest', 'GET /api/tours/days')
  await ask('guest', 'GET /api/tours/config')
  await ask('admin', 'PATCH /api/tours/config', { price_per_km_usd: 2 })
}
