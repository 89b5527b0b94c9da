import { expect, test } from 'vitest'
import type { Asked } from '../link/types.ts'
import {
  ada,
  reply,
  batchAnswer,
  bo,
  testOutbox,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'
import { KEPT_FOR } from './prune.ts'

/** A server that keeps answers by key, as the real one, until an old copy is put back. */
function keepingHouse() {
  const kept = new Map<string, string>()
  const sent: string[] = []
  let numbers = 0
  const house = (ask: { route: string; body?: unknown }): Asked => {
    if (ask.route !== 'sendOutbox') return reply(200)
    const { operations } = ask.body as { operations: { id: string; key: string }[] }
    return reply(200, {
      answers: operations.map(({ id, key }) => {
        sent.push(id)
        if (!kept.has(key)) kept.set(key, `n-${(numbers += 1)}`)
        return { id, status: 201, body: { id: kept.get(key) }, replayed: false }
      }),
    })
  }
  return { kept, sent, house }
}

async function device() {
  const { kept, sent, house } = keepingHouse()
  const all = testOutbox({ house })
  await all.outbox.setSender(ada, 'token', true)
  await all.outbox.meetEpoch('first')
  const at = (ms: number) => new Date(all.world.now + ms).toISOString()
  return { ...all, kept, sent, at }
}

test('a restored house is asked about what it took: under the same key, and has it once', async () => {
  const { outbox, world, kept, sent } = await device()
  const placed = await outbox.confirm(order({ actor: ada }))
  const accepted = await outbox.confirm(step(`op:${placed.id}`, { actor: ada }))
  await settled()
  expect(world.row(accepted.id).state).toBe('taken')
  const { key } = world.row(placed.id)
  const before = world.row(placed.id).madeId

  kept.clear()
  sent.length = 0
  await outbox.meetEpoch('second')
  await settled()
  expect(sent).toEqual([placed.id, accepted.id])
  expect(world.row(placed.id)).toMatchObject({ state: 'taken', key, madeId: kept.get(key) })
  expect(world.row(placed.id).madeId).not.toBe(before)

  // The same epoch, met again by another tab or after a reload, asks nothing.
  await outbox.meetEpoch('second')
  expect(sent).toHaveLength(2)
})

test('steps of before and of now keep their order on what has no number for now', async () => {
  const { outbox, world, sent } = await device()
  await outbox.setSender(bo, 'other', true)
  const { id } = await outbox.confirm(order({ actor: ada }))
  await settled()
  const number = world.row(id).madeId ?? ''
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const house = world.house
  world.house = () => ({ kind: 'none', cause: 'no-house' })
  const steps = [await outbox.confirm(step(number, { actor: bo }))]
  await outbox.meetEpoch('second')
  steps.push(await outbox.confirm(step(`op:${id}`, { actor: ada })))
  sent.length = 0
  world.house = house
  await outbox.sendNow()
  await settled()
  expect(sent).toEqual([id, ...steps.map((row) => row.id)])
})

test('until the house answers it is not known, and only the house can take it back', async () => {
  const { outbox, world } = await device()
  const { id } = await outbox.confirm(order())
  await settled()
  world.house = () => ({ kind: 'none', cause: 'no-house' })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  await outbox.meetEpoch('second')
  expect(world.row(id)).toMatchObject({ state: 'unknown', endedAt: null, madeId: null })
  expect(await outbox.withdraw(id)).toEqual({ outcome: 'asked' })
})

test('what a guest asked for is asked about while it is still to come, a fact always', async () => {
  const { outbox, world, sent, at } = await device()
  const soon = await outbox.confirm(order({ validUntil: at(3_600_000) }))
  const late = await outbox.confirm(order({ validUntil: at(60_000) }))
  const fact = await outbox.confirm(order({ validUntil: at(60_000), actor: ada }))
  await settled()
  await world.pass(120_000)
  sent.length = 0
  await outbox.meetEpoch('second')
  await settled()
  expect(new Set(sent)).toEqual(new Set([soon.id, fact.id]))
  expect(world.row(late.id).state).toBe('taken')
})

test('by a clock that no house has put right nothing is too late to be asked about', async () => {
  const { outbox, world, sent, at } = await device()
  const { id } = await outbox.confirm(order({ validUntil: at(3_600_000) }))
  await settled()
  Object.assign(world, { known: false, off: 4 * 365 * 24 * 3_600_000 })
  sent.length = 0
  await outbox.meetEpoch('second')
  await settled()
  expect(sent).toEqual([id])
})

test('an answer of the house that is no more counts for nothing', async () => {
  const { outbox, world, disk, asks } = await device()
  let late: (said: Asked) => void = () => {}
  world.house = () => new Promise((resolve) => (late = resolve))
  const { id } = await outbox.confirm(order({ actor: ada }))
  await settled()
  void outbox.meetEpoch('second')
  await settled()
  expect(disk.rows.get(id)).toMatchObject({ state: 'unknown', attemptId: null })
  const [first] = asks.filter(({ route }) => route === 'sendOutbox')
  world.house = (ask) => batchAnswer(ask)
  if (first !== undefined) late(batchAnswer(first))
  await settled()
  expect(asks.filter(({ route }) => route === 'sendOutbox')).toHaveLength(2)
  expect(world.row(id).state).toBe('taken')
})

test('what ended longer ago, or otherwise, stays as it is', async () => {
  const { outbox, world, disk, sent } = await device()
  const old = await outbox.confirm(order({ actor: ada }))
  await settled()
  await world.pass(KEPT_FOR + 1)
  const gone = await outbox.confirm(order({ actor: ada }))
  await settled()
  disk.rows.set(gone.id, { ...world.row(gone.id), state: 'settled' })
  sent.length = 0
  await outbox.meetEpoch('second')
  await settled()
  expect(sent).toEqual([])
  // Its matter was over long ago: it is not even kept.
  expect(disk.rows.has(old.id)).toBe(false)
  expect(world.row(gone.id).state).toBe('settled')
})

test('a wish that came too late does not take back what is asked about', async () => {
  const { outbox, world, disk, asks } = await device()
  const { id } = await outbox.confirm(order({ actor: ada }))
  await settled()
  disk.rows.set(id, { ...world.row(id), wish: { kind: 'withdraw' } })
  await outbox.meetEpoch('second')
  await settled()
  expect(world.row(id)).toMatchObject({ state: 'taken', wish: null })
  expect(asks.some(({ route }) => route === 'voidOperation')).toBe(false)
})

test('the first epoch heard may not be that of the house that took it: it is asked, once', async () => {
  const { kept, sent, house } = keepingHouse()
  const { outbox, world } = testOutbox({ house })
  const { id } = await outbox.confirm(order())
  await settled()
  // The server loses all that it has before it ever told this device its epoch.
  kept.clear()
  await outbox.meetEpoch('first')
  await settled()
  expect([sent, kept.size]).toEqual([[id, id], 1])
  expect(world.row(id)).toMatchObject({ state: 'taken', madeId: kept.get(world.row(id).key) })

  await outbox.meetEpoch('first')
  await settled()
  expect(sent).toHaveLength(2)
})
