import { expect, test } from 'vitest'
import { batchAnswer, createBench, none, order, settled } from './model/bench.ts'
import { createOutbox } from './index.ts'

function startedBench(setup: Parameters<typeof createBench>[0] = {}) {
  const all = createBench(setup)
  const events = new EventTarget()
  const page = { events, visible: () => true }
  const tell = async (type: string) => {
    events.dispatchEvent(new Event(type))
    await settled()
  }
  return { ...all, page, tell }
}

test('sends what waits from before when the page starts', async () => {
  const before = createBench({ house: () => none })
  before.bench.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await before.outbox.confirm(order())
  const next = startedBench({ store: before.store })
  next.outbox.start(next.page)
  await settled()
  expect(before.bench.row(row.id).state).toBe('taken')
})

test.each(['online', 'visibilitychange'])('sends on %s, whatever the back-off', async (type) => {
  const { outbox, bench, page, tell } = startedBench({ house: () => none })
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  expect(bench.row(row.id).state).toBe('unknown')
  bench.house = (ask) => batchAnswer(ask)
  await tell(type)
  expect(bench.row(row.id).state).toBe('taken')
})

test('sends when the link is heard again', async () => {
  const { outbox, bench, page } = startedBench({ house: () => none })
  outbox.start(page)
  bench.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  await settled()
  bench.house = (ask) => batchAnswer(ask)
  bench.link.set({ state: 'up' })
  await settled()
  expect(bench.row(row.id).state).toBe('taken')
})

test('sends by the timer when the back-off is over, and not before', async () => {
  const { outbox, bench, page } = startedBench({ house: () => none })
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  bench.house = (ask) => batchAnswer(ask)
  await bench.pass(1_900)
  expect(bench.row(row.id).state).toBe('unknown')
  await bench.pass(200)
  expect(bench.row(row.id).state).toBe('taken')
  // Nothing waits: no timer runs.
  expect(bench.timers).toEqual([])
})

test('looks after rows of a page that died', async () => {
  const { outbox, store, page, bench } = startedBench()
  outbox.start(page)
  await settled()
  const other = createBench({ store, locks: { request: () => new Promise<never>(() => {}) } })
  const row = await other.outbox.confirm(order())
  await settled()
  await bench.pass(61_000)
  expect(bench.row(row.id).state).toBe('taken')
})

test('the link’s coming back is not forgotten for who asks to send at the same moment', async () => {
  const { outbox, bench, page, tell } = startedBench()
  const sizes: number[] = []
  bench.house = (ask) => {
    if (ask.route === 'getHouse') return batchAnswer({ ...ask, body: { operations: [] } })
    sizes.push((ask.body as { operations: unknown[] }).operations.length)
    return none
  }
  const answered = bench.house
  bench.house = () => none
  bench.link.set({ state: 'down', cause: 'no-house', since: 0 })
  for (let at = 0; at < 8; at += 1) await outbox.confirm(order())
  await settled()
  bench.house = answered
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
  const { outbox, page, tell, asks, bench } = startedBench({ house: () => none })
  const stop = outbox.start(page)
  await outbox.confirm(order())
  await settled()
  stop()
  const before = asks.length
  await tell('online')
  await bench.pass(60_000)
  expect(asks).toHaveLength(before)
  expect(bench.timers).toEqual([])
})

test('a link that lets reads through and no writes is not believed for ever', async () => {
  const { outbox, bench, page, setup } = startedBench()
  bench.house = (ask) =>
    ask.route === 'getHouse' ? batchAnswer({ ...ask, body: { operations: [] } }) : none
  outbox.start(page)
  const row = await outbox.confirm(order())
  await settled()
  for (let flap = 0; flap < 30; flap += 1) {
    bench.link.set({ state: 'down', cause: 'no-house', since: 0 })
    bench.link.set({ state: 'up' })
    await settled()
  }
  expect(bench.row(row.id).tries).toBeLessThan(10)
  // Another page starts anew: it has seen nothing of it.
  bench.house = (ask) => batchAnswer(ask)
  await createOutbox(setup).sendNow()
  expect(bench.row(row.id).state).toBe('taken')
})
