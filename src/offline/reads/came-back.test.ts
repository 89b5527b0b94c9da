import { expect, it, vi } from 'vitest'
import type { ChangesAnswer } from '#contract/resources.ts'
import { ours } from '../testing/fake-house.ts'
import { anna, row, testDevice } from '../testing/test-device.ts'

const actor = { kind: 'staff', userId: anna.id, name: anna.name } as const

/** A tablet whose server lost an order that it still shows, and a step on it. */
async function afterALostPast() {
  const device = await testDevice()
  const { house, offline, store } = device
  /** The server has the order. */
  let isThere = false
  let asked = 0
  let feed: Partial<ChangesAnswer> = {}
  house.on('GET /api/house', () => ours({ capabilities: ['outbox'], epoch: 'e1' }))
  house.on('GET /api/changes', () =>
    ours({ cursor: 'c', epoch: 'e1', reset: false, changes: {}, ...feed }),
  )
  house.on('POST /api/outbox/parked', () => ours({ rows: [] }))
  house.on('POST /api/outbox', ({ body }) => {
    const { operations } = body as { operations: { id: string }[] }
    asked += 1
    const gone = { code: 'not_found', message: 'There is no such order.' }
    const [status, said] = isThere ? [200, { data: row('o1', 2) }] : [404, gone]
    return ours({
      answers: operations.map(({ id }) => ({ id, status, body: said, replayed: false })),
    })
  })
  offline.session.keep({ ...anna, userId: anna.id, sendToken: 's' }, false)
  await store.outbox.setSender(actor, anna.token, false)
  const step = await store.outbox.confirm({
    route: 'acceptRestaurantOrder',
    params: { id: 'o1' },
    body: { seen: { status: 'pending' } },
    actor,
    words: { title: 'Accept', detail: '' },
  })
  const isNow = async () => (await store.outbox.list()).find(({ id }) => id === step.id)
  await vi.waitFor(async () => expect((await isNow())?.state).toBe('parked'))
  return {
    asked: () => asked,
    isNow,
    comesBack: () => void (isThere = true),
    /** Lets background work end, so that "not tried" means something. */
    hears: async (answer: Partial<ChangesAnswer>) => {
      feed = answer
      expect((await offline.changes.catchUp()).kind).toBe('current')
      await new Promise((later) => setTimeout(later, 60))
    },
    retry: () => store.outbox.retry(step.id),
  }
}

const rows = (version = 1) => ({ restaurant_orders: { rows: [row('o1', version)], deleted: [] } })
const gone = { restaurant_orders: { rows: [], deleted: ['o1'] } }

it('tries a step again when the order that the house had lost is there again', async () => {
  const desk = await afterALostPast()
  await desk.hears({ cursor: 'c1', reset: true, changes: {} })
  expect((await desk.isNow())?.state).toBe('parked')
  desk.comesBack()
  await desk.hears({ cursor: 'c2', changes: rows() })
  await vi.waitFor(async () => expect((await desk.isNow())?.state).toBe('taken'))
  expect(desk.asked()).toBe(2)
})

it('tries once each time that it appears, and not for ever', async () => {
  const desk = await afterALostPast()
  await desk.hears({ cursor: 'c1', reset: true, changes: {} })
  const times = [desk.asked()]
  for (let turn = 2; turn < 16; turn += 2) {
    await desk.hears({ cursor: `c${turn}`, changes: rows(turn) })
    // It only changes: it was there.
    await desk.hears({ cursor: `d${turn}`, changes: rows(turn + 1) })
    times.push(desk.asked())
    await desk.hears({ cursor: `c${turn + 1}`, changes: gone })
  }
  expect(times).toEqual([1, 2, 3, 4, 5, 5, 5, 5])
  expect(await desk.isNow()).toMatchObject({ state: 'parked', answer: { code: 'not_found' } })
})

it('tries again while everything is told anew, whatever of the old house lies here still', async () => {
  const desk = await afterALostPast()
  await desk.hears({ cursor: 'c1', reset: true, changes: rows() })
  const before = desk.asked()
  desk.comesBack()
  await desk.hears({ cursor: 'c2', reset: true, epoch: 'e2', changes: rows() })
  await vi.waitFor(async () => expect((await desk.isNow())?.state).toBe('taken'))
  expect(desk.asked()).toBe(before + 1)
})
