import { expect, test } from 'vitest'
import { batchAnswer, testOutbox, none, order, settled } from '#tests/outbox-model/fixtures.ts'
import { createOutbox } from './index.ts'

function startedOutbox(setup: Parameters<typeof testOutbox>[0] = {}) {
  const all = testOutbox(setup)
  const events = new EventTarget()
  const page = { events, visible: () => true }
  const tell = async (type: string) => {
    events.dispatchEvent(new Event(type))
    await settled()
  }
  return { ...all, page, tell }
}

test('sends what waits from before when the page starts', async () => {
  const before = testOutbox({ house: () => none })
  before.world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await before.outbox.confirm(order())
  const next = startedOutbox({ store: before.store })
  next.outbox.start(next.page)
  await settled()
  expect(before.world.row(row.id).state).toBe('taken')
})

test.each(['online', 'visibilitychange'])('sends on %s, whatever the back-off', async (type) => {
  const { outbox, world, page, tell } = startedOutbox({ house: () => none })
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id).state).toBe('unknown')
  world.house = (ask) => batchAnswer(ask)
  await tell(type)
  expect(world.row(row.id).state).toBe('taken')
})

test('sends when the link is heard again', async () => {
  const { outbox, world, page } = startedOutbox({ house: () => none })
  outbox.start(page)
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  await settled()
  world.house = (ask) => batchAnswer(ask)
  world.link.set({ state: 'up' })
  await settled()
  expect(world.row(row.id).state).toBe('taken')
})

test('sends by the timer when the back-off is over, and not before', async () => {
  const { outbox, world, page } = startedOutbox({ house: () => none })
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  world.house = (ask) => batchAnswer(ask)
  await world.pass(1_900)
  expect(world.row(row.id).state).toBe('unknown')
  await world.pass(200)
  expect(world.row(row.id).state).toBe('taken')
  // Nothing waits: no timer runs.
  expect(world.timers).toEqual([])
})

test('looks after rows of a page that died', async () => {
  const { outbox, store, page, world } = startedOutbox()
  outbox.start(page)
  await settled()
  const other = testOutbox({ store, locks: { request: () => new Promise<never>(() => {}) } })
  const row = await other.outbox.confirm(order())
  await settled()
  await world.pass(61_000)
  expect(world.row(row.id).state).toBe('taken')
})

test('the link’s coming back is not forgotten for who asks to send at the same moment', async () => {
  const { outbox, world, page, tell } = startedOutbox()
  const sizes: number[] = []
  world.house = (ask) => {
    if (ask.route === 'getHouse') return batchAnswer({ ...ask, body: { operations: [] } })
    sizes.push((ask.body as { operations: unknown[] }).operations.length)
    return none
  }
  const answered = world.house
  world.house = () => none
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  for (let at = 0; at < 8; at += 1) await outbox.confirm(order())
  await settled()
  world.house = answered
  outbox.start(page)
  await settled()
  // Halved with each cut.
  await outbox.sendNow()
  const before = sizes.length
  expect(sizes.at(-1)).toBeLessThan(8)
  await Promise.all([tell('online'), outbox.sendNow()])
  expect(sizes[before]).toBe(8)
})

test('stops when the page says so', async () => {
  const { outbox, page, tell, asks, world } = startedOutbox({ house: () => none })
  const stop = outbox.start(page)
  await outbox.confirm(order())
  await settled()
  stop()
  const before = asks.length
  await tell('online')
  await world.pass(60_000)
  expect(asks).toHaveLength(before)
  expect(world.timers).toEqual([])
})

test('a link that lets reads through and no writes is not believed for ever', async () => {
  const { outbox, world, page, setup } = startedOutbox()
  world.house = (ask) =>
    ask.route === 'getHouse' ? batchAnswer({ ...ask, body: { operations: [] } }) : none
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  for (let flap = 0; flap < 30; flap += 1) {
    world.link.set({ state: 'down', cause: 'no-house', since: 0 })
    world.link.set({ state: 'up' })
    await settled()
  }
  expect(world.row(row.id).tries).toBeLessThan(10)
  // Another page starts anew: it has seen nothing of it.
  world.house = (ask) => batchAnswer(ask)
  await createOutbox(setup).sendNow()
  expect(world.row(row.id).state).toBe('taken')
})
