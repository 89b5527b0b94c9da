import { expect, test } from 'vitest'
import type { Ask } from '../link/types.ts'
import type { OutboxTx } from './store.ts'
import { createMemoryStore } from '#tests/outbox-model/memory-store.ts'
import {
  ada,
  reply,
  batchAnswer,
  testOutbox,
  none,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'

function operationsOf(ask?: Ask): { id: string; key: string; after: string[] }[] {
  const body = ask?.body as { operations: [] } | undefined
  return body?.operations ?? []
}

test('what waits goes in one batch, in order, with its keys', async () => {
  const { outbox, disk, asks } = testOutbox()
  const rows = await Promise.all([outbox.confirm(order()), outbox.confirm(order())])
  await settled()
  expect(asks.map((ask) => ask.route)).toEqual(['sendOutbox'])
  expect(operationsOf(asks[0]).map(({ id, key }) => ({ id, key }))).toEqual(
    rows.map(({ id, key }) => ({ id, key })),
  )
  expect(disk.rows.get(rows[0].id)).toMatchObject({ state: 'taken', madeId: `n-${rows[0].id}` })
})

test('while the house is not heard nothing is tried, so that it can be withdrawn at once', async () => {
  const { outbox, world, sent } = testOutbox({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'waiting', tries: 0 })
  expect(sent()).toEqual([])
  expect(await outbox.withdraw(row.id)).toEqual({ outcome: 'withdrawn' })
})

test('confirming with the link down looks for the house, and reads no queue for it', async () => {
  const queueReads: string[] = []
  const store = createMemoryStore()
  const counting = (work: (tx: OutboxTx) => Promise<unknown>) => (tx: OutboxTx) =>
    work({
      ...tx,
      open() {
        queueReads.push('open')
        return tx.open()
      },
    })
  const { outbox, world, asks } = testOutbox({
    house: () => none,
    store: {
      ...store,
      read: (work) => store.read(counting(work) as typeof work),
      write: (work, options) => store.write(counting(work) as typeof work, options),
    },
  })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  await settled()
  expect([queueReads, asks.map(({ route }) => route)]).toEqual([[], ['getHouse']])
  world.house = (ask) => (ask.route === 'sendOutbox' ? batchAnswer(ask) : reply(200))
  await outbox.confirm(order())
  await settled()
  expect(store.disk.rows.get(row.id)?.state).toBe('taken')
})

test('a lost answer: not known, and sent again under the same key', async () => {
  const { outbox, world, asks } = testOutbox({ house: () => none })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'unknown', doubt: true })
  world.house = (ask) => batchAnswer(ask)
  await outbox.sendNow()
  expect(world.row(row.id)).toMatchObject({ state: 'taken', key: row.key, tries: 2 })
  const keys = asks
    .filter((ask) => ask.route === 'sendOutbox')
    .map((ask) => operationsOf(ask)[0]?.key)
  expect(keys).toEqual([row.key, row.key])
})

test('what was being sent when its page died is not known, and is sent again', async () => {
  const { outbox, world, disk } = testOutbox()
  const row = await outbox.confirm(order())
  disk.rows.set(row.id, { ...row, state: 'sending', attemptId: 'dead', tries: 1 })
  let seen: unknown
  world.house = (ask) => {
    seen = world.row(row.id).doubt
    return batchAnswer(ask)
  }
  await outbox.sendNow()
  expect(seen).toBe(true)
  expect(world.row(row.id)).toMatchObject({ state: 'taken', tries: 2 })
})

test('refused: parked with the house’s words; what follows in its group is not tried', async () => {
  const { outbox, world, disk } = testOutbox({
    house: (ask) => batchAnswer(ask, [422, 'item_unavailable'], [424, 'not_tried']),
  })
  await Promise.all([
    outbox.confirm(step('1')),
    outbox.confirm(step('1')),
    outbox.confirm(step('2')),
  ])
  await settled()
  const [first, second, third] = [...disk.rows.values()]
  expect(first).toMatchObject({ state: 'parked', parkReason: 'refused' })
  expect(first?.answer).toMatchObject({
    code: 'item_unavailable',
    message: 'It is item_unavailable',
  })
  expect(second).toMatchObject({ state: 'waiting', nextTry: 0 })
  expect(third?.state).toBe('taken')
  world.house = (ask) => batchAnswer(ask)
  await outbox.retry(first?.id ?? '')
  await settled()
  expect([...disk.rows.values()].map((row) => row.state)).toEqual(['taken', 'taken', 'taken'])
})

