import { expect, test } from 'vitest'
import { reply, testOutbox, none, NOW, order, settled, step } from '#tests/outbox-model/fixtures.ts'

/** A host that knows no keys: nothing goes there twice by itself. */
const toForeign = (house: Parameters<typeof testOutbox>[0] = {}) =>
  testOutbox({ host: 'foreign', ...house })

test('rows go one by one by their own paths, with real numbers and the looked-for host first', async () => {
  const { outbox, asks, world } = toForeign({
    house: (ask) => reply(200, ask.route === 'placeRestaurantOrder' ? { order: { id: 12 } } : {}),
  })
  const first = await outbox.confirm(order())
  const second = await outbox.confirm(step(`op:${first.id}`, { body: { about: `op:${first.id}` } }))
  await settled()
  expect(asks.map((ask) => ask.route).filter((route) => route !== 'listCategories')).toEqual([
    'placeRestaurantOrder',
    'acceptRestaurantOrder',
  ])
  expect(asks.at(-1)).toMatchObject({ params: { id: '12' }, body: { about: '12' } })
  expect(asks.every((ask) => ask.headers === undefined)).toBe(true)
  expect(world.row(second.id).state).toBe('taken')
})

test('a lost answer is a person’s to decide, and sent again only by hand', async () => {
  const { outbox, world, asks } = toForeign({
    house: (ask) => (ask.route === 'listCategories' ? reply(200, []) : none),
  })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'parked', parkReason: 'may_have_arrived' })
  await outbox.sendNow()
  const orders = () => asks.filter((ask) => ask.route === 'placeRestaurantOrder').length
  expect(orders()).toBe(1)
  world.house = () => reply(201, { id: 12 })
  await outbox.retry(row.id)
  expect(orders()).toBe(2)
  expect(world.row(row.id)).toMatchObject({ state: 'taken', madeId: '12' })
})

test('what was being sent when its page died is a person’s to decide', async () => {
  const { outbox, world, disk, asks } = toForeign({ house: () => none })
  const row = await outbox.confirm(order())
  disk.rows.set(row.id, { ...row, state: 'sending', attemptId: 'dead', tries: 1 })
  await outbox.sendNow()
  expect(world.row(row.id)).toMatchObject({ state: 'parked', parkReason: 'may_have_arrived' })
  expect(asks.filter((ask) => ask.route === 'placeRestaurantOrder')).toEqual([])
})

test('what a worker found half sent while this page was looking for the host is a person’s too', async () => {
  const { outbox, world, disk, asks } = toForeign({ house: () => none })
  const { id } = await outbox.confirm(order())
  await settled()
  world.house = (ask) => {
    if (ask.route !== 'listCategories') return reply(201, { id: 12 })
    // The worker does not know yet what kind of host it is.
    const row = world.row(id)
    if (row.tries === 0) disk.rows.set(id, { ...row, state: 'unknown', doubt: true, tries: 1 })
    return reply(200, [])
  }
  await outbox.sendNow()
  await settled()
  expect(asks.filter((ask) => ask.route === 'placeRestaurantOrder')).toEqual([])
  await outbox.sendNow()
  expect(world.row(id)).toMatchObject({ state: 'parked', parkReason: 'may_have_arrived' })
})

test('a 422 with an errors map is parked; it can be withdrawn or changed at once', async () => {
  const { outbox, world } = toForeign({
    house: (ask) =>
      ask.route === 'listCategories' ? reply(200, []) : reply(422, { errors: { items: ['No.'] } }),
  })
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'parked', parkReason: 'refused' })
  expect(await outbox.withdraw(row.id)).toEqual({ outcome: 'withdrawn' })
})

test('not taken by any path: tried again when the app has changed', async () => {
  const first = toForeign({
    appVersion: '1',
    house: (ask) => (ask.route === 'listCategories' ? reply(200, []) : reply(404)),
  })
  const row = await first.outbox.confirm(order())
  await settled()
  expect(first.world.row(row.id)).toMatchObject({ state: 'parked', parkReason: 'not_supported' })
  await first.outbox.sendNow()
  expect(first.world.row(row.id).tries).toBe(1)
  const next = toForeign({
    store: first.store,
    appVersion: '2',
    house: () => reply(201, { id: 3 }),
  })
  await next.outbox.sendNow()
  expect(first.world.row(row.id).state).toBe('taken')
})

test('a wish while it is being sent: granted when the host refuses, given up when it took it', async () => {
  for (const [said, state] of [
    [reply(422, { errors: {} }), 'withdrawn'],
    [reply(201, { id: 5 }), 'taken'],
    [none, 'parked'],
  ] as const) {
    const { outbox, world } = toForeign()
    let say: (heard: typeof said) => void = () => {}
    world.house = (ask) =>
      ask.route === 'listCategories' ? reply(200, []) : new Promise((resolve) => (say = resolve))
    const row = await outbox.confirm(order())
    await settled()
    void outbox.withdraw(row.id)
    await settled()
    say(said)
    await settled()
    expect(world.row(row.id).state).toBe(state)
  }
})

test('dismissing says that a person saw to it', async () => {
  const { outbox, world } = toForeign({
    house: (ask) => (ask.route === 'listCategories' ? reply(200, []) : none),
  })
  const row = await outbox.confirm(order())
  await settled()
  expect(await outbox.dismiss(row.id)).toEqual({ outcome: 'withdrawn' })
  expect(world.row(row.id)).toMatchObject({ state: 'settled' })
})

test('what no path can be filled for was surely not sent: parked so, to be changed or withdrawn', async () => {
  const { outbox, world, asks } = toForeign({
    house: (ask) => (ask.route === 'listCategories' ? reply(200, []) : none),
  })
  // As a row of an older version may stand on the device: its step names no order.
  const row = await outbox.confirm(step('', { params: {} }))
  await settled()
  expect(world.row(row.id)).toMatchObject({
    state: 'parked',
    parkReason: 'not_supported',
    attempts: [{ result: { none: 'no-address' } }],
  })
  expect(world.row(row.id).doubt).not.toBe(true)
  expect(asks.filter((ask) => ask.route === row.route)).toEqual([])
  const changed = await outbox.change(row.id, { body: row.body, words: row.words })
  if (changed.outcome !== 'changed') throw new Error(changed.outcome)
  await settled()
  expect(await outbox.withdraw(changed.successor.id)).toEqual({ outcome: 'withdrawn' })
})

test('a booking that is put otherwise goes to the same tour', async () => {
  const { outbox, world, asks } = toForeign({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: NOW })
  const body = { booking: { tour_id: '7', people: 1 } }
  const tour = { route: 'bookTour', params: { tourId: '7' }, body } as const
  const row = await outbox.confirm({ ...order(), ...tour })
  const done = await outbox.change(row.id, {
    body: { booking: { tour_id: '7', people: 2 } },
    words: row.words,
  })
  world.house = () => reply(201, { id: 3 })
  world.link.set({ state: 'up' })
  await outbox.sendNow()
  await settled()
  expect(done).toMatchObject({ outcome: 'changed', successor: { params: { tourId: '7' } } })
  expect(asks.filter((ask) => ask.route === 'bookTour')).toMatchObject([
    { params: { tourId: '7' }, body: { booking: { people: 2 } } },
  ])
})
