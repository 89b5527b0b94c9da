import { describe, expect, it } from 'vitest'
import type { Parked } from '#contract/outbox.ts'
import { routes, routeOf, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from '../contract/fixtures.ts'
import { addRoom, wish } from '../contract/bookings-house.ts'
import { dinner, MORNING, openDemo, type Asked } from '../contract/http-house.ts'
import { addTour, outing } from '../contract/tours-house.ts'

/**
 * What a stranger may put in front of the desk by reporting operations that never were: every one
 * that can wait, with bodies that fit nothing. It is listed, it can be settled, and that is all.
 */

const queued = (Object.keys(routes) as RouteName[]).filter(
  (name) => routeOf(name).offline === 'queued',
)

const LURE = 'Dinner for 19:00, tap to confirm'

/** Bodies that no operation has, and that would throw where they are read without a look. */
const hostile: unknown[] = [
  {},
  null,
  [],
  'text',
  { items: null, schedule: null, customer: null, guests: null, rooms: 'all', seen: null },
  { items: [{ qty: 'many' }], schedule: {}, guests: { quantity: {} }, pricing: { currency: 7 } },
]

function report(endpoint: string, body: unknown, more: Record<string, unknown> = {}) {
  return {
    id: uuidv7(),
    key: uuidv7(),
    state: 'open',
    endpoint,
    request: { params: paramsOf(endpoint), body },
    refusal: { code: 'room_taken', message: LURE, current: { status: LURE, rooms: [{}] } },
    words: { title: LURE, detail: LURE },
    device_name: 'A phone',
    device_time: '2026-07-01T06:00:00.000Z',
    ...more,
  }
}

/** Something in every place of its path. */
function paramsOf(endpoint: string): Record<string, string> {
  if (!(endpoint in routes)) return {}
  const names = routeOf(endpoint as RouteName).paths[0].matchAll(/\{(\w+)\}/g)
  return Object.fromEntries([...names].map(([, name]) => [name, 'r1']))
}

eachStore(async (make) => {
  const house = await openDemo(make)

  let told = 0
  /** Each report of a device and an address of its own: budgets are another suite's matter. */
  async function tell(rows: ReturnType<typeof report>[], asked: Asked = {}) {
    told += 1
    const answer = await house.ask('POST', '/api/outbox/parked', {
      body: { rows },
      device: asked.token === undefined ? uuidv7() : house.deviceOf(asked.token),
      address: `10.1.${told >> 8}.${told & 255}`,
      ...asked,
    })
    expect(answer.status, answer.text).toBe(200)
  }

  async function listed(): Promise<Map<string, Parked>> {
    const token = await house.staff()
    const answer = await house.ask('GET', '/api/outbox/parked', { token })
    expect(answer.status).toBe(200)
    return new Map((answer.body.data as Parked[]).map((row) => [row.id, row]))
  }

  async function one(row: ReturnType<typeof report>, asked: Asked = {}): Promise<Parked> {
    await tell([row], asked)
    const found = (await listed()).get(row.id)
    expect(found).toBeDefined()
    return found!
  }

  describe('a stranger’s reports', () => {
    it('of anything that can wait, with a body that fits nothing, can be seen and settled alone', async () => {
      const rows = queued.flatMap((name) => hostile.map((body) => report(name, body)))
      for (let at = 0; at < rows.length; at += 50) await tell(rows.slice(at, at + 50))
      const seen = await listed()
      const wrong = rows.filter(({ id, endpoint, request }) => {
        const row = seen.get(id)
        // An empty body is all that some steps of a guest need.
        const fits = row?.executable === true && routeOf(endpoint as RouteName).access !== 'staff'
        if (fits) return JSON.stringify(request.body) !== '{}'
        return row?.executable !== false || row.request !== null
      })
      expect(
        wrong.map(({ endpoint, request }) => `${endpoint} ${JSON.stringify(request)}`),
      ).toEqual([])
      expect(JSON.stringify([...seen.values()])).not.toContain(LURE)
      const token = await house.staff()
      for (const { id } of rows) {
        const settled = await house.ask('PATCH', `/api/outbox/parked/${id}/settle`, {
          body: { note: null },
          token,
        })
        expect(settled.status).toBe(200)
      }
    })

    it('of what they may not do themselves are never carried out, however well they are made', async () => {
      const desks = queued.filter((name) => routeOf(name).access === 'staff')
      const rows = desks.map((name) => report(name, { seen: {}, orgName: 'x', status: 'paid' }))
      await tell(rows)
      const seen = await listed()
      for (const { id, endpoint } of rows) {
        expect(seen.get(id), endpoint).toMatchObject({
          executable: false,
          not_executable: 'forbidden',
          request: null,
        })
      }
    })

    it('of what they may do, and that fits, can be carried out; what the house says of it is not theirs', async () => {
      const row = await one(report('placeRestaurantOrder', await dinner(house.store)))
      expect(row).toMatchObject({
        executable: true,
        not_executable: null,
        endpoint: 'placeRestaurantOrder',
        request: { body: { party_size: 2 } },
        words: { title: '', detail: '' },
      })
      expect(row.refusal).toEqual({ code: 'room_taken', message: '' })
    })

    it('that are odd in any way are seen all the same', async () => {
      const body = await dinner(house.store)
      const odd: [string, ReturnType<typeof report>][] = [
        ['too_large', report('placeRestaurantOrder', { ...body, notes: 'x'.repeat(200_000) })],
        ['another_version', report('brewCoffee', body)],
        ['another_version', report('login', body)],
        ['another_version', report('x'.repeat(5_000), body)],
        ['another_version', report('placeRestaurantOrder', body, { contract_version: 99 })],
        ['not_readable', report('placeRestaurantOrder', body, { request: 'nothing' })],
        ['not_readable', report('cancelOwnRestaurantOrder', { code: 7 })],
        ['forbidden', report('placeRestaurantOrder', body, { refusal: { code: 'forbidden' } })],
        ['too_large', report('placeRestaurantOrder', null, { refusal: { code: 'too_large' } })],
      ]
      for (const [why, row] of odd) {
        const seen = await one(row)
        expect(seen, why).toMatchObject({ executable: false, not_executable: why, request: null })
        expect(seen.endpoint.length).toBeLessThanOrEqual(80)
      }
      const bare = report('placeRestaurantOrder', body, {
        words: undefined,
        refusal: 'no',
        device_name: {},
        device_time: 'never',
      })
      expect(await one(bare)).toMatchObject({
        device_time: MORNING.toISOString(),
        device_name: null,
      })
      const stored = await house.store.db.selectFrom('parked').selectAll().execute()
      const left = stored.filter(({ id }) => odd.some(([, row]) => row.id === id))
      for (const row of left) expect(JSON.stringify(row).length).toBeLessThan(2_000)
    })

    it('of what hangs on something that was never sent are read and not carried out', async () => {
      const body = { code: 'ABCDEFGH', contact: '0788123456' }
      const row = report('cancelOwnRestaurantOrder', body, {
        request: { params: { id: `op:${uuidv7()}` }, body },
      })
      expect(await one(row)).toMatchObject({ executable: false, not_executable: 'follows' })
    })
  })

  describe('the same of staff', () => {
    const settings = { orgName: 'Ibyiza', seen: { orgName: 'x' } }

    it('can be carried out where their role may do it, as it is now', async () => {
      const token = await house.staff('admin', 'send')
      const row = report('updateSettings', settings)
      const seen = await one(row, { token })
      expect(seen).toMatchObject({ executable: true, actor_name: 'Some admin' })
      const stored = await house.store.db
        .selectFrom('parked')
        .select('actor')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
      const id = stored.actor.replace('user:', '')
      await house.store.transaction((tx) => tx.update('users', id, { role: 'staff' }))
      expect((await listed()).get(row.id)).toMatchObject({
        executable: false,
        not_executable: 'forbidden',
      })
      await house.store.transaction((tx) => tx.update('users', id, { role: 'admin', disabled: 1 }))
      expect((await listed()).get(row.id)?.executable).toBe(false)
    })

    it('and not where it may not', async () => {
      const token = await house.staff('staff', 'send')
      expect(await one(report('updateSettings', settings), { token })).toMatchObject({
        executable: false,
        not_executable: 'forbidden',
        request: null,
      })
    })

    it('say what they are about in the house’s own words', async () => {
      const room = await house.store.db
        .selectFrom('rooms')
        .select(['id', 'name'])
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const token = await house.staff('admin', 'send')
      const row = report(
        'setRoomCondition',
        { condition: 'clean' },
        {
          request: { params: { id: room.id }, body: { condition: 'clean' } },
        },
      )
      const seen = await one(row, { token })
      expect(seen.executable).toBe(true)
      expect(seen.about).toContain(room.name)
    })

    it('name what a booking is for, which it says by its id alone', async () => {
      const tour = await addTour(house.store)
      expect((await one(report('bookTour', outing(tour)))).about).toBe(tour.name)
      // As most rooms of a house that was set up by type.
      const unnamed = await addRoom(house.store, { name: '' })
      const asked = wish(unnamed)
      expect((await one(report('bookRoom', asked))).about).toBe(unnamed.room_number)
    })
  })

  it('what older versions stored is judged when it is read, in the list and in the feed', async () => {
    const id = uuidv7()
    await house.store.transaction((tx) =>
      tx.insert('parked', {
        id,
        key: uuidv7(),
        actor: 'device:1',
        actor_name: 'Guest',
        device_id: '1',
        device_name: null,
        endpoint: 'bookRoom',
        request: '{"params":{},"body":{}}',
        refusal: JSON.stringify({ code: 'room_taken', message: LURE, current: { rooms: LURE } }),
        words: JSON.stringify({ title: LURE, detail: LURE }),
        device_time: '2026-07-01T06:00:00.000Z',
        state: 'open',
        settled_by: null,
        settled_at: null,
        settled_note: null,
      }),
    )
    const token = await house.staff()
    const feed = await house.ask('GET', '/api/changes', { token })
    const { rows } = (feed.body.changes as { parked: { rows: Parked[] } }).parked
    for (const shown of [(await listed()).get(id), rows.find((row) => row.id === id)]) {
      expect(shown).toMatchObject({
        executable: false,
        not_executable: 'not_readable',
        request: null,
      })
      expect(JSON.stringify(shown)).not.toContain(LURE)
    }
  })
})
