import { expect, test } from 'vitest'
import { rowIdOf } from './row-id.ts'

const operation = '01900000-1234-7abc-8def-0123456789ab'

test('an operation’s rows have the same ids whenever it is done, each its own, in their order', () => {
  const ids = [0, 1, 2].map((place) => rowIdOf(operation, 'hotel_bookings', place))
  expect([0, 1, 2].map((place) => rowIdOf(operation, 'hotel_bookings', place))).toEqual(ids)
  expect(ids.toSorted()).toEqual(ids)
  const others = [
    rowIdOf(operation, 'carts', 0),
    rowIdOf('01900000-1234-7abc-8def-0123456789ac', 'hotel_bookings', 0),
  ]
  expect(new Set([...ids, ...others, operation]).size).toBe(6)
  for (const id of ids) {
    expect(id).toMatch(/^01900000-1234-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
})
