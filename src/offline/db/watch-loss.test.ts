import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { reply, testOutbox, id, none, order, step } from '#tests/outbox-model/fixtures.ts'
import { openDevice } from './open.ts'
import { createDexieStore } from './outbox-store.ts'
import { watchLoss } from './watch-loss.ts'

const start = Date.UTC(2026, 5, 1, 12)

/** One page over a database in memory, and the server behind a link that is down. */
async function openPage(indexedDb = new IDBFactory()) {
  const device = openDevice('test', { indexedDb })
  await device.ready
  const loss = watchLoss(createDexieStore(device.db))
  await loss.look()
  const page = testOutbox({ store: loss.store, house: () => none })
  page.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const open = () => loss.store.read((tx) => tx.open())
  return { ...page, loss, open, indexedDb }
}

/** As a person who clears the site's data, or a browser that needs the room. */
const clear = (indexedDb: IDBFactory) =>
  new Promise<void>((done, failed) => {
    const request = indexedDb.deleteDatabase('test')
    request.addEventListener('success', () => done())
    request.addEventListener('error', () => failed(request.error))
  })

test('a store that was deleted is noticed, with all that waited in it', async () => {
  const { outbox, loss, open, indexedDb } = await openPage()
  const heard = vi.fn()
  loss.store.subscribe(heard)
  const dinner = await outbox.confirm(order())
  await outbox.confirm(step('7'))
  await clear(indexedDb)
  // Nothing but an empty list would tell of it.
  expect(await open()).toEqual([])
  heard.mockClear()
  await loss.look()
  expect(loss.lost.getSnapshot()?.open.map(({ words }) => words.title)).toEqual([
    'An order',
    'An order',
  ])
  expect(loss.lost.getSnapshot()?.open[0]).toMatchObject({ id: dinner.id, key: dinner.key })
  // The screens must not go on showing what was there.
  expect(heard).toHaveBeenCalled()
  await loss.look()
  expect(loss.lost.getSnapshot()?.open).toHaveLength(2)
})

test('it is noticed by the next who writes, and what they confirm is saved', async () => {
  const { outbox, loss, open, indexedDb } = await openPage()
  const before = await outbox.confirm(order())
  await clear(indexedDb)
  const after = await outbox.confirm(order())
  expect((await open()).map((row) => row.id)).toEqual([after.id])
  expect(loss.lost.getSnapshot()?.open.map((row) => row.id)).toEqual([before.id])
})

test('is saved again with its ids, keys and order, and sent; what had arrived is not done twice', async () => {
  const { outbox, loss, open, indexedDb, world } = await openPage()
  const dinner = await outbox.confirm(
    order({ id: id(801) }),
    step(`op:${id(801)}`, { id: id(802) }),
  )
  const [, accepted] = await open()
  // It was under way when the store went.
  await loss.store.write(async (tx) => {
    await tx.put([{ ...dinner, state: 'sending', attemptId: 'a', tries: 1 }])
  })
  await clear(indexedDb)
  const other = await outbox.confirm(order())
  await loss.restore()
  expect(loss.lost.getSnapshot()).toBeNull()
  const rows = await open()
  expect(rows.map((row) => [row.id, row.key, row.state])).toEqual([
    [other.id, other.key, 'waiting'],
    [dinner.id, dinner.key, 'unknown'],
    [accepted?.id, accepted?.key, 'waiting'],
  ])
  // Another tab that lost it too finds it here.
  await loss.restore()
  expect(await open()).toHaveLength(3)

  const keys = new Map<string, number>()
  world.house = (ask) => {
    if (ask.route !== 'sendOutbox') return reply(200)
    const { operations } = ask.body as { operations: { id: string; key: string }[] }
    for (const { key } of operations) keys.set(key, (keys.get(key) ?? 0) + 1)
    return reply(200, {
      answers: operations.map((one) => ({ id: one.id, status: 201, body: { id: `n-${one.id}` } })),
    })
  }
  await outbox.sendNow()
  expect(keys.get(dinner.key)).toBe(1)
  expect(await open()).toEqual([])
})

test('what an ended one made is remembered for those that follow it', async () => {
  const { outbox, loss, open, indexedDb, world } = await openPage()
  const dinner = await outbox.confirm(order({ id: id(801) }))
  await loss.store.write((tx) =>
    tx.put([{ ...dinner, state: 'taken', endedAt: start, madeId: '17' }]),
  )
  await outbox.confirm(step(`op:${dinner.id}`))
  await clear(indexedDb)
  await loss.look()
  expect(loss.lost.getSnapshot()).toMatchObject({ open: [{}], followed: [{ id: dinner.id }] })
  await loss.restore()
  expect((await open()).map((row) => row.after)).toEqual([[dinner.id]])
  world.house = (ask) => (ask.route === 'sendOutbox' ? reply(503) : reply(200))
  await outbox.sendNow()
  expect((await open())[0]?.group).toBe('restaurant_orders:17')
})

test('a page that opens after it, one whose store was only closed, and one that lost nothing say nothing', async () => {
  const first = await openPage()
  await clear(first.indexedDb)
  await first.loss.look()
  expect(first.loss.lost.getSnapshot()).toBeNull()

  const second = await openPage(first.indexedDb)
  await second.outbox.confirm(order())
  const again = await openPage(first.indexedDb)
  await again.loss.look()
  await second.loss.look()
  expect(again.loss.lost.getSnapshot()).toBeNull()
  expect(second.loss.lost.getSnapshot()).toBeNull()
})

test('what was never committed is not remembered as if it had been', async () => {
  const { loss, outbox, indexedDb } = await openPage()
  await outbox.confirm(order())
  const failing = loss.store.write(async (tx) => {
    const [row] = await tx.open()
    if (row !== undefined) await tx.put([{ ...row, id: id(999) }])
    await tx.one(id(999))
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  await clear(indexedDb)
  await loss.look()
  expect(loss.lost.getSnapshot()?.open.map((row) => row.id)).not.toContain(id(999))
})

test('let go, it is gone', async () => {
  const { loss, outbox, open, indexedDb } = await openPage()
  await outbox.confirm(order())
  await clear(indexedDb)
  await loss.look()
  loss.letGo()
  await loss.restore()
  expect(await open()).toEqual([])
})

test('what another tab brought to its end is not found open again', async () => {
  const { loss, outbox, open, indexedDb } = await openPage()
  const dinner = await outbox.confirm(order())
  const waits = await outbox.confirm(order())
  const other = await openPage(indexedDb)
  await other.outbox.withdraw(dinner.id)
  await open()
  await clear(indexedDb)
  // An empty list is no proof that anything ended.
  await open()
  await loss.look()
  expect(loss.lost.getSnapshot()?.open.map((row) => row.id)).toEqual([waits.id])
})
