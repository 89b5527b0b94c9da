import { expect, it } from 'vitest'
import { actorKey, type ActorRef } from '../db/schema.ts'
import { id, NOW, order, step } from '#tests/outbox-model/fixtures.ts'
import { newRow } from '../outbox/row.ts'
import { row, testDevice } from '../testing/test-device.ts'
import { createCacheRows } from './cache-answer.ts'

const ada: ActorRef = { kind: 'staff', userId: 'u1', name: 'Ada', role: 'admin' }
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
  await db.transaction('rw', db.cached, db.fetched, db.facts, () =>
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

it('keeps what a kitchen’s step answered without money, whoever of that tablet sends it', async () => {
  const { db } = (await testDevice()).store
  const write = createCacheRows(db)
  const cook = { ...ada, role: 'staff' }
  const whole = {
    ...row('7', 3),
    total: 40,
    customer_phone: '0788',
    items: [{ id: 'i', price: 4 }],
  }
  const answers = [
    [newRow(step('7', { actor: cook }), made(1)), { data: whole }],
    // Of an app that wrote no role down: it comes with the server's changes.
    [newRow(step('8', { actor: { ...ada, role: undefined } }), made(2)), { data: row('8', 1) }],
  ]
  await db.transaction('rw', db.cached, db.fetched, db.facts, () =>
    write(answers as unknown as Parameters<typeof write>[0]),
  )
  // As they lie in the store: reading them would cut off the money as well.
  const kept = await db.cached.toArray()
  expect(kept.map((cached) => [cached.owner, cached.row])).toEqual([
    ['desk-staff', { id: '7', version: 3, operation_id: null, items: [{ id: 'i' }] }],
  ])
})

it('leaves the desk’s whole row alone where an answer brings the same version in part', async () => {
  const { db, cache } = (await testDevice()).store
  const write = createCacheRows(db)
  const key = { owner: 'desk', resource: 'restaurant_orders' } as const
  // The answer was lost on its way; the server's changes came before it was asked for again.
  const whole = row('8', 1, { customer_name: 'Aline' })
  await cache.cacheList(key, { rows: [whole], asOf: NOW_ISO, complete: false, before: null })
  const answer = (version: number) => [
    [newRow(order({ actor: ada }), made(9)), { id: '8', order: row('8', version) }],
  ]
  const answered = (version: number) =>
    db.transaction('rw', db.cached, db.fetched, db.facts, () =>
      write(answer(version) as unknown as Parameters<typeof write>[0]),
    )
  await answered(1)
  expect((await cache.read(key))?.rows).toEqual([whole])
  await answered(2)
  expect((await cache.read(key))?.rows).toEqual([row('8', 2)])
})

it('does not bring back what the house has said to be gone', async () => {
  const { db, cache } = (await testDevice()).store
  const write = createCacheRows(db)
  const key = { owner: 'desk', resource: 'restaurant_orders' } as const
  const tell = async (from: string | null, cursor: string, change: object, reset = false) => {
    const changes = { restaurant_orders: { rows: [], deleted: [], ...change } }
    const answer = { cursor, epoch: 'e1', reset: reset || from === null, changes }
    expect(await cache.applyChanges('desk', from, answer, NOW_ISO)).toBe('applied')
  }
  const answered = (version: number) =>
    db.transaction('rw', db.cached, db.fetched, db.facts, () =>
      write([
        [newRow(step('7', { actor: ada }), made(1)), { data: row('7', version) }],
        [newRow(step('8', { actor: ada }), made(2)), { data: row('8', version) }],
      ] as unknown as Parameters<typeof write>[0]),
    )
  const kept = async () => (await cache.read(key))?.rows.map((one) => [one.id, one.version])

  await tell(null, 'c1', { rows: [row('7', 1), row('8', 1)] })
  // A step that ends it: its answer was lost, the feed was faster, and the step is sent again.
  await tell('c1', 'c2', { deleted: ['7'] })
  await answered(2)
  expect(await kept()).toEqual([['8', 2]])
  // Nor over a sign-out, since what waits is sent all the same.
  await cache.forget('desk')
  await tell(null, 'c3', { rows: [row('8', 2)] })
  await answered(2)
  expect(await kept()).toEqual([['8', 2]])
  // The server has it again.
  await tell('c3', 'c4', { rows: [row('7', 3)] })
  await answered(4)
  expect(await kept()).toEqual([
    ['7', 4],
    ['8', 4],
  ])
  // What a reset leaves out is gone as well.
  await tell('c4', 'c5', { rows: [row('8', 4)] }, true)
  await answered(5)
  expect(await kept()).toEqual([['8', 5]])
})
