import { expect, it } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import '../index.ts'
import { byLockOrder } from './line-handlers.ts'

const line = (kind: CartLine['kind'], request: object) =>
  ({ line: kind, kind, request }) as unknown as CartLine

it('locks rooms first, then what is claimed by kind and id, then the rest by kind', () => {
  const inOrder = [
    line('room', { room_id: 'a' }),
    line('room', { room_id: 'b' }),
    line('bundle', { room_ids: ['a'] }),
    line('car', { car_id: 'a' }),
    line('car', { car_id: 'b' }),
    line('tour', { booking: { tour_id: 'a', date: '2026-07-01' } }),
    line('tour', { booking: { tour_id: 'a', date: '2026-07-02' } }),
    line('custom', { service_id: 'a' }),
    line('restaurant', { items: [] }),
    line('laundry', { items: [] }),
  ]
  expect(inOrder.toReversed().toSorted(byLockOrder)).toEqual(inOrder)
})
