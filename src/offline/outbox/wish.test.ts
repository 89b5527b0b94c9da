import { expect, test } from 'vitest'
import type { Asked } from '../link/types.ts'
import {
  reply,
  batchAnswer,
  testOutbox,
  none,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'

const words = { title: 'Another', detail: '' }
const brochette = { body: { dish: 'Brochette' }, words }

/** A row that was sent, and of which no answer came. */
async function unknownRow() {
  const all = testOutbox({ house: () => none })
  const row = await all.outbox.confirm(order())
  await settled()
  return { ...all, row }
}
const voids = (said: Asked) => (ask: { route: string }) =>
  ask.route === 'voidOperation' ? said : reply(500)

test('never tried: withdrawn at once, and what follows it is parked', async () => {
  const { outbox, world, sent } = testOutbox({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  const behind = await outbox.confirm(step(`op:${row.id}`))
  expect(await outbox.withdraw(row.id)).toEqual({ outcome: 'withdrawn' })
  expect(world.row(behind.id)).toMatchObject({ state: 'parked', parkReason: 'predecessor' })
  expect(sent()).toEqual([])
})

test('tried: the house burns the key first', async () => {
  const { outbox, world, row, asks } = await unknownRow()
  world.house = voids(reply(200, { outcome: 'voided' }))
  expect(await outbox.withdraw(row.id)).toEqual({ outcome: 'withdrawn' })
  expect(asks.at(-1)).toMatchObject({
    route: 'voidOperation',
    params: { key: row.key },
    body: { operation_id: row.id },
  })
  expect(world.row(row.id).state).toBe('withdrawn')
})

test('too late: the house had done it, and its answer is the operation’s', async () => {
  const { outbox, world, row } = await unknownRow()
  world.house = voids(reply(200, { outcome: 'done', status: 201, body: { id: '12' } }))
  const outcome = await outbox.withdraw(row.id)
  expect(outcome).toMatchObject({ outcome: 'done', answer: { status: 201, body: { id: '12' } } })
  expect(world.row(row.id)).toMatchObject({ state: 'taken', madeId: '12' })
})

test('offline: asked for; not sent any more; asked again when the link is back', async () => {
  const { outbox, world, row, asks } = await unknownRow()
  expect(await outbox.withdraw(row.id)).toEqual({ outcome: 'asked' })
  expect(world.row(row.id)).toMatchObject({ state: 'unknown', wish: { kind: 'withdraw' } })
  const before = asks.length
  world.house = voids(reply(200, { outcome: 'voided' }))
  await outbox.sendNow()
  expect(asks.slice(before).map((ask) => ask.route)).toEqual(['voidOperation'])
  expect(world.row(row.id).state).toBe('withdrawn')
})

test('a person is not kept waiting for the house for more than ten seconds', async () => {
  const { outbox, world, row } = await unknownRow()
  world.house = () => new Promise<never>(() => {})
  const outcome = outbox.withdraw(row.id)
  await settled()
  await world.pass(10_100)
  expect(await outcome).toEqual({ outcome: 'asked' })
})

test('changed before it was tried: the successor has its place and its followers', async () => {
  const { outbox, world } = testOutbox({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const row = await outbox.confirm(order())
  const behind = await outbox.confirm(step(`op:${row.id}`))
  const outcome = await outbox.change(row.id, brochette)
  if (outcome.outcome !== 'changed') throw new Error(outcome.outcome)
  const { successor } = outcome
  expect(successor).toMatchObject({ seq: row.seq, replaces: row.id, body: brochette.body })
  expect(successor.key).not.toBe(row.key)
  expect(world.row(row.id).state).toBe('superseded')
  expect(world.row(behind.id).after).toEqual([successor.id])
})

test('changed after it was tried: the new body waits until the old key is burnt', async () => {
  const { outbox, world, row, disk } = await unknownRow()
  expect(await outbox.change(row.id, brochette)).toEqual({ outcome: 'asked' })
  const successor = [...disk.rows.values()].find((one) => one.replaces === row.id)
  expect(successor).toMatchObject({ state: 'waiting', tries: 0 })
  world.house = (ask) =>
    ask.route === 'voidOperation' ? reply(200, { outcome: 'voided' }) : batchAnswer(ask)
  await outbox.sendNow()
  expect(world.row(row.id).state).toBe('superseded')
  expect(world.row(successor?.id ?? '').state).toBe('taken')
})

test('a change that came too late is never done beside the first', async () => {
  const { outbox, world, row, disk, sent } = await unknownRow()
  await outbox.change(row.id, brochette)
  world.house = (ask) =>
    ask.route === 'voidOperation'
      ? reply(200, { outcome: 'done', status: 201, body: { id: '12' } })
      : reply(200, { rows: [] })
  await outbox.sendNow()
  const successor = [...disk.rows.values()].find((one) => one.replaces === row.id)
  // Learnt while nobody looked: kept, for its person to see.
  expect(successor).toMatchObject({ state: 'parked', parkReason: 'conflict' })
  expect(successor?.answer?.body).toMatchObject({ current: { id: '12' } })
  const before = sent().filter((route) => route === 'sendOutbox').length
  await outbox.retry(successor?.id ?? '')
  expect(sent().filter((route) => route === 'sendOutbox')).toHaveLength(before)
  expect(world.row(row.id).state).toBe('taken')
})

test('told at once that it was too late: nothing is left behind', async () => {
  const { outbox, world, row, disk } = await unknownRow()
  world.house = voids(reply(200, { outcome: 'done', status: 201, body: { id: '12' } }))
  expect(await outbox.change(row.id, brochette)).toMatchObject({ outcome: 'done' })
  const successor = [...disk.rows.values()].find((one) => one.replaces === row.id)
  expect(successor?.state).toBe('withdrawn')
})

test('a change of a change, and withdrawing that, are about the one operation', async () => {
  const { outbox, world, row, disk } = await unknownRow()
  await outbox.change(row.id, brochette)
  const first = [...disk.rows.values()].find((one) => one.replaces === row.id)
  await outbox.change(first?.id ?? '', { body: { dish: 'Ugali' }, words })
  expect(world.row(first?.id ?? '').state).toBe('superseded')
  const wish = world.row(row.id).wish
  const second = wish?.kind === 'change' ? wish.successor : ''
  expect(world.row(second).body).toEqual({ dish: 'Ugali' })
  expect(await outbox.withdraw(second)).toEqual({ outcome: 'asked' })
  expect(world.row(second).state).toBe('withdrawn')
  expect(world.row(row.id)).toMatchObject({ state: 'unknown', wish: { kind: 'withdraw' } })
})

test('a wish while it is being sent waits for the answer, then for the house', async () => {
  const { outbox, world } = testOutbox()
  let say: (said: Asked) => void = () => {}
  world.house = (ask) =>
    ask.route === 'sendOutbox'
      ? new Promise((resolve) => (say = resolve))
      : reply(200, { outcome: 'voided' })
  const row = await outbox.confirm(order())
  await settled()
  const outcome = outbox.withdraw(row.id)
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'sending', wish: { kind: 'withdraw' } })
  say(none)
  await settled()
  await world.pass(10_100)
  expect(['asked', 'withdrawn']).toContain((await outcome).outcome)
  await outbox.sendNow()
  expect(world.row(row.id).state).toBe('withdrawn')
})

test('a void that the house refuses leaves it to its person, and the new body too', async () => {
  const { outbox, world, row, disk } = await unknownRow()
  await outbox.change(row.id, brochette)
  world.house = voids(reply(403, { code: 'forbidden', message: 'Not yours' }))
  await outbox.sendNow()
  expect(world.row(row.id)).toMatchObject({ state: 'parked', wish: null })
  const successor = [...disk.rows.values()].find((one) => one.replaces === row.id)
  expect(successor?.state).toBe('parked')
})

test('the store fails: the person is told, and nothing has changed', async () => {
  const { outbox, world, row, store } = await unknownRow()
  const write = store.write
  store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await expect(outbox.change(row.id, brochette)).rejects.toMatchObject({ reason: 'quota' })
  store.write = write
  expect(world.row(row.id).wish).toBeNull()
})
