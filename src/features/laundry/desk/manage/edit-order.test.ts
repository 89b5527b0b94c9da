import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  updateLaundryOrder,
  type LaundryOrder,
  type UpdateLaundryOrder,
} from '#contract/laundry.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { joinedNotes } from '#domain/laundry.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { laundryDeskDescriptors } from '../../operations/desk.ts'
import { namedLines } from '../orders.ts'
import { draftFor, editBody, editQuote, servicesFor } from './edit-order.ts'

const editLaundryDescriptor = laundryDeskDescriptors.updateLaundryOrder!
const fees = { pickupFeeCents: 300, rushRate: 0.2 }
const listed = [
  { id: 'shirt', name: 'Shirt', unit: 'per item', priceCents: 200 },
  { id: 'fold', name: 'Wash and fold', unit: 'per kg', priceCents: 350 },
]
const order = {
  id: 'l1',
  version: 3,
  operation_id: null,
  code: 'KWXY2345',
  status: 'processing',
  payment_status: 'unpaid',
  rush: false,
  pickup: true,
  in_at: '2026-07-01T09:00',
  out_at: '2026-07-02T16:00',
  // Shirts cost less then than they do now.
  items: [{ service_id: 'shirt', name: 'Shirt', unit: 'per item', price: 1.5, qty: 2 }],
  items_subtotal: 3,
  fees: 3,
  grand_total: 6,
  customer: 'Aline',
  room: null,
  notes: joinedNotes({
    phone: '0788 123 456',
    email: '',
    address: 'Market Street 4',
    pickup: true,
    express: false,
    notes: 'No softener',
  }),
  flag: null,
} as unknown as LaundryOrder

const services = servicesFor(order, listed)
const draft = draftFor(order)
const kilos = { ...draft, lines: [...draft.lines, { serviceId: 'fold', qty: 1.5 }] }
const bodyOf = (changed: typeof draft) => editBody(order, changed, services, fees)

const operation = (body: UpdateLaundryOrder, more: object = {}) =>
  operationRow({ id: 'o1', route: 'updateLaundryOrder', params: { id: 'l1' }, body }, more)

const shown = (rows: readonly LaundryOrder[], body: UpdateLaundryOrder) =>
  overlay('laundry_orders', rows, [operation(body)], laundryDeskDescriptors)[0]

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('an order in the form', () => {
  it('has the agreed prices for what is on it, and the list’s for the rest', () => {
    expect(services.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['shirt', 150],
      ['fold', 350],
    ])
    expect(editQuote(order, kilos, services, fees)).toEqual({
      subtotal_cents: 825,
      fees_cents: 300,
      total_cents: 1125,
    })
  })

  it('costs what was agreed where neither lines nor rush are others, whatever fees are now', () => {
    const dearer = { pickupFeeCents: 900, rushRate: 0.5 }
    const moved = { ...draft, room: '4' }
    expect(editQuote(order, moved, services, dearer).total_cents).toBe(600)
    expect(editBody(order, moved, services, dearer)?.totals).toBeUndefined()
  })

  it('is nothing to save where nothing was changed', () => {
    expect(bodyOf(draft)).toBeNull()
    expect(bodyOf({ ...draft, customer: 'Aline ', notes: 'No softener ' })).toBeNull()
  })

  it('is the documents’ whole body with what was seen, as the contract takes it', () => {
    const body = bodyOf({ ...kilos, notes: 'Starch' })
    expect(updateLaundryOrder.parse(body)).toMatchObject({
      customer: 'Aline',
      drop_off: '2026-07-01T09:00',
      items: [
        { service_id: 'shirt', qty: 2 },
        { service_id: 'fold', qty: 1.5 },
      ],
      totals: { items_subtotal: 8.25, fees: 3, grand_total: 11.25 },
      seen: { items: [{ service_id: 'shirt', qty: 2 }], customer: 'Aline' },
    })
    // Phone and address of a guest stay where other hosts have them.
    expect(body?.notes).toBe(
      'Phone: 0788 123 456 | Address: Market Street 4 | Pickup: Yes | Express: No | Notes: Starch | [Public booking]',
    )
    expect(bodyOf({ ...draft, notes: '' })?.notes).toMatch(/Express: No \| \[Public booking\]$/)
  })

  it('takes a refused change back over the order as it is now', () => {
    const refused = bodyOf(kilos)!
    const now = { ...order, room: '9', customer: 'Aline M.' }
    const again = draftFor(now, refused)
    expect(again).toMatchObject({ room: '9', customer: 'Aline M.', lines: kilos.lines })
  })
})

describe('a change that waits', () => {
  it('shows on its order, new services by their names', () => {
    const body = bodyOf({ ...kilos, room: '4' })!
    const changed = shown([order], body)!
    expect(changed).toMatchObject({ room: '4', grand_total: 11.25, status: 'processing' })
    const [named] = namedLines(
      [changed],
      [{ id: 'fold', name: 'Wash and fold', unit: 'per kg', priceCents: 350 } as never],
    )
    expect(named?.items[1]).toMatchObject({ name: 'Wash and fold', unit: 'per kg', price: 3.5 })
    expect(order.room).toBeNull()
  })

  it('leaves alone what the house has otherwise, and what is over', () => {
    const body = bodyOf(kilos)!
    const others = { ...order, items: [{ ...order.items[0]!, qty: 5 }] }
    expect(shown([others], body)).toBe(others)
    const elsewhere = { ...order, room: '2' }
    expect(shown([elsewhere], body)).toMatchObject({ room: '2', grand_total: 11.25 })
    const over = { ...order, status: 'delivered' } as LaundryOrder
    expect(shown([over], body)).toBe(over)
  })
})

describe('a change that was refused', () => {
  const parked = (code: string, current: object) =>
    operation(bodyOf(kilos)!, {
      state: 'parked',
      answer: { status: 409, code, message: '', at: 0, body: { current } },
    })

  it('can be done upon what the house has, and takes nothing of a colleague’s with it', () => {
    const now = { ...order, room: '2', items: [{ ...order.items[0]!, qty: 5 }] }
    const [way] = editLaundryDescriptor.recoveryActions(parked('conflict', now))
    expect(way).toMatchObject({
      kind: 'change',
      change: {
        body: { room: '2', seen: { room: '2', items: [{ service_id: 'shirt', qty: 5 }] } },
      },
    })
    const { body } = (way as { change: { body: UpdateLaundryOrder } }).change
    expect(body.items).toEqual(bodyOf(kilos)?.items)
    expect(body.totals).toBeUndefined()
  })

  it('is not offered again where the order is over', () => {
    const over = { ...order, status: 'cancelled', cancel_reason: 'She called' }
    expect(editLaundryDescriptor.recoveryActions(parked('conflict', over))).toEqual([])
    expect(editLaundryDescriptor.serverStatus?.(over)).toMatchObject({ note: 'She called' })
  })

  it('takes the house’s own price as it is', () => {
    const quote = { items_subtotal: 9, fees: 3, grand_total: 12 }
    const [way] = editLaundryDescriptor.recoveryActions(parked('price_changed', quote))
    expect(way).toMatchObject({ kind: 'change', change: { body: { totals: quote } } })
  })
})
