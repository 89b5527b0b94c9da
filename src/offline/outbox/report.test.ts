import { expect, test } from 'vitest'
import type { ParkedReport } from '#contract/outbox.ts'
import type { Asked } from '../link/types.ts'
import {
  ada,
  reply,
  batchAnswer,
  testOutbox,
  order,
  settled,
  step,
} from '#tests/outbox-model/fixtures.ts'

const rowsOf = (ask: { body?: unknown } = {}) => (ask.body as { rows: ParkedReport[] }).rows

/** A row that the server refused; `report` says what becomes of it there. */
function refusedBench(report: (rows: ParkedReport[]) => Asked) {
  const all = testOutbox({
    deviceName: () => 'Reception',
    house: (ask) =>
      ask.route === 'sendOutbox'
        ? batchAnswer(ask, [422, 'item_unavailable'])
        : report(rowsOf(ask)),
  })
  return { ...all, reports: () => all.asks.filter((ask) => ask.route === 'reportParked') }
}
const stateOf = (rows: ParkedReport[], state: string, more = {}) =>
  reply(200, {
    rows: rows.map(({ id }) => ({ id, state, settled_by: null, settled_note: null, ...more })),
  })

test('the house is told once what is parked, with its refusal and its words', async () => {
  const { outbox, world, reports } = refusedBench((rows) => stateOf(rows, 'open'))
  const row = await outbox.confirm(order())
  await settled()
  expect(rowsOf(reports()[0])).toEqual([
    {
      id: row.id,
      key: row.key,
      state: 'open',
      endpoint: 'placeRestaurantOrder',
      request: { params: {}, body: { dish: 'Isombe' } },
      refusal: { code: 'item_unavailable', message: 'It is item_unavailable', current: undefined },
      words: row.words,
      device_name: 'Reception',
      device_time: row.deviceTime,
      contract_version: 1,
    },
  ])
  expect(world.row(row.id).reported).toBe('open')
  await outbox.sendNow()
  expect(reports()).toHaveLength(1)
})

test('what a colleague settled is settled here, with who and why', async () => {
  let state = 'open'
  const { outbox, world, reports } = refusedBench((rows) =>
    stateOf(rows, state, { settled_by: 'Grace', settled_note: 'Cooked it anyway' }),
  )
  const row = await outbox.confirm(order())
  await settled()
  state = 'settled'
  await outbox.checkParked()
  expect(reports()).toHaveLength(2)
  expect(world.row(row.id)).toMatchObject({
    state: 'settled',
    answer: {
      message: 'Cooked it anyway',
      body: { settled_by: 'Grace', refusal: { code: 'item_unavailable' } },
    },
  })
})

test('the house is asked again every five minutes while something stands parked', async () => {
  const { outbox, world, reports } = refusedBench((rows) => stateOf(rows, 'open'))
  await outbox.confirm(order())
  await settled()
  world.now += 5 * 60_000 + 1
  await outbox.sendNow()
  expect(reports()).toHaveLength(2)
})

test('what became of it is told too', async () => {
  const { outbox, world, reports } = refusedBench((rows) => stateOf(rows, rows[0]?.state ?? ''))
  const row = await outbox.confirm(order())
  await settled()
  const { house } = world
  world.house = (ask) => (ask.route === 'sendOutbox' ? batchAnswer(ask) : house(ask))
  await outbox.retry(row.id)
  await settled()
  expect(world.row(row.id)).toMatchObject({ state: 'taken', reported: 'ended' })
  expect(rowsOf(reports().at(-1))[0]).toMatchObject({ id: row.id, state: 'taken' })
})

test('what the house knows to be done is sent once more, for its answer', async () => {
  const { outbox, world } = refusedBench((rows) => stateOf(rows, 'taken'))
  const row = await outbox.confirm(order())
  await settled()
  expect(world.row(row.id).state).toBe('unknown')
})

test('each person’s rows are told by their own right', async () => {
  const { outbox, reports } = refusedBench((rows) => stateOf(rows, 'open'))
  await outbox.setSender(ada, 'token-ada', true)
  await outbox.confirm(order())
  await outbox.confirm(step('1', { actor: ada }))
  await settled()
  expect(reports().map((ask) => ask.token)).toEqual([null, 'token-ada'])
})

test('a house that takes no reports is left alone for a while', async () => {
  const { outbox, world, reports } = refusedBench(() => reply(404, { code: 'not_found' }))
  await outbox.confirm(order())
  await settled()
  await outbox.sendNow()
  expect(reports()).toHaveLength(1)
  world.now += 6 * 60_000
  await outbox.sendNow()
  expect(reports()).toHaveLength(2)
})

test('a picture does not go along', async () => {
  const { outbox, reports } = refusedBench((rows) => stateOf(rows, 'open'))
  await outbox.confirm(order({ body: { picture: 'x'.repeat(70_000) } }))
  await settled()
  expect(rowsOf(reports()[0])[0]?.request.body).toBeNull()
})
