import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { cancelOwnDescriptor } from './cancel-own.ts'
import { placeDescriptor, waitingOrder } from './place.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const body: PlaceOrder = {
  code: 'ABCD2345',
  service_type: 'dine-in',
  schedule: { date: '2026-11-21', time: '19:00' },
  party_size: 2,
  notes: null,
  promo_code: 'RIDGE',
  items: [
    { id: 'steak', name: 'Steak', price: 18, qty: 2 },
    { id: 'coffee', name: 'Coffee', price: 2.5, qty: 1 },
  ],
  custom_request: null,
  totals: { subtotal: 38.5, discount: 5.78, total: 32.72 },
  payment: { method: 'room', amount: 32.72, reference: null, processor: null },
  customer: { name: 'Aline', phone: '0788 123 456', email: null },
  source: 'public',
}

const operation = (more: Partial<OperationRow> = {}) =>
  operationRow(
    {
      id: 'op-1',
      route: 'placeRestaurantOrder',
      body,
      words: { title: 'Order 3 dishes for 19:00', detail: '' },
    },
    more,
  )

const refused = (code: string, current: unknown) =>
  operation({
    state: 'parked',
    answer: { status: 422, code, message: 'No', body: { code, current }, at: 0 },
  })
const changes = (row: OperationRow) =>
  placeDescriptor
    .recoveryActions(row)
    .flatMap((way) => (way.kind === 'change' ? [way.change.body] : []))
const opens = (row: OperationRow) =>
  placeDescriptor.recoveryActions(row).flatMap((way) => (way.kind === 'open' ? [way.to] : []))

describe('an order’s words', () => {
  it('count dishes, not lines', () => {
    expect(i18n._(placeDescriptor.title(operation()))).toBe('Order 3 dishes for 19:00')
    const one = operation({ body: { ...body, items: [body.items[1]] } })
    expect(i18n._(placeDescriptor.title(one))).toBe('Order 1 dish for 19:00')
  })

  it('name the dishes as the menu does, braces and all', () => {
    const odd = operation({
      body: { ...body, items: [{ ...body.items[0], name: '{Chef’s} pie' }] },
    })
    expect(i18n._(placeDescriptor.detail(odd)!)).toBe('2 × {Chef’s} pie')
  })
})

describe('an order in a list while it waits', () => {
  const overlay = placeDescriptor.overlay!
  const other = { id: '9', version: 1, operation_id: 'op-9' }

  it('stands on top, pending', () => {
    const rows = overlay.apply([other], operation())
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ id: 'op:op-1', status: 'pending', code: 'ABCD2345' })
  })

  it('is never there twice: the house’s row ends it, however it is known', () => {
    const known = [
      { id: '5', version: 1, operation_id: 'op-1' },
      { id: '5', version: 2, operation_id: 'op-step', code: 'ABCD2345' },
    ]
    for (const row of known) {
      const rows = [row, other]
      expect(overlay.apply(rows, operation())).toBe(rows)
    }
    const made = [{ id: '5', version: 3, operation_id: 'op-step' }]
    expect(overlay.apply(made, operation({ madeId: '5' }))).toBe(made)
  })
})

describe('ways on for a parked order', () => {
  it('takes out what is not to be had and works out the sums anew', () => {
    const [changed] = changes(refused('item_unavailable', { items: [{ id: 'steak' }] }))
    expect(changed).toMatchObject({
      code: 'ABCD2345',
      items: [{ id: 'coffee', qty: 1 }],
      totals: { subtotal: 2.5, discount: 0.38, total: 2.12 },
      payment: { method: 'room', amount: 2.12 },
    })
    expect(
      changes(refused('item_unavailable', { items: [{ id: 'steak' }, { id: 'soup' }] })),
    ).toHaveLength(1)
  })

  it('offers only the form when nothing would be left', () => {
    const row = refused('item_unavailable', { items: [{ id: 'steak' }, { id: 'coffee' }] })
    expect(changes(row)).toEqual([])
    expect(opens(row)).toEqual(['/restaurant?change=op-1&step=order'])
  })

  it('takes the house’s own figures, promo gone and all', () => {
    const current = {
      items: [{ id: 'steak', price: 20 }],
      subtotal: 42.5,
      discount: 0,
      total: 42.5,
    }
    const [changed] = changes(refused('price_changed', current))
    expect(changed).toMatchObject({
      items: [{ price: 20 }, { price: 2.5 }],
      totals: { subtotal: 42.5, discount: 0, total: 42.5 },
      payment: { method: 'room', amount: 42.5 },
    })
    expect(changes(refused('price_changed', {}))).toEqual([])
  })

  it.each([
    ['staff', '/kitchen?order=op-1'],
    ['reception', '/dashboard/bookings?type=restaurant&order=op-1'],
  ])('opens the form of one that %s took where that person works', (role, to) => {
    const row = refused('item_unavailable', { items: [{ id: 'steak' }] })
    const taken = operation({
      ...row,
      actor: { kind: 'staff', userId: 'u1', name: 'Odile', role },
      body: { ...body, source: 'desk' },
    })
    expect(opens(taken)).toEqual([to])
    expect(changes(taken)).toMatchObject([{ source: 'desk', items: [{ id: 'coffee' }] }])
  })

  it('sends one that came too late for another time', () => {
    expect(opens(refused('too_late', undefined))).toEqual([
      '/restaurant?change=op-1&step=order&time=next',
    ])
  })
})

describe('a guest’s own cancellation', () => {
  const row = { ...waitingOrder(operation()), id: '5' }
  const cancel = operation({ route: 'cancelOwnRestaurantOrder', params: { id: '5' } })

  it('shows at once, but never against an order that was accepted', () => {
    expect(cancelOwnDescriptor.overlay!.apply([row], cancel)[0]).toMatchObject({
      status: 'cancelled',
    })
    const accepted = [{ ...row, status: 'accepted' }]
    expect(cancelOwnDescriptor.overlay!.apply(accepted, cancel)).toBe(accepted)
    expect(cancelOwnDescriptor.overlay!.apply([], cancel)).toEqual([])
  })
})
