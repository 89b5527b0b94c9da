import { expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { pruneAnswers } from '#server/pipeline/housekeeping.ts'
import type { Endpoint } from '#server/pipeline/endpoint.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, openHouse, type Asked } from './http-house.ts'

const PLACE = '/api/restaurant/orders'

const ids = () => ({ key: uuidv7(), operation: uuidv7(), device: uuidv7() })

eachStore(async (make) => {
  const house = await openDemo(make)

  async function place(asked: Asked, changes: Record<string, unknown> = {}) {
    return house.ask('POST', PLACE, { body: await dinner(house.store, changes), ...asked })
  }

  const ordersOf = (operation: string) =>
    house.store.db
      .selectFrom('restaurant_orders')
      .select(['id', 'number'])
      .where('operation_id', '=', operation)
      .execute()

  it('answers the same again, and says that it is the first answer', async () => {
    const asked = ids()
    const first = await place(asked)
    const second = await place(asked)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await ordersOf(asked.operation)).toHaveLength(1)
  })

  it('takes one order from twenty requests at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = ids()
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(asked)))
      const made = answers.filter(({ status }) => status === 201)
      const others = answers.filter(({ status }) => status !== 201)
      expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
      expect(
        made.filter(({ headers }) => headers['idempotency-replayed'] === undefined),
      ).toHaveLength(1)
      for (const { status, body } of others) {
        expect(status).toBe(409)
        expect(body).toMatchObject({ code: 'in_progress' })
      }
      expect(await ordersOf(asked.operation)).toHaveLength(1)
      expect((await place(asked)).body.id).toBe(made[0]?.body.id)
    }
  })

  it('takes one order from twenty that all arrive before the first is done', async () => {
    let effects = 0
    const slow = endpoints.map((endpoint): Endpoint => {
      if (endpoint.kind !== 'write') return endpoint
      return {
        ...endpoint,
        write: async (tx, call, prepared) => {
          effects += 1
          await new Promise((later) => setTimeout(later, 60))
          return endpoint.write(tx, call, prepared)
        },
      }
    })
    const sluggish = await openHouse(house.store, { endpoints: slow })
    const asked = ids()
    const body = await dinner(house.store)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sluggish.ask('POST', PLACE, { body, ...asked })),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1)
    for (const { status, text } of answers) {
      if (status !== 201) expect(text).toContain('in_progress')
    }
    expect(await ordersOf(asked.operation)).toHaveLength(1)
    expect(effects).toBe(1)
    await sluggish.app.close()
  })

  it('takes one order from two paths, however the body’s keys are ordered', async () => {
    const asked = ids()
    const body = await dinner(house.store)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    const first = await house.ask('POST', PLACE, { ...asked, body })
    const second = await house.ask('POST', `${PLACE}/public`, { ...asked, body: turned })
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.text).toBe(first.text)
  })

  it('refuses another body under the same key', async () => {
    const asked = ids()
    await place(asked)
    const other = await place(asked, { party_size: 3 })
    expect(other.status).toBe(422)
    expect(other.body).toMatchObject({ code: 'key_reused' })
    expect(await ordersOf(asked.operation)).toHaveLength(1)
  })

  it('refuses the key at another endpoint', async () => {
    const asked = { ...ids(), token: await house.staff() }
    const first = await place(asked)
    const url = `/api/restaurant-orders/${String(first.body.id)}/accept`
    expect((await house.ask('PATCH', url, asked)).body).toMatchObject({ code: 'key_reused' })
  })

  it('answers nobody but who sent it', async () => {
    const asked = ids()
    const first = await place(asked)
    const stranger = await place({ ...asked, device: uuidv7() })
    expect(stranger.status).toBe(422)
    expect(stranger.body).toMatchObject({ code: 'key_reused' })
    expect(stranger.text).not.toContain(String(first.body.id))
  })

  it('does one operation once, also under a second key', async () => {
    const asked = ids()
    const first = await place(asked)
    const again = await place({ ...asked, key: uuidv7() })
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ code: 'key_reused', current: { id: first.body.id } })
    const stranger = await place({ ...asked, key: uuidv7(), device: uuidv7() })
    expect(stranger.body).not.toHaveProperty('current')
    expect(await ordersOf(asked.operation)).toHaveLength(1)
    const race = { operation: uuidv7(), device: uuidv7() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place({ ...race, key: uuidv7() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await ordersOf(race.operation)).toHaveLength(1)
  })

  it('works without a key, once a request', async () => {
    const [one, two] = [await place({}), await place({})]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.id).not.toBe(two.body.id)
  })

  it('works with a key and no more, as curl would', async () => {
    const key = uuidv7()
    const [one, two] = [await place({ key }), await place({ key })]
    expect(two.text).toBe(one.text)
    expect(await ordersOf(key)).toHaveLength(1)
  })

  it('does not keep a refusal: a changed world may take it', async () => {
    const asked = ids()
    const closed = { schedule: { date: '2026-07-02', time: '23:00' } }
    expect((await place(asked, closed)).body).toMatchObject({ code: 'closed' })
    const kept = await house.store.db.selectFrom('house').selectAll().executeTakeFirstOrThrow()
    const settings = JSON.parse(kept.settings) as { hours: { restaurant: { close: string } } }
    settings.hours.restaurant.close = '24:00'
    await house.store.transaction((tx) =>
      tx.update('house', 'house', { settings: JSON.stringify(settings) }),
    )
    const taken = await place(asked, closed)
    await house.store.transaction((tx) => tx.update('house', 'house', { settings: kept.settings }))
    expect(taken.status).toBe(201)
    expect(taken.headers['idempotency-replayed']).toBeUndefined()
  })

  it('answers a repeated order although it would be too late, or gone, by now', async () => {
    const asked = ids()
    const first = await place(asked)
    house.now = new Date('2026-07-02T18:00:00.000Z')
    try {
      const late = await place(asked)
      expect(late.status).toBe(201)
      expect(late.text).toBe(first.text)
      expect((await place(ids())).body).toMatchObject({ code: 'too_late' })
    } finally {
      house.now = MORNING
    }
  })

  it('leaves nothing of a refused order: no key, no number, no row', async () => {
    const asked = ids()
    const numbered = await place(ids())
    await place(asked, { totals: { subtotal: 1, discount: 0, total: 1 } })
    const kept = await house.store.db
      .selectFrom('operations')
      .select('key')
      .where('key', '=', asked.key)
      .execute()
    expect(kept).toEqual([])
    const next = await place(ids())
    const number = (answer: typeof next) => (answer.body.order as { number: number }).number
    expect(number(next)).toBe(number(numbered) + 1)
  })

  it('replays steps too: the row as it was answered then', async () => {
    const token = await house.staff()
    const id = String((await place({})).body.id)
    const accept = { ...ids(), token, body: { seen: { status: 'pending' } } }
    const url = `/api/restaurant-orders/${id}`
    const first = await house.ask('PATCH', `${url}/accept`, accept)
    await house.ask('PATCH', `${url}/start-preparing`, { token })
    const again = await house.ask('PATCH', `${url}/accept`, accept)
    expect(again.status).toBe(200)
    expect(again.text).toBe(first.text)
  })

  it('lets a send token bring a single operation, but nothing without a key', async () => {
    const token = await house.staff('admin', 'send')
    const id = String((await place({})).body.id)
    const url = `/api/restaurant-orders/${id}/accept`
    expect((await house.ask('PATCH', url, { token })).body).toMatchObject({ code: 'forbidden' })
    const own = { ...ids(), device: house.deviceOf(token) }
    expect((await house.ask('PATCH', url, { ...own, token })).status).toBe(200)
  })

  it.each([
    ['idempotency-key', 'not-a-uuid'],
    ['x-operation-id', "1' or '1'='1"],
    ['x-device-id', '0'.repeat(5000)],
    ['x-device-time', 'yesterday'],
    ['x-device-time', '2026-13-45T99:99:99Z'],
  ])('refuses %s: %s', async (name, value) => {
    const answer = await place({ headers: { [name]: value } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'bad_request' })
    expect(answer.body.message).toContain(name)
  })

  it('empties answers after 90 days, down to the id; the key stays burnt', async () => {
    const [old, young] = [ids(), ids()]
    const first = await place(old)
    house.now = new Date(MORNING.getTime() + 60 * 86_400_000)
    await place(young, { schedule: { date: '2026-09-01', time: '19:00' } })
    house.now = new Date(MORNING.getTime() + 91 * 86_400_000)
    try {
      expect(await pruneAnswers(house.store, house.now)).toBeGreaterThan(0)
      expect(await pruneAnswers(house.store, house.now)).toBe(0)
      const again = await place(old)
      expect(again.status).toBe(201)
      expect(again.body).toEqual({ id: first.body.id })
      expect(again.headers['idempotency-replayed']).toBe('true')
      const whole = await place(young, { schedule: { date: '2026-09-01', time: '19:00' } })
      expect(whole.body).toHaveProperty('order')
    } finally {
      house.now = MORNING
    }
    expect(await ordersOf(old.operation)).toHaveLength(1)
  })

  it('limits new keys of a device, not those sent again', async () => {
    const few = { max: 3, windowMs: 60_000 }
    const many = { max: 1000, windowMs: 60_000 }
    const strict = await openHouse(house.store, {
      settings: { limits: { staff: many, device: few, address: many } },
    })
    const device = uuidv7()
    const first = { ...ids(), device }
    const send = async (asked: Asked) =>
      strict.ask('POST', PLACE, { body: await dinner(strict.store), ...asked })
    const statuses = []
    for (const asked of [first, { ...ids(), device }, { ...ids(), device }, { ...ids(), device }]) {
      statuses.push((await send(asked)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
    const limited = await send({ ...ids(), device })
    expect(limited.body).toMatchObject({ code: 'too_many_requests' })
    expect(Number(limited.headers['retry-after'])).toBe(20)
    for (let more = 0; more < 5; more += 1) expect((await send(first)).status).toBe(201)
    // Another phone behind the same address is not held back.
    expect((await send(ids())).status).toBe(201)
    strict.now = new Date(MORNING.getTime() + 21_000)
    expect((await send({ ...ids(), device })).status).toBe(201)
    await strict.app.close()
  })
})
