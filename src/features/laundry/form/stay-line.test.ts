import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { quoteCart } from '#contract/cart.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { joinedNotes } from '#domain/laundry.ts'
import { laundryOrders, stayLineOf } from './form.ts'

const parts = {
  phone: '',
  email: '',
  address: 'Room 204',
  pickup: true,
  express: false,
  notes: 'No softener',
}
const body: PlaceLaundryOrder = {
  code: '',
  customer: '',
  customer_phone: '',
  customer_email: null,
  room: null,
  address: 'Room 204',
  pickup: true,
  drop_off: '2026-11-25T16:00',
  pick_up: '2026-11-24T10:00',
  rush: false,
  notes: joinedNotes(parts),
  items: [{ service_id: 'shirt', qty: 2 }],
  totals: { items_subtotal: 5, fees: 3, grand_total: 8 },
  schedule: { pickup_time: '10:00', dropoff_time: '16:00' },
  source: 'public',
}

it('is an order without who it is for', () => {
  const { title, detail, from, to, total, ...line } = stayLineOf(body, { title: 'L', detail: '' })
  expect([title, detail, from, to, total]).toEqual(['L', '', '2026-11-24', '2026-11-25', 8])
  expect(safeParse(quoteCart, { lines: [{ line: 'l1', ...line }] }).success).toBe(true)
  expect(JSON.stringify(line)).not.toMatch(/Phone|Email|customer|code/)
})

it('comes back into the form for changing', () => {
  const line = stayLineOf(body, { title: '', detail: '' })
  if (line.kind !== 'laundry') throw new Error('no laundry')
  expect(laundryOrders.formOfLine!({ ...line, line: 'l1' })).toMatchObject({
    quantities: { shirt: 2 },
    address: 'Room 204',
    notes: 'No softener',
    name: '',
    phone: '',
    pickUpDate: '2026-11-24',
    dropOffTime: '16:00',
  })
})
