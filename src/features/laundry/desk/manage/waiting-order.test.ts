import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { placedAtDesk } from './new-order.ts'

it('adds up while it waits: what is washed, the fees, and the total', () => {
  const operation = operationRow({
    route: 'placeLaundryOrder',
    group: 'laundry',
    actor: { kind: 'staff', userId: 'anna', name: 'Anna' },
    words: { title: 'Laundry', detail: '2.5 kg Linen' },
    body: {
      customer: 'Aline',
      source: 'desk',
      rush: true,
      drop_off: '2026-11-21T10:00',
      pick_up: '2026-11-22T10:00',
      items: [{ service_id: 'linen', qty: 2.5 }],
      totals: { items_subtotal: 10.38, fees: 2.08, grand_total: 12.46 },
    },
  })
  const [order] = placedAtDesk.placeLaundryOrder!.overlay!.apply([], operation) as LaundryOrder[]
  expect(order).toMatchObject({
    items: [{ name: '2.5 kg Linen', price: 10.38, qty: 1 }],
    items_subtotal: 10.38,
    fees: 2.08,
    grand_total: 12.46,
  })
})
