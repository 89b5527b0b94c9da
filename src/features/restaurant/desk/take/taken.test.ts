import { expect, it } from 'vitest'
import type { Order, PlaceOrder } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { orderedHere, takenAtDesk } from './taken.ts'

const body: PlaceOrder = {
  code: 'ABCD2345',
  service_type: 'dine-in',
  schedule: { date: '2026-11-21', time: '19:00' },
  party_size: 2,
  table_or_room: '4',
  notes: null,
  promo_code: null,
  items: [{ id: 'steak', name: 'Steak', price: 18.5, qty: 2 }],
  custom_request: null,
  totals: { subtotal: 37, discount: 0, total: 37 },
  payment: {
    method: 'room',
    amount: 37,
    reference: null,
    processor: null,
    room_number: '104',
    room_guest_name: 'Honorine',
    room_booking_id: 'stay-1',
  },
  customer: { name: 'Honorine', phone: null, email: null },
  source: 'desk',
}

const operation = (more: Partial<OperationRow> = {}) =>
  operationRow(
    {
      id: 'o1',
      route: 'placeRestaurantOrder',
      body,
      actor: { kind: 'staff', userId: 'u1', name: 'Odile' },
    },
    more,
  )

const none: readonly Order[] = []
const listed = (rows: readonly Order[], one: OperationRow, overlays = takenAtDesk) =>
  overlay('restaurant_orders', rows, [one], overlays)

it('stands in the lists and on the picked stay’s bill until the house’s own row is there', () => {
  for (const overlays of [takenAtDesk, orderedHere]) {
    expect(listed(none, operation(), overlays)).toMatchObject([
      {
        id: 'op:o1',
        status: 'pending',
        customer_name: 'Honorine',
        table_or_room: '4',
        total: 37,
        room_booking_id: 'stay-1',
        changed_by: 'Odile',
      },
    ])
  }
  // A colleague has accepted it before the answer came here: the code tells that it is the same.
  const stepped = { id: '7', version: 2, operation_id: 'o2', code: 'ABCD2345' } as Order
  expect(listed([stepped], operation({ state: 'unknown' }))).toEqual([stepped])
})

it('leaves a guest’s order to the guest’s own list, but a bill may have it', () => {
  const guests = operation({ actor: { kind: 'guest' }, body: { ...body, source: 'public' } })
  expect(listed(none, guests)).toEqual([])
  expect(listed(none, guests, orderedHere)).toHaveLength(1)
})
