import { expect, test } from 'vitest'
import type { Ask, Asked } from '../link/types.ts'
import {
  ada,
  reply,
  batchAnswer,
  bo,
  testOutbox,
  none,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'

/** An admin (Bo) takes over what a colleague (Ada) left here, whose sign-in cannot come. */

const reason = { user_id: 'ada', name: 'Ada', reason: 'No longer here' }
const asBo = { actor: bo, onBehalfOf: reason, words: { title: 'An order', detail: '' } }

/** Ada's row, sent in vain or never; then only Bo may send. */
async function left({ tried }: { tried: boolean }) {
  const all = testOutbox({ house: () => none })
  if (tried) await all.outbox.setSender(ada, 'ada-token', false)
  const row = await all.outbox.confirm(order({ actor: ada }))
  const behind = await all.outbox.confirm(step(`op:${row.id}`, { actor: ada }))
  await settled()
  await all.outbox.releaseSender('staff:ada')
  all.world.now += 90_000
  await all.outbox.setSender(bo, 'bo-token', false)
  await settled()
  return { ...all, row: all.world.row(row.id), behind }
}

const house =
  (said: Asked) =>
  (ask: Ask): Asked =>
    ask.route === 'voidOperation'
      ? said
      : ask.route === 'sendOutbox'
        ? batchAnswer(ask)
        : reply(200)

const take = ({ outbox, row }: Awaited<ReturnType<typeof left>>) =>
  outbox.change(row.id, { body: row.body, ...asBo })

test('never tried: the admin’s at once, at its place and its time, and what follows goes with it', async () => {
  const all = await left({ tried: false })
  const { world, row, behind, asks, outbox } = all
  expect(row.tries).toBe(0)
  world.house = house(reply(500))
  const came = await take(all)
  const id = came.outcome === 'changed' ? came.successor.id : ''
  expect(world.row(row.id).state).toBe('superseded')
  expect(world.row(id)).toMatchObject({
    actorKey: 'staff:bo',
    onBehalfOf: reason,
    seq: row.seq,
    deviceTime: row.deviceTime,
    replaces: row.id,
  })
  expect(world.row(behind.id).after).toEqual([id])
  await outbox.sendNow()
  const sent = asks.filter(({ route }) => route === 'sendOutbox')
  expect(sent.map(({ token }) => token)).toEqual(['bo-token'])
  expect((sent[0]!.body as { operations: object[] }).operations).toMatchObject([
    { id, on_behalf_of: reason, device_time: row.deviceTime },
  ])
  expect(world.row(id).state).toBe('taken')
})

test('tried: the house burns the key first, asked by the admin', async () => {
  const all = await left({ tried: true })
  const { world, row, asks } = all
  expect(row.tries).toBeGreaterThan(0)
  world.house = house(reply(200, { outcome: 'voided' }))
  const from = asks.length
  expect((await take(all)).outcome).toBe('changed')
  expect(asks.slice(from).find(({ route }) => route === 'voidOperation')).toMatchObject({
    params: { key: row.key },
    token: 'bo-token',
  })
  expect(world.row(row.id).state).toBe('superseded')
})

test('done already: it stands as its person’s, and what came behind the admin’s follows it', async () => {
  const all = await left({ tried: true })
  const { world, row, behind, outbox } = all
  expect(await take(all)).toEqual({ outcome: 'asked' })
  const wish = world.row(row.id).wish
  const successor = wish?.kind === 'change' ? wish.successor : ''
  const later = await outbox.confirm(step(`op:${successor}`, { actor: bo }))
  world.house = house(reply(200, { outcome: 'done', status: 201, body: { id: '12' } }))
  await outbox.sendNow()
  expect(world.row(row.id)).toMatchObject({ state: 'taken', madeId: '12' })
  expect(world.row(successor).state).toBe('superseded')
  // What else Ada recorded on it comes before, and is taken over like it.
  expect(world.row(later.id)).toMatchObject({ state: 'waiting', after: [row.id] })
  await outbox.change(behind.id, { body: behind.body, ...asBo })
  await outbox.sendNow()
  expect(world.row(later.id).state).toBe('taken')
})

test('reported as stuck, never tried: the house closes it', async () => {
  const all = await left({ tried: false })
  const { world, row, asks } = all
  world.disk.rows.set(row.id, {
    ...row,
    state: 'parked',
    parkReason: 'predecessor',
    reported: 'open',
  })
  world.house = house(reply(200, { outcome: 'voided' }))
  await take(all)
  expect(asks.some(({ route }) => route === 'voidOperation')).toBe(true)
  expect(world.row(row.id).state).toBe('superseded')
})

test('what its person had asked back is asked back in the admin’s name, never done', async () => {
  const all = await left({ tried: true })
  const { world, row, outbox, asks } = all
  world.house = () => none
  await outbox.withdraw(row.id)
  world.house = house(reply(200, { outcome: 'voided' }))
  expect(await outbox.withdraw(row.id, 'staff:bo')).toEqual({ outcome: 'withdrawn' })
  expect(asks.findLast(({ route }) => route === 'voidOperation')?.token).toBe('bo-token')
})