test('a batch too large is halved until it passes, and grows again', async () => {
  const sizes: number[] = []
  const { outbox } = testOutbox({
    house: (ask) => {
      if (ask.route !== 'sendOutbox') return reply(200)
      sizes.push(operationsOf(ask).length)
      return operationsOf(ask).length > 3
        ? reply(413, { code: 'too_large', message: '' })
        : batchAnswer(ask)
    },
  })
  await Promise.all(Array.from({ length: 10 }, (_, at) => outbox.confirm(step(String(at)))))
  await settled()
  expect(sizes).toEqual([10, 5, 2, 4, 2, 4, 2, 4, 2, 2])
})

test('one row lost to a cut makes no later batch smaller', async () => {
  const { outbox, world } = testOutbox({ house: () => none })
  await outbox.confirm(order())
  await settled()
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  for (let count = 0; count < 20; count += 1) await outbox.confirm(order())
  await settled()
  const sizes: number[] = []
  world.house = (ask) => {
    if (ask.route !== 'sendOutbox') return reply(200)
    sizes.push(operationsOf(ask).length)
    return batchAnswer(ask)
  }
  await outbox.sendNow()
  expect(sizes).toEqual([21])
})

test('a cut halves the next batch', async () => {
  const { outbox, world } = testOutbox({ house: () => none })
  await Promise.all(Array.from({ length: 8 }, (_, at) => outbox.confirm(step(String(at)))))
  await settled()
  const sizes: number[] = []
  world.house = (ask) => {
    if (ask.route === 'sendOutbox') sizes.push(operationsOf(ask).length)
    return batchAnswer(ask)
  }
  await outbox.sendNow()
  expect(sizes).toEqual([4, 4])
})

test('a success that is no list of answers is not the house’s', async () => {
  const { outbox, world } = testOutbox({ house: () => reply(200, { welcome: 'to the Wi-Fi' }) })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'unknown' })
  expect(world.row(row.id).attempts[0]?.result).toEqual({ none: 'not-the-house' })
})

test('Retry-After keeps everybody but a person away', async () => {
  const { outbox, world, sent } = testOutbox({
    house: () => reply(503, { code: 'unavailable', message: '' }, 60_000),
  })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id).nextTry).toBe(world.now + 60_000)
  await outbox.confirm(order())
  world.link.set({ state: 'up' })
  await settled()
  expect(sent()).toHaveLength(1)
  world.house = (ask) => batchAnswer(ask)
  await outbox.sendNow()
  expect(sent()).toHaveLength(2)
})

test('a row waits out its back-off, however often others are sent', async () => {
  const { outbox, world, asks } = testOutbox({
    house: (ask) => batchAnswer(ask, [503, 'unavailable']),
  })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'unknown', nextTry: world.now + 2_000 })
  await outbox.confirm(order())
  await settled()
  expect(operationsOf(asks[1]).map(({ id }) => id)).not.toContain(row.id)
})

test('the worker’s drain fails while something due remains, and not for what needs a person', async () => {
  const { outbox, world, disk } = testOutbox({ house: () => none })
  const row = await outbox.confirm(order())
  await settled()
  await expect(outbox.drainForSync()).rejects.toThrow('Still waiting')
  disk.rows.set(row.id, { ...world.row(row.id), state: 'parked', parkReason: 'refused' })
  // Nobody's row to send before they sign in.
  await outbox.confirm(step('1', { actor: ada }))
  world.house = () => reply(200, { rows: [] })
  await outbox.drainForSync()
})

test('a fetch that never ends is given up, and the lock with it', async () => {
  const { outbox, world } = testOutbox({ house: () => new Promise<never>(() => {}) })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id).state).toBe('sending')
  await world.pass(36_000)
  expect(world.row(row.id).state).toBe('unknown')
  world.house = (ask) => batchAnswer(ask)
  await outbox.sendNow()
  expect(world.row(row.id).state).toBe('taken')
})

test('other people’s predecessors are named by number, since the house looks among one’s own', async () => {
  const { outbox, asks } = testOutbox()
  const first = await outbox.confirm(order())
  await settled()
  await outbox.setSender(ada, 'token-ada', true)
  await outbox.confirm(step(`op:${first.id}`, { actor: ada }))
  await settled()
  expect(asks[1]).toMatchObject({ token: 'token-ada' })
  expect(operationsOf(asks[1])[0]).toMatchObject({
    params: { id: `n-${first.id}` },
    group: `restaurant_orders:n-${first.id}`,
    after: [],
  })
})
