import { expect, test } from 'vitest'
import type { Asked } from '../link/types.ts'
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
import { countsOf } from '../reads/outbox-queries.ts'

const refusing = (token: string) =>
  testOutbox({
    house: (ask) =>
      ask.token === token ? reply(401, { code: 'unauthenticated' }) : batchAnswer(ask),
  })

test('401 pauses that person alone, loses nothing, and says whose sign-in is needed', async () => {
  const { outbox, world } = refusing('old')
  await outbox.setSender(ada, 'old', true)
  await outbox.setSender(bo, 'good', true)
  const rows = [
    await outbox.confirm(step('1', { actor: ada })),
    await outbox.confirm(step('2', { actor: bo })),
    await outbox.confirm(order()),
  ]
  await settled()
  expect(rows.map((row) => world.row(row.id).state)).toEqual(['waiting', 'taken', 'taken'])
  expect(countsOf(await outbox.actors(), []).signIn).toEqual(['staff:ada'])
  expect(await outbox.actors()).toMatchObject([{ actorKey: 'staff:ada', waiting: 1, signIn: true }])

  await outbox.setSender(ada, 'new', true)
  await settled()
  expect(world.row(rows[0]?.id ?? '').state).toBe('taken')
})

test('a refusal that arrives after a new sign-in is the old token’s', async () => {
  let say: (said: Asked) => void = () => {}
  const { outbox, disk, world } = testOutbox({
    house: () => new Promise((resolve) => (say = resolve)),
  })
  await outbox.setSender(ada, 'old', true)
  const row = await outbox.confirm(step('1', { actor: ada }))
  await settled()
  await outbox.setSender(ada, 'new', true)
  world.house = (ask) => batchAnswer(ask)
  say(reply(401, { code: 'unauthenticated' }))
  await settled()
  expect(disk.senders.get('staff:ada')).toMatchObject({ token: 'new', refusedAt: null })
  expect(world.row(row.id).state).toBe('taken')
})

test('nobody’s rows are ever sent as somebody else', async () => {
  const { outbox, asks } = testOutbox()
  await outbox.setSender(bo, 'token-bo', true)
  await outbox.confirm(step('1', { actor: ada }))
  await outbox.confirm(step('2', { actor: bo }))
  await settled()
  expect(asks.map((ask) => ask.token)).toEqual(['token-bo'])
})

test('remembered: the token outlives the sign-out until the last row is gone', async () => {
  const { outbox, world, disk } = testOutbox({ house: () => none })
  await outbox.setSender(ada, 'token', true)
  const row = await outbox.confirm(step('1', { actor: ada }))
  await settled()
  await outbox.releaseSender('staff:ada')
  expect(disk.senders.get('staff:ada')).toMatchObject({ leaving: true })
  world.house = (ask) => batchAnswer(ask)
  await outbox.sendNow()
  expect(world.row(row.id).state).toBe('taken')
  expect(disk.senders.size).toBe(0)
})

test('with nothing waiting the token goes at once, and the house is told that it has ended', async () => {
  const { outbox, disk, asks } = testOutbox()
  await outbox.setSender(ada, 'token', true)
  await outbox.releaseSender('staff:ada')
  expect(disk.senders.size).toBe(0)
  const body = { operations: [], nothing_waits: true }
  expect(asks).toEqual([{ route: 'handOver', body, token: 'token' }])
})

test('an admin’s matter waits for their session, says so, and holds up nobody', async () => {
  let here: string | null = null
  const { outbox, world, asks } = testOutbox({
    signedIn: ({ body }) => ((body as { price?: number }).price === undefined ? undefined : here),
    house: (ask) =>
      ask.token === 'stale' ? reply(401, { code: 'unauthenticated' }) : batchAnswer(ask),
  })
  await outbox.setSender(ada, 'can-only-send', true)
  const price = await outbox.confirm(step('1', { actor: ada, body: { price: 9 } }))
  const meal = await outbox.confirm(step('2', { actor: ada }))
  await settled()
  expect([world.row(price.id).state, world.row(meal.id).state]).toEqual(['waiting', 'taken'])
  expect(await outbox.actors()).toMatchObject([{ actorKey: 'staff:ada', signIn: true }])
  // A session that the server does not know any more is asked for once, and not for ever.
  here = 'stale'
  await outbox.sendNow()
  await outbox.sendNow()
  expect(asks.filter(({ token }) => token === 'stale')).toHaveLength(1)
  expect(world.row(price.id).state).toBe('waiting')
  expect(await outbox.actors()).toMatchObject([{ actorKey: 'staff:ada', signIn: true }])
  here = 'session'
  await outbox.sendNow()
  expect(world.row(price.id).state).toBe('taken')
  expect(asks.map(({ token }) => token)).toEqual(['can-only-send', 'stale', 'session'])
  expect(await outbox.actors()).toEqual([])
})

test('not remembered: the token lies nowhere, sends from this page, and is gone at sign-out', async () => {
  const { outbox, world, disk } = testOutbox()
  await outbox.setSender(ada, 'token', false)
  expect(disk.senders.size).toBe(0)
  const row = await outbox.confirm(step('1', { actor: ada }))
  await settled()
  expect(world.row(row.id).state).toBe('taken')
  await outbox.releaseSender('staff:ada')
  const next = await outbox.confirm(step('2', { actor: ada }))
  await settled()
  expect(world.row(next.id)).toMatchObject({ state: 'waiting', tries: 0 })
})

test('signing in without being remembered forgets the token that was kept', async () => {
  const { outbox, disk } = testOutbox()
  await outbox.setSender(ada, 'kept', true)
  await outbox.setSender(ada, 'passing', false)
  expect(disk.senders.size).toBe(0)
})
