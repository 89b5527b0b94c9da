import { addDays } from '#domain/days.ts'
import { changeSettings } from '../../bookings-house.ts'
import { TODAY } from '../../http-house.ts'
import { wish } from '../../tables-house.ts'
import type { Walk } from '../walk.ts'
import { ownCancellation } from './shared.ts'

const PLACE = 'POST /api/restaurant/reservations'
const DAY = addDays(TODAY, 40)

export async function tables(walk: Walk) {
  const { ask, again, made, store } = walk
  await changeSettings(store, (settings) => (settings.table_seats = 12))
  const id = made('table', await ask('guest', PLACE, wish({ code: 'TABE2222' })))
  await again()
  await again(wish({ code: 'TABE2222', party_size: 5 }))
  const french = wish({ party_size: 2, language: 'fr', custom_request: 'Isombe', promo_code: 'X' })
  await ask('guest', 'POST /api/restaurant/reservations/public', french)
  await ask('neighbour', PLACE, wish({ party_size: 10 }))
  await ask('neighbour', PLACE, wish({ date: TODAY, time: '07:00' }))
  await ask('neighbour', PLACE, {})

  const lookUp = 'POST /api/restaurant/reservations/lookup'
  await ask('guest', lookUp, { codes: ['TABE2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'TABE2222')

  const list = 'GET /api/restaurant-reservations'
  await ask('guest', list)
  await ask('staff', list)
  await ask('reception', `${list}?from=${DAY}&to=${DAY}`)
  await ask('admin', `${list}?q=aline&status=pending&per_page=1&page=2`)

  const at = (of: string, step: string) => `PATCH /api/restaurant-reservations/${of}/${step}`
  await ask('staff', at(id, 'confirm'), { seen: { status: 'pending' } })
  await ask('reception', at(id, 'seat'), { seen: { status: 'confirmed' } })
  await ask('reception', at(id, 'confirm'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', at(id, 'confirm'), { seen: { status: 'pending' } })
  await ask('admin', at(id, 'cancel'), { seen: { status: 'pending' } })
  await ask('reception', at(id, 'seat'), { seen: { status: 'confirmed' } })
  await ask('reception', at(id, 'complete'), { seen: { status: 'seated' } })

  const desk = {
    source: 'desk',
    customer_email: null,
    customer: { name: 'Odile', phone: '0788 555 111', email: null },
  }
  const absent = made('absent', await ask('reception', PLACE, wish({ ...desk, time: '12:00' })))
  await ask('reception', at(absent, 'confirm'), {})
  await ask('reception', at(absent, 'no-show'), { seen: { status: 'confirmed' } })
  const called = made('called off', await ask('guest', PLACE, wish({ time: '12:30' })))
  await ask('reception', at(called, 'cancel'), { seen: { status: 'pending' }, reason: 'A wedding' })
  await ask('guest', PLACE, wish({ code: 'TABE3333', time: '13:00' }))
  await ownCancellation(walk, 'TABE3333', true)
  await ask('guest', lookUp, { codes: ['TABE2222', 'TABE3333'] })
}
