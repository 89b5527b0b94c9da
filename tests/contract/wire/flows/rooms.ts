import { addDays } from '#domain/days.ts'
import type { Store } from '#server/db/store.ts'
import { bundle, wish } from '../../bookings-house.ts'
import { TODAY } from '../../http-house.ts'
import type { Walk } from '../walk.ts'
import { moneyOf, ownCancellation, settled } from './shared.ts'

const BOOK = 'POST /api/hotel/bookings'
const BUNDLE = 'POST /api/hotel/bookings/bundle'
/** Past all that the demo house has booked. */
const FROM = addDays(TODAY, 120)

export const roomsOf = (store: Store) =>
  store.db
    .selectFrom('rooms')
    .selectAll()
    .where('is_available', '=', 1)
    .where('capacity', '>=', 2)
    .orderBy('id')
    .limit(3)
    .execute()

export async function rooms(walk: Walk) {
  const { ask, again, made, name, store } = walk
  const some = await roomsOf(store)
  const [room, second, third] = some
  if (room === undefined || second === undefined || third === undefined) throw new Error('No rooms')
  const stay = { from: FROM, nights: 2, adults: 2, extras: { breakfast: true } }
  const asked = (changes = {}, its = room, when: object = {}) =>
    wish(its, { ...stay, ...when }, changes)
  await ask('guest', 'GET /api/rooms?per_page=200')
  await ask('guest', `GET /api/rooms/${room.id}`)
  const { room_id, schedule, guests, extras } = asked()
  await ask('guest', 'POST /api/hotel/quote', {
    room_id,
    schedule,
    guests,
    extras,
    currency: 'USD',
  })

  const id = made('stay', await ask('guest', BOOK, asked({ code: 'STAY2222' })))
  await again()
  await ask(
    'neighbour',
    BOOK,
    asked({ customer: { name: 'Eric', phone: '0788 555 222', email: null }, language: 'fr' }),
  )
  await ask('neighbour', BOOK, asked({ pricing: { ...asked().pricing, grand_total: 1 } }, second))
  await ask('neighbour', BOOK, asked({}, second, { from: addDays(TODAY, -2) }))
  await ask('neighbour', BOOK, asked({}, second, { adults: 30 }))
  await ask('neighbour', BOOK, {})
  const two = await ask(
    'guest',
    BUNDLE,
    bundle([second, third], { from: FROM, nights: 1 }, { code: 'STAY3333' }),
  )
  const ids = two.body['booking_ids'] as string[]
  ids.forEach((one, at) => name(`bundle ${at + 1}`, one))
  await ask('neighbour', BUNDLE, bundle([second, third], { from: FROM, nights: 1 }))

  const lookUp = 'POST /api/hotel/bookings/lookup'
  await ask('guest', lookUp, { codes: ['STAY2222', 'STAY3333', 'NNNNNNNN'] })
  await ownCancellation(walk, 'STAY2222')

  const list = 'GET /api/hotel-bookings?per_page=2'
  for (const who of ['guest', 'staff', 'reception'] as const) await ask(who, list)
  await ask('admin', `${list}&q=aline&status=pending&page=2`)

  const at = (of: string, step = '') => `PATCH /api/hotel-bookings/${of}${step}`
  await ask('staff', at(id, '/approve'), { seen: { status: 'pending' } })
  await ask('reception', at(id, '/check-in'), { seen: { status: 'pending' } })
  await ask('reception', at(id, '/approve'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', at(id, '/cancel'), { seen: { status: 'pending' } })
  const days = (from: number, to: number) => ({
    check_in: addDays(FROM, from),
    check_out: addDays(FROM, to),
  })
  await ask('reception', at(id), { ...days(1, 4), seen: days(0, 2) })
  await ask('reception', at(id), { ...days(2, 4), seen: days(0, 2) })
  await moneyOf(walk, 'hotel-bookings', 'room', id)
  await settled(walk, 'hotel-bookings', 'room', ids[0] ?? '', 'pending')

  const desk = { source: 'desk', customer: { name: 'Odile', phone: '0788 555 111', email: null } }
  const tonight = { from: TODAY, nights: 1, adults: 1 }
  const free = await freeTonight(store)
  const walkIn = made('walk-in', await ask('reception', BOOK, asked(desk, free, tonight)))
  await ask('reception', at(walkIn, '/approve'), { seen: { status: 'pending' } })
  await ask('reception', `PATCH /api/rooms/${free.id}/condition`, {
    condition: 'clean',
    note: null,
  })
  await ask('reception', at(walkIn, '/check-in'), { seen: { status: 'approved' } })
  await ask('reception', at(walkIn, '/check-out'), { seen: { status: 'active' } })
  await ask('staff', `PATCH /api/rooms/${free.id}/condition`, {
    condition: 'clean',
    note: 'New towels',
  })
  await ask('staff', 'GET /api/rooms/states')
  await ask('guest', BOOK, asked({ code: 'STAY4444' }, second, { from: addDays(FROM, 30) }))
  await ownCancellation(walk, 'STAY4444', true)
  await ask('guest', lookUp, { codes: ['STAY2222', 'STAY3333', 'STAY4444'] })
}

/** A room that nobody has tonight, added so that the demo house's chance has no part in it. */
export async function freeTonight(store: Store) {
  const id = 'room-walk'
  await store.transaction((tx) =>
    tx.insert('rooms', {
      id,
      room_number: 'W1',
      name: 'Walk room',
      type: 'walk',
      capacity: 3,
      price_per_night_cents: 8000,
      description: '',
      amenities: '[]',
      images: '[]',
      cover_image: null,
      is_available: 1,
      available_from: null,
    }),
  )
  return store.db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
