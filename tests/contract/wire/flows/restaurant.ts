import { dinner } from '../../http-house.ts'
import type { Walk } from '../walk.ts'
import { moneyOf, ownCancellation, settled } from './shared.ts'

const PLACE = 'POST /api/restaurant/orders'

export async function restaurant(walk: Walk) {
  const { ask, again, made, store } = walk
  const meal = await dinner(store, { code: 'MEAT2222' })
  const other = (changes: object) => ({ ...meal, code: undefined, ...changes })
  await ask('guest', 'GET /api/categories?sort=position&dir=asc')
  await ask('guest', 'GET /api/categories/category-breakfast/items?include=category&available=1')

  const placed = await ask('guest', PLACE, meal)
  const id = made('meal', placed)
  await again()
  await again({ ...meal, party_size: 3 })
  await ask('guest', 'POST /api/restaurant/orders/public', other({ party_size: 5, language: 'fr' }))
  const room = {
    method: 'room',
    amount: 0,
    reference: null,
    processor: null,
    room_number: '4',
    room_guest_name: 'Eric',
  }
  const stranger = await ask('neighbour', PLACE, other({ service_type: 'room', payment: room }))
  made('room service', stranger)
  await ask('guest', PLACE, other({ totals: { ...meal.totals, total: 1 } }))
  await ask('guest', PLACE, other({ schedule: { date: '2026-07-01', time: '07:00' } }))
  await ask('guest', PLACE, other({ items: [{ ...meal.items[0], id: 'no-dish' }] }))
  await ask('guest', PLACE, other({ promo_code: 'NO-SUCH', language: 'rw' }))
  await ask('guest', PLACE, { items: [] })

  const lookUp = 'POST /api/restaurant/orders/lookup'
  await ask('guest', lookUp, { codes: ['MEAT2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'MEAT2222')

  const list = 'GET /api/restaurant-orders?include=items,payments'
  await ask('guest', list)
  for (const who of ['staff', 'admin'] as const) await ask(who, `${list}&per_page=2`)
  await ask('reception', `${list}&per_page=1&page=2&q=aline`)
  await ask('reception', `${list}&per_page=2&status=pending`)

  const mealAt = (step: string) => `PATCH /api/restaurant-orders/${id}/${step}`
  await ask('guest', mealAt('accept'), {})
  await ask('staff', mealAt('complete'), { seen: { status: 'pending' } })
  await ask('staff', mealAt('accept'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', mealAt('accept'), { seen: { status: 'pending' } })
  await ask('admin', mealAt('start-preparing'), { seen: { status: 'pending' } })
  for (const [step, status] of [
    ['start-preparing', 'accepted'],
    ['ready', 'preparing'],
    ['deliver', 'ready'],
    ['complete', 'delivered'],
  ] as const) {
    await ask('staff', mealAt(step), { seen: { status } })
  }
  await ask('admin', mealAt('cancel'), { seen: { status: 'completed' } })
  await moneyOf(walk, 'restaurant-orders', 'restaurant', id)

  const own = await ask('guest', PLACE, other({ code: 'MEAT3333' }))
  const ownId = made('own meal', own)
  const cancelOwn = `POST /api/restaurant/orders/${ownId}/cancel-own`
  await ask('guest', cancelOwn, { code: 'MEAT3333', contact: '0799 000 000' })
  await ask('guest', cancelOwn, { code: 'MEAT3333', contact: '0788 123 456' })

  const paid = await ask(
    'guest',
    PLACE,
    other({
      code: 'MEAT4444',
      payment: { ...meal.payment, method: 'card', reference: 'visa 4242' },
    }),
  )
  const paidId = made('paid meal', paid)
  await settled(walk, 'restaurant-orders', 'restaurant', paidId, 'pending')
  await ask('guest', lookUp, { codes: ['MEAT2222', 'MEAT3333', 'MEAT4444'] })
}
