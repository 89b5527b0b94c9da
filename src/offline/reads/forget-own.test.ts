import { expect, it } from 'vitest'
import { row, testDevice } from '../testing/test-device.ts'

it('forgets what a guest looked up when the house has another store, and keeps what all may read', async () => {
  const { outbox, cache } = (await testDevice()).store
  const asOf = '2026-07-01T08:00:00.000Z'
  const keep = (resource: 'restaurant_orders' | 'rooms', version: number, status: string) =>
    cache.cacheList(
      { owner: 'public', resource },
      { rows: [row('7', version, { status })], asOf, complete: true, before: null },
    )
  const read = async (resource: 'restaurant_orders' | 'rooms') =>
    (await cache.read({ owner: 'public', resource }))?.rows.map((one) => one['status' as never])
  await outbox.meetEpoch('first')
  await keep('rooms', 5, 'free')
  await keep('restaurant_orders', 5, 'ready')
  await outbox.meetEpoch('first')
  expect(await read('restaurant_orders')).toEqual(['ready'])

  await outbox.meetEpoch('second')
  expect([await read('restaurant_orders'), await read('rooms')]).toEqual([[], ['free']])
  // Of the same id, as the server has it now: its version is lower.
  await keep('restaurant_orders', 1, 'pending')
  expect(await read('restaurant_orders')).toEqual(['pending'])
})
