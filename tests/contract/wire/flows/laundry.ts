import { TODAY } from '../../http-house.ts'
import { brought, washing } from '../../laundry-house.ts'
import type { Walk } from '../walk.ts'
import { moneyOf, ownCancellation, settled } from './shared.ts'

const PUBLIC = 'POST /api/laundry-orders/create-public'
const DESK = 'POST /api/laundry-orders'

export async function laundry(walk: Walk) {
  const { ask, again, made } = walk
  await ask('guest', 'GET /api/laundry-services')
  const id = made('washing', await ask('guest', PUBLIC, washing({ code: 'WASH2222' })))
  await again()
  await ask('guest', DESK, washing({ language: 'fr', rush: true, totals: undefined }))
  await ask('guest', PUBLIC, washing({ totals: { items_subtotal: 1, fees: 3, grand_total: 4 } }))
  await ask('guest', PUBLIC, washing({ drop_off: `${TODAY}T11:00` }))
  await ask('guest', PUBLIC, washing({ pick_up: '2026-06-30T10:00' }))
  await ask('guest', PUBLIC, washing({ items: [{ service_id: 'no-service', qty: 1 }] }))
  await ask('guest', PUBLIC, { items: [] })

  const lookUp = 'POST /api/laundry-orders/lookup'
  await ask('guest', lookUp, { codes: ['WASH2222', 'NNNNNNNN'] })
  await ownCancellation(walk, 'WASH2222')

  const list = 'GET /api/laundry-orders?include=items'
  await ask('guest', list)
  for (const who of ['staff', 'reception'] as const) await ask(who, `${list}&per_page=2`)
  await ask('admin', `${list}&q=aline&status=pending&per_page=1&page=2`)

  const at = (of: string, step = '') => `PATCH /api/laundry-orders/${of}${step}`
  await ask('staff', at(id, '/deliver'), { seen: { status: 'pending' } })
  await ask('staff', at(id, '/start'), { seen: { status: 'pending' } })
  await again()
  await ask('admin', at(id, '/start'), { seen: { status: 'pending' } })
  await ask('admin', at(id, '/cancel'), { seen: { status: 'pending' } })
  await ask('staff', at(id, '/ready'), { seen: { status: 'processing' } })
  await ask('staff', at(id, '/deliver'), { seen: { status: 'ready' } })
  await moneyOf(walk, 'laundry-orders', 'laundry', id)

  const desk = { ...brought, source: 'desk' }
  const broughtId = made('brought', await ask('staff', DESK, { ...desk, code: 'WASH3333' }))
  const items = [{ service_id: 'laundry-shirt', qty: 3 }]
  await ask('staff', at(broughtId), { rush: true })
  await ask('reception', at(broughtId), {
    ...brought,
    room: '',
    rush: true,
    items,
    seen: { items: brought.items },
  })
  await ask('reception', at(broughtId), { notes: 'Softener', seen: { notes: 'Something else' } })
  await ask('reception', at(broughtId), {
    items,
    totals: { items_subtotal: 1, fees: 0, grand_total: 1 },
  })
  await ask('reception', at(broughtId), {
    customer: 'Odile Other',
    pick_up: '2026-07-03T09:00',
    seen: { customer: 'Odile Test', pick_up: '2026-07-02T16:00' },
  })
  await settled(walk, 'laundry-orders', 'laundry', broughtId, 'pending')
  await ask('guest', PUBLIC, washing({ code: 'WASH4444' }))
  await ownCancellation(walk, 'WASH4444', true)
  await ask('guest', lookUp, { codes: ['WASH2222', 'WASH3333', 'WASH4444'] })
}
