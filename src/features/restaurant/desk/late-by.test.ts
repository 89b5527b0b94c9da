import { expect, it } from 'vitest'
import { lateBy } from './board.ts'

it('counts minutes of today alone', () => {
  const order = { schedule_date: '2026-11-21', schedule_time: '18:45' }
  expect(lateBy(order, '2026-11-21', '19:02')).toBe(17)
  expect(lateBy(order, '2026-11-21', '18:30')).toBe(0)
  expect(lateBy(order, '2026-11-22', '19:02')).toBe(0)
  expect(lateBy({ ...order, schedule_time: '' }, '2026-11-21', '19:02')).toBe(0)
})
