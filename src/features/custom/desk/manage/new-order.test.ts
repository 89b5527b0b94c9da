import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { placeCustomOrder, type CustomServiceRow } from '#contract/custom.ts'
import { houseMoneyHere, knowHouseMoney } from '#offline/reads/house-money.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import {
  emptyOrder,
  formOfOrder,
  orderBody,
  orderedAtDesk,
  orderProblems,
  totalOf,
} from './new-order.ts'

const massage = {
  id: 'massage',
  unit: 'piece',
  wanted: 'day_time',
  price: 40.5,
  capacity: 1,
  duration_minutes: 60,
  notice_hours: 0,
} as CustomServiceRow
const bicycle: CustomServiceRow = {
  ...massage,
  unit: 'day',
  wanted: 'span',
  duration_minutes: null,
}
const typed = { ...emptyOrder('2026-11-21'), name: ' Aline ', time: '15:00', qty: '2' }
const wrong = (service: CustomServiceRow, part: object) =>
  Object.keys(orderProblems(service, { ...typed, ...part }))

it('is what the house takes, and comes back into the form as it was', () => {
  const body = orderBody(massage, { ...typed, room: '4' }, '2KVT-3EHR')
  expect(body).toMatchObject({
    qty: 2,
    day: '2026-11-21',
    time: '15:00',
    until: null,
    customer: { name: 'Aline', phone: null },
    totals: { price: 40.5, total: 81 },
    payment: { method: 'room', room_number: '4', room_guest_name: 'Aline' },
    source: 'desk',
  })
  expect(safeParse(placeCustomOrder, { ...body, code: undefined }).success).toBe(true)
  expect(orderBody(massage, formOfOrder(body), '2KVT-3EHR')).toEqual(body)
})

it('asks for what the service asks for, and names what is wrong', () => {
  expect(wrong(massage, {})).toEqual([])
  expect(wrong(massage, { time: '', name: ' ' })).toEqual(['time', 'name'])
  for (const qty of ['', '0', '1.5', 'x', '1000']) expect(wrong(massage, { qty })).toEqual(['qty'])
  expect(wrong({ ...massage, unit: 'kilo', wanted: 'any_time' }, { qty: '1,5', day: '' })).toEqual(
    [],
  )
  expect(wrong(bicycle, { time: '', untilDay: '2026-11-20' })).toEqual(['untilDay'])
})

it('costs as many days as it lasts, and nothing before it is known', () => {
  expect(totalOf(bicycle, { ...typed, qty: '1', untilDay: '2026-11-23' })).toBe(12_150)
  expect(totalOf(massage, { ...typed, name: '' })).toBe(8100)
  expect(totalOf(massage, { ...typed, time: '' })).toBeNull()
})

it('costs no half francs, as the house reckons it', () => {
  const firewood = { ...massage, unit: 'kilo', wanted: 'any_time', price: 125 } as CustomServiceRow
  const before = houseMoneyHere()
  knowHouseMoney({ base: 'RWF', rates: [] })
  const { totals } = orderBody(firewood, { ...typed, qty: '2.5' }, '2KVT-3EHR')
  knowHouseMoney(before)
  expect(totals).toEqual({ price: 125, total: 313 })
})

it('is on the list of a bill before the house has it, by its name and price, and once after', () => {
  const operation = operationRow({
    id: 'o1',
    route: 'placeCustomOrder',
    body: orderBody(massage, { ...typed, room: '4', phone: '0788 123 456' }, '2KVT-3EHR'),
    words: { title: 'Massage, 21 Nov, 15:00', detail: 'Massage' },
  })
  const billed = (rows: { id: string; version: number; operation_id: string | null }[]) =>
    overlay('custom_orders', rows as never, [operation], orderedAtDesk)
  expect(billed([])).toMatchObject([
    {
      id: 'op:o1',
      code: '2KVT-3EHR',
      name: 'Massage',
      qty: 2,
      day: '2026-11-21',
      total: 81,
      status: 'pending',
      payment_status: 'unpaid',
      customer_name: 'Aline',
      customer_phone: '0788 123 456',
      room: '4',
      room_booking_id: null,
    },
  ])
  expect(billed([{ id: '7', version: 1, operation_id: 'o1' }])).toHaveLength(1)
  // What a guest asked for on this device is the guest's: the desk has it once it is received.
  operation.body = { ...(operation.body as object), source: 'public' }
  expect(billed([])).toEqual([])
})
