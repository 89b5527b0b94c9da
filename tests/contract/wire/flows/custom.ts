import { addDays } from '#domain/days.ts'
import { TODAY } from '../../http-house.ts'
import type { Walk } from '../walk.ts'
import { definedMassage as massage, wish } from '../../custom-house.ts'
import { moneyOf, ownCancellation, settled } from './shared.ts'

const ORDER = 'POST /api/custom-orders'
const SERVICES = '/api/custom-services'

/** A service that the house defines itself, from its definition to its history. */
export async function custom(walk: Walk) {
  const { ask, again, made } = walk
  for (const who of ['guest', 'reception'] as const) await ask(who, `POST ${SERVICES}`, massage)
  const service = made('massage', await ask('admin', `POST ${SERVICES}`, massage))
  await again()
  await ask('admin', `POST ${SERVICES}`, { ...massage, slug: 'dashboard' })
  const change = `PATCH ${SERVICES}/${service}`
  await ask('admin', change, { texts: { en: 'By the fire, an hour.' }, seen: { texts: {} } })
  await ask('admin', change, { provided_by: 'Odile', seen: { provided_by: 'Nyirahabimana' } })
  for (const who of ['guest', 'reception'] as const) await ask(who, `GET ${SERVICES}`)

  const wanted = (changes = {}) => wish({ id: service, price_cents: 4000 }, changes)
  const id = made('order', await ask('guest', ORDER, wanted({ code: 'REST2222' })))
  await again()
  await ask('neighbour', ORDER, wanted({ qty: 2 }))
  await ask('neighbour', ORDER, wanted({ day: addDays(TODAY, -1) }))
  await ask('neighbour', ORDER, wanted({ time: undefined }))
  await ask('neighbour', ORDER, wanted({ totals: { price: 1, total: 1 } }))
  await ask('neighbour', ORDER, {})
  const lookUp = 'POST /api/custom-orders/look-up'
  await ask('guest', lookUp, { codes: ['REST2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'REST2222')

  const list = 'GET /api/custom-orders'
  for (const who of ['guest', 'staff', 'reception'] as const) await ask(who, list)
  const at = (of: string, step: string) => `PATCH /api/custom-orders/${of}/${step}`
  const pending = { seen: { status: 'pending' } }
  await ask('guest', at(id, 'confirm'), pending)
  await ask('staff', at(id, 'confirm'), pending)
  await again()
  await ask('reception', at(id, 'cancel'), { ...pending, reason: 'Nobody is here' })
  await moneyOf(walk, 'custom-orders', 'custom', id)
  await ask('staff', at(id, 'complete'), { seen: { status: 'confirmed' } })
  await ask('reception', at(id, 'complete'), { seen: { status: 'confirmed' } })

  const desk = { source: 'desk', customer: { name: 'Odile', phone: null, email: null } }
  const other = { day: addDays(TODAY, 4) }
  const walkIn = made('walk-in', await ask('reception', ORDER, wanted({ ...desk, ...other })))
  await ask('reception', at(walkIn, 'confirm'), pending)
  await settled(walk, 'custom-orders', 'custom', walkIn, 'confirmed')
  await ask('guest', ORDER, wanted({ code: 'REST3333', day: addDays(TODAY, 5) }))
  await ownCancellation(walk, 'REST3333', true)
  await ask('guest', lookUp, { codes: ['REST2222', 'REST3333'] })

  await ask('admin', change, { price: 45, offered: false, seen: { price: 40, offered: true } })
  await ask('guest', ORDER, wanted({ day: addDays(TODAY, 6) }))
  await ask('reception', list)
}
