import { expect, test } from 'vitest'
import { id, NOW, order, step } from '#tests/outbox-model/fixtures.ts'
import { isExpired, newRow, waitingAgain } from './row.ts'

const made = { id: id(1), key: id(2), now: NOW }

test('what makes a thing is about the thing it makes; what changes one, about that', () => {
  expect(newRow(order(), made).group).toBe(`restaurant_orders:op:${id(1)}`)
  expect(newRow(order(), made).after).toEqual([])
  expect(newRow(step('12'), made).group).toBe('restaurant_orders:12')
})

test('it comes after all that it names, and after what it is told to', () => {
  const row = newRow(
    step(`op:${id(7)}`, { body: { also: `op:${id(8)}` }, after: [id(9), id(7)] }),
    made,
  )
  expect(new Set(row.after)).toEqual(new Set([id(7), id(8), id(9)]))
})

test('what may have arrived is never again as if it had not been tried', () => {
  const row = newRow(order(), made)
  expect(waitingAgain(row).state).toBe('waiting')
  expect(waitingAgain({ ...row, doubt: true }).state).toBe('unknown')
})

test('late is a warning by a clock, and facts are never late', () => {
  expect(isExpired({ validUntil: new Date(NOW).toISOString() }, NOW + 1)).toBe(true)
  expect(isExpired({ validUntil: new Date(NOW).toISOString() }, NOW - 1)).toBe(false)
  expect(isExpired({ validUntil: null }, NOW)).toBe(false)
})
