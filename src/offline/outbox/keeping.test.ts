import { expect, test } from 'vitest'
import type { OperationRow } from '../db/schema.ts'
import {
  ada,
  batchAnswer,
  testOutbox,
  id,
  none,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'
import { prune } from './prune.ts'
import { countsOf } from '../reads/outbox-queries.ts'

/** What is kept on the device, for how long, and what people are told of it. */

const DAY = 24 * 3_600_000

test('ended rows are deleted after thirty days, and no other row ever', async () => {
  const { outbox, world, disk, engine } = testOutbox()
  const taken = await outbox.confirm(order())
  await settled()
  world.house = () => none
  const waits = await outbox.confirm(order())
  await settled()
  world.now += 29 * DAY
  await prune(engine)
  expect(disk.rows.size).toBe(2)
  world.now += 2 * DAY
  await prune(engine)
  expect([...disk.rows.keys()]).toEqual([waits.id])
  expect(disk.rows.has(taken.id)).toBe(false)
})

test('nothing is forgotten before its matter is over by the house’s time, whatever the clock says', async () => {
  const { outbox, world, disk, engine } = testOutbox()
  const inDays = (days: number) => new Date(world.now + days * DAY).toISOString().slice(0, 10)
  const stay = await outbox.confirm(order({ body: { schedule: { check_out: inDays(60) } } }))
  const order1970 = await outbox.confirm(order())
  await settled()
  disk.rows.set(order1970.id, { ...world.row(order1970.id), endedAt: 5_000 })
  world.house = (ask) => batchAnswer(ask)
  const kept = () => [...disk.rows.keys()]

  // The answer, or what was asked for, names a day that is near.
  disk.rows.set(order1970.id, {
    ...world.row(order1970.id),
    answer: { status: 201, code: null, message: null, body: { created_at: inDays(0) }, at: 5_000 },
  })
  await prune(engine)
  expect(kept()).toEqual([stay.id, order1970.id])
  // Four years ahead, and no server heard: nobody knows.
  world.known = false
  world.off = 4 * 365 * DAY
  await prune(engine)
  expect(kept()).toEqual([stay.id, order1970.id])
  world.known = true
  await world.pass(31 * DAY)
  await prune(engine)
  expect(kept()).toEqual([stay.id])
  await world.pass(58 * DAY)
  await prune(engine)
  expect(kept()).toEqual([stay.id])
  await world.pass(2 * DAY)
  await prune(engine)
  expect(kept()).toEqual([])
})

test('what something waiting still follows is kept', async () => {
  const { outbox, world, disk, engine } = testOutbox()
  const first = await outbox.confirm(order())
  await settled()
  world.house = () => none
  await outbox.confirm(step(`op:${first.id}`))
  await settled()
  world.now += 40 * DAY
  await prune(engine)
  expect(disk.rows.has(first.id)).toBe(true)
})

test('rows are listed newest first, of those asked for alone', async () => {
  const { outbox } = testOutbox({ house: () => none })
  const rows = [await outbox.confirm(order()), await outbox.confirm(order())]
  await outbox.confirm(step('1', { actor: ada }))
  expect((await outbox.list(['guest'])).map((row) => row.id)).toEqual(
    rows.map((row) => row.id).toReversed(),
  )
})

test('counts what waits and what needs the person; an operation and its new body are one', async () => {
  const { outbox, world, disk } = testOutbox({ house: () => none })
  const row = await outbox.confirm(order())
  await settled()
  await outbox.change(row.id, { body: {}, words: { title: '', detail: '' } })
  const other = await outbox.confirm(order())
  const stuck: OperationRow = { ...world.row(other.id), state: 'parked', parkReason: 'refused' }
  disk.rows.set(other.id, stuck)
  expect(countsOf(await outbox.actors(), ['guest'])).toEqual({ waiting: 1, needYou: 1, signIn: [] })
  expect(countsOf(await outbox.actors(), ['staff:ada'])).toEqual({
    waiting: 0,
    needYou: 0,
    signIn: [],
  })
})

test('a row made by the answer goes into the cache with it; a cache that fails costs only that', async () => {
  const made: string[] = []
  const { outbox, world } = testOutbox({
    cacheRows: async (answered) => {
      made.push(...answered.map(([row]) => row.id))
      if (made.length > 1) throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const first = await outbox.confirm(order())
  await settled()
  const second = await outbox.confirm(order())
  await settled()
  expect(made).toEqual([first.id, second.id])
  expect(world.row(first.id).state).toBe('taken')
  expect(world.row(second.id).state).toBe('taken')
})

test('an answer is written only where its try is still the row’s own', async () => {
  let say = () => {}
  const { outbox, disk, world } = testOutbox({
    house: (ask) =>
      new Promise((resolve) => {
        say = () => resolve(batchAnswer(ask, [422, 'validation']))
      }),
  })
  const row = await outbox.confirm(order())
  await settled()
  const overtaken: OperationRow = { ...world.row(row.id), attemptId: 'another', state: 'sending' }
  disk.rows.set(row.id, overtaken)
  say()
  await settled()
  expect(world.row(row.id)).toBe(overtaken)
})

test('what the house says it cannot do for want of a predecessor it does not have is parked', async () => {
  const { outbox, world } = testOutbox({ house: (ask) => batchAnswer(ask, [424, 'not_tried']) })
  const row = await outbox.confirm(step('1', { after: [id(999)] }))
  for (let tries = 0; tries < 6; tries += 1) await outbox.sendNow()
  expect(world.row(row.id)).toMatchObject({ state: 'parked', parkReason: 'refused', tries: 5 })
  world.house = (ask) => batchAnswer(ask)
  await outbox.retry(row.id)
  expect(world.row(row.id)).toMatchObject({ state: 'taken', after: [] })
})

test('subscribers hear of every change', async () => {
  const { outbox } = testOutbox({ house: () => none })
  let heard = 0
  const end = outbox.subscribe(() => (heard += 1))
  await outbox.confirm(order())
  expect(heard).toBeGreaterThan(0)
  end()
  await settled()
  const before = heard
  await outbox.confirm(order())
  expect(heard).toBe(before)
})
