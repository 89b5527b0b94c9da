import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import { shownOrder } from './orders.ts'

it('fills in what the laundry is not told of an order, and changes nothing that is told', () => {
  const lines = [{ service_id: '3', name: 'Shirt', unit: 'per item', qty: 2 }]
  const told = { id: '7', version: 2, operation_id: null, status: 'ready', items: lines }
  const order = shownOrder(told as LaundryOrder)
  expect(order).toMatchObject({ ...told, grand_total: 0, flag: null, customer_phone: null })
  expect(order.items).toEqual([{ ...lines[0], price: 0 }])
  const whole = { ...order, grand_total: 9.5, fees: 3, flag: 'overpaid', code: 'ABCD2345' }
  expect(shownOrder(whole)).toEqual(whole)
})
