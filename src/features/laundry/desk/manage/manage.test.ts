import { describe, expect, it } from 'vitest'
import { placeLaundryOrder, type LaundryOrder } from '#contract/laundry.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import {
  draftOf,
  laundryOverlays,
  orderBody,
  orderProblems,
  quoteOf,
  type OrderDraft,
} from './new-order.ts'
import { laundryCounters, selectOrders } from './order-filters.tsx'

const services = [
  { id: 'shirt', name: 'Shirt', unit: 'per item', priceCents: 150 },
  { id: 'fold', name: 'Wash and fold', unit: 'per kg', priceCents: 350 },
]
const fees = { pickupFeeCents: 300, rushRate: 0.2 }
const draft: OrderDraft = {
  customer: 'Odile',
  room: '',
  dropOff: '2026-07-01',
  dropOffTime: '09:00',
  pickUp: '2026-07-02',
  pickUpTime: '16:00',
  rush: true,
  notes: '',
  lines: [
    { serviceId: 'shirt', qty: 2 },
    { serviceId: 'fold', qty: 1.5 },
  ],
}
const said = (part: Partial<OrderDraft>) =>
  Object.values(orderProblems({ ...draft, ...part }, services)).map((one) => one.message)

describe('an order at the desk', () => {
  it('says what is missing in the documents’ words (spec 3 §5)', () => {
    expect(said({})).toEqual([])
    expect(said({ customer: ' ', dropOff: '', lines: [] })).toEqual([
      'Customer name is required',
      'Drop-off and Pick-up dates are required',
      'Add at least one valid service line.',
    ])
    expect(said({ pickUp: '2026-06-30' })).toEqual(['Pick-up must be on/after drop-off'])
    expect(said({ lines: [{ serviceId: 'shirt', qty: 0.5 }] })).toEqual([
      'Add at least one valid service line.',
    ])
  })

  it('adds the rush fee of a fifth and no fetching', () => {
    expect(quoteOf(draft, services, fees)).toEqual({
      subtotal_cents: 825,
      fees_cents: 165,
      total_cents: 990,
    })
  })

  it('is what the contract takes, and comes back into the form as it was', () => {
    const body = orderBody(draft, { services, fees, code: 'KWXY2345' })
    expect(placeLaundryOrder.parse(body)).toMatchObject({
      source: 'desk',
      drop_off: '2026-07-01T09:00',
      pick_up: '2026-07-02T16:00',
      totals: { grand_total: 9.9 },
    })
    expect(draftOf(body)).toEqual(draft)
  })

  it('stands in the list until the house’s own row is there', () => {
    const operation = operationRow({
      id: 'o1',
      route: 'placeLaundryOrder',
      body: orderBody(draft, { services, fees, code: 'KWXY2345' }),
      words: { title: '', detail: '2 × Shirt' },
    })
    expect(overlay('laundry_orders', [], [operation], laundryOverlays)).toMatchObject([
      { id: 'op:o1', customer: 'Odile', in_at: '2026-07-01T09:00', grand_total: 9.9 },
    ])
    const row = { id: 'l1', version: 1, operation_id: null } as ResourceRow
    const taken = { ...operation, state: 'taken', madeId: 'l1' } as OperationRow
    expect(overlay('laundry_orders', [row], [taken], laundryOverlays)).toEqual([row])
    const guests = { ...operation, body: { ...(operation.body as object), source: 'public' } }
    expect(overlay('laundry_orders', [], [guests as OperationRow], laundryOverlays)).toEqual([])
  })
})

const order = (id: string, more: object) =>
  ({
    id,
    customer: id,
    code: '',
    room: null,
    items: [],
    out_at: '',
    grand_total: 10,
    ...more,
  }) as unknown as LaundryOrder

describe('the list and its counters', () => {
  const orders = [
    order('a', { status: 'delivered', out_at: '3', delivered_at: '2026-07-03T08:00:00Z' }),
    order('b', { status: 'delivered', out_at: '4', delivered_at: '2026-06-30T08:00:00Z' }),
    order('c', { status: 'delivered', out_at: '5', delivered_at: null }),
    order('d', { status: 'pending', out_at: '9' }),
    order('e', { status: 'ready', out_at: '8' }),
  ]
  it('counts what was delivered this month, by when it was', () => {
    const monthOf = (at: string) => at.slice(0, 7)
    expect(laundryCounters(orders, '2026-07', monthOf, new Set())).toEqual({
      active: 1,
      ready: 1,
      delivered: 1,
      revenueCents: 1000,
    })
    expect(laundryCounters(orders, '2026-07', monthOf, new Set(['c'])).delivered).toBe(2)
  })

  it('has what is to be done on top', () => {
    const ids = (search: string, status: 'all' | 'ready') =>
      selectOrders(orders, { search, status }).map(({ id }) => id)
    expect(ids('', 'all')).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(ids('', 'ready')).toEqual(['e'])
    expect(ids('D', 'all')).toEqual(['e', 'd'].filter((id) => id === 'd'))
  })
})
