import { expect, it } from 'vitest'
import { actorKey, type ActorRef } from '../db/schema.ts'
import { id, NOW, order, step } from '../outbox/model/bench.ts'
import { newRow } from '../outbox/row.ts'
import { row, testDevice } from '../testing/test-device.ts'
import { createCacheRows } from './cache-answer.ts'

const ada: ActorRef = { kind: 'staff', userId: 'u1', name: 'Ada' }
const NOW_ISO = new Date(NOW).toISOString()
const made = (count: number) => ({ id: id(count), key: id(count + 100), now: NOW })

it('keeps the rows of a batch’s answers, each in its newest version, by whose they are', async () => {
  const { db, cache } = (await testDevice()).store
  const write = createCacheRows(db)
  const steps = [5, 7, 6].map((version, at) => [
    newRow(step('7', { actor: ada }), made(at)),
    { data: row('7', version) },
  ])
  const guests = [newRow(order(), made(9)), { id: '8', order: row('8', 1) }]
  const nothing = [newRow(step('9', { actor: ada }), made(10)), { message: 'Done' }]
  await db.transaction('rw', db.cached, db.fetched, () =>
    write([...steps, guests, nothing] as unknown as Parameters<typeof write>[0]),
  )
  const kept = async (owner: string) =>
    (await cache.read({ owner, resource: 'restaurant_orders' }))?.rows.map((one) => [
      one.id,
      one.version,
    ])
  expect(actorKey(ada)).toBe('staff:u1')
  expect(await kept('desk')).toEqual([['7', 7]])
  expect(await kept('public')).toEqual([['8', 1]])
})

it('leaves the desk’s whole row alone where an answer brings the same version in part', async () => {
  const { db, cache } = (await testDevice()).store
  const write = createCacheRows(db)
  const key = { owner: 'desk', resource: 'restaurant_orders' } as const
  // The answer was lost on its way; the house's changes came before it was asked for again.
  const whole = row('8', 1, { customer_name: 'Aline' })
  await cache.keepList(key, { rows: [whole], asOf: NOW_ISO, complete: false, before: null })
  const answer = (version: number) => [
    [newRow(order({ actor: ada }), made(9)), { id: '8', order: row('8', version) }],
  ]
  const answered = (version: number) =>
    db.transaction('rw', db.cached, db.fetched, () =>
      write(answer(version) as unknown as Parameters<typeof write>[0]),
    )
  await answered(1)
  expect((await cache.read(key))?.rows).toEqual([whole])
  await answered(2)
  expect((await cache.read(key))?.rows).toEqual([row('8', 2)])
})
