import { expect, test } from 'vitest'
import { id, order } from '#tests/outbox-model/fixtures.ts'
import { namesIn, refsIn, renamed, withRefs } from './refs.ts'
import { newRow } from './row.ts'

test('a whole value names an operation, in whatever depth; a part of a text does not', () => {
  const body = { about: `op:${id(1)}`, deep: [{ other: `op:${id(2)}` }], note: `see op:${id(3)}!` }
  expect(refsIn(body)).toEqual([id(1), id(2)])
  expect(refsIn(undefined)).toEqual([])
})

test('known numbers are put in, unknown ones left', () => {
  const body = { a: `op:${id(1)}`, b: `op:${id(2)}` }
  const filled = withRefs(body, (ref) => (ref === id(1) ? 'say "7"' : undefined))
  expect(filled).toEqual({ a: 'say "7"', b: `op:${id(2)}` })
  expect(withRefs(body, () => null)).toBe(body)
})

test('a group about what an operation makes goes over to the number', () => {
  expect(withRefs(`restaurant_orders:op:${id(1)}`, () => '12')).toBe('restaurant_orders:12')
})

test('another operation takes one’s place everywhere', () => {
  const operation = order({ route: 'acceptRestaurantOrder', params: { id: `op:${id(1)}` } })
  const row = newRow(operation, { id: id(5), key: id(6), now: 0 })
  expect(namesIn(row)).toContain(id(1))
  expect(renamed(row, id(1), id(9))).toMatchObject({
    params: { id: `op:${id(9)}` },
    group: `restaurant_orders:op:${id(9)}`,
    after: [id(9)],
  })
})
