import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { placeCustomOrder, type CustomServiceRow } from '#contract/custom.ts'
import { emptyOrder, formOfOrder, orderBody, orderProblems, totalOf } from './new-order.ts'

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
