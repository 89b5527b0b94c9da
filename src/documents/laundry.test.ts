import { expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: '7', version: 2, operation_id: null, ...fields })
const orderOf = (fields: object) => readRow('laundry_orders', kept(fields))

it('reads another host’s order: documented names, text for numbers, sums of its own', () => {
  const order = orderOf({
    customer: 'Aline',
    drop_off: '2026-07-01 09:00:00',
    pick_up: '2026-07-02',
    rush: '1',
    status: 'PROCESSING',
    items: [
      { service_id: 3, service: { name: 'Shirt', unit: 'per item', price: '1.50' }, qty: '2' },
    ],
  })
  expect(order).toMatchObject({
    customer: 'Aline',
    status: 'processing',
    in_at: '2026-07-01T09:00',
    out_at: '2026-07-02',
    rush: true,
    items: [{ service_id: '3', name: 'Shirt', unit: 'per item', price: 1.5, qty: 2 }],
    items_subtotal: 3,
    fees: 0.6,
    grand_total: 3.6,
    payment_status: 'unpaid',
  })
})

it('takes in and out in their order, whichever comes first there', () => {
  const order = orderOf({ pick_up: '2026-07-01', drop_off: '2026-07-03' })
  expect(order).toMatchObject({ in_at: '2026-07-01', out_at: '2026-07-03', status: 'pending' })
})

it('keeps our house’s own figures', () => {
  const row = { in_at: '2026-07-01T09:00', out_at: '2026-07-02T16:00', grand_total: 9.5, fees: 3 }
  expect(orderOf(row)).toMatchObject({ ...row, items: [] })
})

it('reads prices that came as text, and 24 hours where none are said (spec 2 §3)', () => {
  expect(readRow('laundry_services', kept({ name: 'Shirt', price: '1.50' }))).toMatchObject({
    price: 1.5,
    turnaround_hrs: 24,
    unit: 'per item',
    is_available: true,
  })
  expect(readRow('laundry_services', kept({ name: 'Shirt' }))).toBeNull()
  expect(readRow('laundry_services', kept({ price: 2 }))).toBeNull()
})
