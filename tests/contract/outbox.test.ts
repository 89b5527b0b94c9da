import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type Asked } from './http-house.ts'

interface Sent {
  id: string
  key: string
  route: string
  params: Record<string, string>
  body: unknown
  group: string
  after: string[]
  device_time: string
}

interface BatchAnswer {
  id: string
  status: number
  body: Record<string, unknown>
  replayed: boolean
}

function operation(route: string, body: unknown, more: Partial<Sent> = {}): Sent {
  const id = uuidv7()
  return {
    id,
    key: uuidv7(),
    route,
    params: {},
    body,
    group: `group:${id}`,
    after: [],
    device_time: '2026-07-01T06:00:00.000Z',
    ...more,
  }
}

const report = (one: Sent, state = 'open') => ({
  id: one.id,
  key: one.key,
  state,
  endpoint: one.route,
  request: { params: one.params, body: one.body },
  refusal: { code: 'too_late', message: 'Too late.' },
  words: { title: 'Order 2 dishes for 19:00', detail: 'For Aline' },
  device_name: 'Aline’s phone',
  device_time: one.device_time,
})

const step = (route: string, of: Sent | string, seen: string, more: Partial<Sent> = {}) =>
  operation(
    route,
    { seen: { status: seen } },
    {
      params: { id: typeof of === 'string' ? of : `op:${of.id}` },
      ...(typeof of !== 'string' && { group: of.group, after: [of.id] }),
      ...more,
    },
  )

eachStore(async (make) => {
  const house = await openDemo(make)

  async function order(more: Partial<Sent> = {}, changes: Record<string, unknown> = {}) {
    return operation('placeRestaurantOrder', await dinner(house.store, changes), more)
  }

  async function send(operations: unknown[], asked: Asked = {}, version = 1) {
    const answer = await house.ask('POST', '/api/outbox', {
      body: { contract_version: version, operations },
      ...asked,
    })
    return {
      ...answer,
      answers: (answer.body.answers ?? []) as BatchAnswer[],
      statuses: ((answer.body.answers ?? []) as BatchAnswer[]).map(({ status }) => status),
    }
  }

  const voiding = (key: string, operation_id: string, asked: Asked = {}) =>
    house.ask('POST', `/api/outbox/${key}/void`, { body: { operation_id }, ...asked })

  const orderOf = (operationId: string) =>
    house.store.db
      .selectFrom('restaurant_orders')
      .innerJoin('audit', 'audit.row_id', 'restaurant_orders.id')
      .select(['restaurant_orders.id', 'status'])
      .where('audit.operation_id', '=', operationId)
      .executeTakeFirst()

  const tell = (rows: unknown[], asked: Asked) =>
    house.ask('POST', '/api/outbox/parked', { body: { rows }, ...asked })

  const settle = (id: string, asked: Asked) =>
    house.ask('PATCH', `/api/outbox/parked/${id}/settle`, {
      body: { note: 'Called them' },
      ...asked,
    })

  async function listed(id: string): Promise<Record<string, unknown> | undefined> {
    const token = await house.staff()
    const answer = await house.ask('GET', '/api/outbox/parked', { token })
    return (answer.body.data as { id: string }[]).find((row) => row.id === id)
  }

  describe('a batch', () => {
    it('does each operation once, and answers what the endpoint alone would have', async () => {
      const device = uuidv7()
      const operations = [await order(), await order()]
      const first = await send(operations, { device })
      expect(first.statuses).toEqual([201, 201])
      expect(first.answers.map(({ id }) => id)).toEqual(operations.map(({ id }) => id))
      expect(first.answers[0]?.body).toHaveProperty('order.code')
      const again = await send(operations, { device })
      expect(again.answers.map(({ replayed }) => replayed)).toEqual([true, true])
      expect(again.answers.map(({ body }) => body)).toEqual(first.answers.map(({ body }) => body))
      const [one] = operations
      const alone = await house.ask('POST', '/api/restaurant/orders', {
        body: one?.body,
        device,
        key: one?.key ?? '',
        operation: one?.id ?? '',
      })
      expect(alone.headers['idempotency-replayed']).toBe('true')
      expect(alone.body).toEqual(first.answers[0]?.body)
    })

    it('follows an order made in it through all its steps', async () => {
      const token = await house.staff('admin', 'send')
      const made = await order()
      const accept = step('acceptRestaurantOrder', made, 'pending')
      const start = step('startPreparingRestaurantOrder', made, 'accepted', {
        params: { id: `op:${accept.id}` },
        after: [accept.id],
      })
      const ready = step('readyRestaurantOrder', made, 'preparing', { after: [start.id] })
      const answer = await send([made, accept, start, ready], { token })
      expect(answer.statuses).toEqual([201, 200, 200, 200])
      expect(answer.answers[3]?.body.data).toMatchObject({
        id: answer.answers[0]?.body.id,
        status: 'ready',
        version: 4,
      })
    })

    it('follows an operation of an earlier batch', async () => {
      const token = await house.staff('admin', 'send')
      const made = await order()
      await send([made], { token })
      const later = await send([step('acceptRestaurantOrder', made, 'pending')], { token })
      expect(later.statuses).toEqual([200])
    })

    it('does not follow what another actor made', async () => {
      const made = await order()
      await send([made], { device: uuidv7() })
      const token = await house.staff('admin', 'send')
      const other = await send([step('acceptRestaurantOrder', made, 'pending')], { token })
      expect(other.answers[0]?.body).toMatchObject({ code: 'not_tried' })
    })

    it('stops a group at a refusal, and what follows it elsewhere, but no other group', async () => {
      const token = await house.staff('admin', 'send')
      const bad = await order({ group: 'one' }, { totals: { subtotal: 1, discount: 0, total: 1 } })
      const sameGroup = await order({ group: 'one' })
      const follower = await order({ group: 'two', after: [bad.id] })
      const followersFollower = await order({ group: 'three', after: [follower.id] })
      const byReference = step('acceptRestaurantOrder', bad, 'pending', {
        group: 'four',
        after: [],
      })
      const free = await order({ group: 'five' })
      const answer = await send([bad, sameGroup, follower, followersFollower, byReference, free], {
        token,
      })
      expect(answer.statuses).toEqual([409, 424, 424, 424, 424, 201])
      expect(answer.answers[0]?.body).toMatchObject({ code: 'price_changed' })
      expect(answer.answers[1]?.body).toMatchObject({ code: 'not_tried' })
      // Nothing was done with those, so they may come again.
      const retried = await send([sameGroup], { token })
      expect(retried.statuses).toEqual([201])
      expect(retried.answers[0]?.replayed).toBe(false)
    })

    it('gives what was done already its answer, though its group is stuck now', async () => {
      const device = uuidv7()
      const done = await order({ group: 'g' })
      await send([done], { device })
      const bad = await order({ group: 'g' }, { items: [], custom_request: null })
      const answer = await send([bad, done], { device })
      expect(answer.statuses).toEqual([422, 201])
      expect(answer.answers[1]?.replayed).toBe(true)
    })

    it('answers an operation that cannot be read by itself', async () => {
      const good = await order()
      const broken = { ...(await order()), params: 'none', device_time: 'soon' }
      const answer = await send([broken, good], { device: uuidv7() })
      expect(answer.statuses).toEqual([422, 201])
      expect(answer.answers[0]?.body).toMatchObject({ code: 'validation' })
    })

    it('cannot read a newer app’s operations, save those it did before', async () => {
      const device = uuidv7()
      const done = await order()
      await send([done], { device })
      const answer = await send([done, await order(), operation('sendDrone', {})], { device }, 2)
      expect(answer.statuses).toEqual([201, 422, 422])
      expect(answer.answers[1]?.body).toMatchObject({ code: 'unsupported_version' })
      const unknown = await send([operation('sendDrone', {})], { device })
      expect(unknown.answers[0]?.body).toMatchObject({ code: 'unsupported_version' })
    })

    it('takes only what may wait, from who may do it', async () => {
      const made = await order()
      await send([made], { device: uuidv7() })
      const id = (await orderOf(made.id))?.id ?? ''
      const guest = await send(
        [
          step('acceptRestaurantOrder', id, 'pending'),
          operation('login', { email: 'a@example.com', password: 'x' }),
          operation('sendOutbox', {}),
          operation('listRestaurantOrders', {}),
        ],
        { device: uuidv7() },
      )
      expect(guest.statuses).toEqual([401, 403, 403, 403])
      const trainer = await send([step('acceptRestaurantOrder', id, 'pending')], {
        token: await house.staff('trainer', 'send'),
      })
      expect(trainer.statuses).toEqual([403])
    })

    it('is refused with a token that does not hold', async () => {
      const bad = await send([await order()], { token: 'x'.repeat(43) })
      expect(bad.status).toBe(401)
      expect(bad.body).toMatchObject({ message: 'Unauthenticated. Please log in again.' })
    })

    it('needs its parameters', async () => {
      const token = await house.staff('admin', 'send')
      const answer = await send([operation('acceptRestaurantOrder', {})], { token })
      expect(answer.answers[0]?.body).toMatchObject({ code: 'validation' })
      expect(answer.answers[0]?.body.errors).toHaveProperty(['params.id'])
    })

    it.each([0, 101])('of %i operations is refused', async (count) => {
      const one = await order()
      const answer = await send(
        Array.from({ length: count }, () => ({ ...one, id: uuidv7(), body: {} })),
      )
      expect(answer.status).toBe(422)
    })

    it('of a hundred, sent five times at once, makes a hundred', async () => {
      const device = uuidv7()
      const operations = await Promise.all(Array.from({ length: 100 }, () => order()))
      const slim = operations.map((one) => ({
        ...one,
        body: { ...(one.body as object), notes: null },
      }))
      const all = await Promise.all(Array.from({ length: 5 }, () => send(slim, { device })))
      const settled = await send(slim, { device })
      expect(new Set(settled.statuses)).toEqual(new Set([201]))
      for (const one of all) {
        for (const status of one.statuses) expect([201, 409]).toContain(status)
      }
      const made = await house.store.db
        .selectFrom('restaurant_orders')
        .select((eb) => eb.fn.countAll().as('count'))
        .where(
          'operation_id',
          'in',
          operations.map(({ id }) => id),
        )
        .executeTakeFirstOrThrow()
      expect(Number(made.count)).toBe(100)
    })
  })

  describe('voiding', () => {
    it('burns a key the house has not seen, for good', async () => {
      const device = uuidv7()
      const one = await order()
      const first = await voiding(one.key, one.id, { device })
      expect(first.body).toEqual({ outcome: 'voided' })
      expect((await voiding(one.key, one.id, { device })).body).toEqual({ outcome: 'voided' })
      const late = await send([one, { ...one, key: uuidv7() }], { device })
      expect(late.statuses).toEqual([410, 410])
      const otherKey = await send([{ ...one, key: uuidv7() }], { device })
      expect(otherKey.answers[0]?.body).toMatchObject({ code: 'voided' })
      expect(await orderOf(one.id)).toBeUndefined()
    })

    it('answers what was done, when it was', async () => {
      const device = uuidv7()
      const one = await order()
      const taken = await send([one], { device })
      const answer = await voiding(one.key, one.id, { device })
      expect(answer.body).toEqual({
        outcome: 'done',
        status: 201,
        body: taken.answers[0]?.body,
      })
      const underAnother = await voiding(uuidv7(), one.id, { device })
      expect(underAnother.body).toMatchObject({ outcome: 'done', status: 201 })
    })

    it('tells a stranger nothing', async () => {
      const one = await order()
      await send([one], { device: uuidv7() })
      const answer = await voiding(one.key, one.id, { device: uuidv7() })
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('order')
    })

    it('and sending at the same time: exactly one wins', async () => {
      const outcomes = new Set<string>()
      for (let round = 0; round < 40; round += 1) {
        const device = uuidv7()
        const one = await order()
        const pair = [() => send([one], { device }), () => voiding(one.key, one.id, { device })]
        if (round % 2 === 1) pair.reverse()
        for (const answer of await Promise.all(pair.map((go) => go()))) {
          expect(answer.status).toBeLessThan(500)
          expect(answer.text).not.toContain('"internal"')
        }
        const asked = await voiding(one.key, one.id, { device })
        const made = await orderOf(one.id)
        const { outcome } = asked.body as { outcome: string }
        expect(outcome).toBe(made === undefined ? 'voided' : 'done')
        outcomes.add(outcome)
      }
      expect(outcomes.size).toBeGreaterThan(0)
    })

    it.each(['no-uuid', '%00', "' or 1=1"])('refuses the key %s', async (key) => {
      const answer = await voiding(encodeURIComponent(key).replace('%2500', '%00'), uuidv7())
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'bad_request' })
    })
  })

  describe('parked rows', () => {
    it('are told to the desk, once however often', async () => {
      const device = uuidv7()
      const one = await order()
      for (let time = 0; time < 2; time += 1) {
        const answer = await tell([report(one)], { device })
        expect(answer.body).toEqual({
          rows: [{ id: one.id, state: 'open', settled_by: null, settled_note: null }],
        })
      }
      expect(await listed(one.id)).toMatchObject({
        version: 1,
        actor_name: 'Guest',
        device_id: device,
        endpoint: 'placeRestaurantOrder',
        executable: true,
        // The desk words it itself: a reporter's own words are not kept.
        words: { title: '', detail: '' },
      })
      await tell([report(one, 'withdrawn')], { device })
      expect(await listed(one.id)).toBeUndefined()
    })

    it('are not for guests to read', async () => {
      expect((await house.ask('GET', '/api/outbox/parked')).status).toBe(401)
      const token = await house.staff('trainee')
      expect((await house.ask('GET', '/api/outbox/parked', { token })).status).toBe(403)
    })

    it('belong to who reported them', async () => {
      const one = await order()
      await tell([report(one)], { device: uuidv7() })
      const stranger = await tell([report(one, 'withdrawn')], { device: uuidv7() })
      expect(stranger.status).toBe(403)
      expect(await listed(one.id)).toBeDefined()
    })

    it('close by themselves when they are taken or withdrawn after all', async () => {
      const device = uuidv7()
      const [taken, withdrawn] = [await order(), await order()]
      await tell([report(taken), report(withdrawn)], { device })
      await send([taken], { device })
      await voiding(withdrawn.key, withdrawn.id, { device })
      expect(await listed(taken.id)).toBeUndefined()
      expect(await listed(withdrawn.id)).toBeUndefined()
      const answer = await tell([report(taken), report(withdrawn)], { device })
      const rows = answer.body.rows as { state: string }[]
      expect(rows.map(({ state }) => state)).toEqual(['taken', 'withdrawn'])
    })

    it('once settled, are over: the key is burnt, the device learns of it', async () => {
      const device = uuidv7()
      const token = await house.staff()
      const one = await order()
      await tell([report(one)], { device })
      const settled = await settle(one.id, { token })
      expect(settled.status).toBe(200)
      expect(settled.body.data).toMatchObject({
        state: 'settled',
        settled_by: 'Some admin',
        settled_note: 'Called them',
      })
      expect((await settle(one.id, { token })).status).toBe(200)
      const late = await send([one], { device })
      expect(late.answers[0]?.body).toMatchObject({ code: 'voided' })
      const told = await tell([report(one)], { device })
      expect((told.body.rows as unknown[])[0]).toMatchObject({
        state: 'settled',
        settled_by: 'Some admin',
      })
      expect(await orderOf(one.id)).toBeUndefined()
    })

    it('cannot be settled once they were taken: 409 with the row', async () => {
      const device = uuidv7()
      const token = await house.staff()
      const one = await order()
      await tell([report(one)], { device })
      await send([one], { device })
      const answer = await settle(one.id, { token })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'conflict',
        current: { id: one.id, state: 'taken' },
      })
    })

    it('settled and sent at the same time: one of both', async () => {
      const token = await house.staff()
      for (let round = 0; round < 15; round += 1) {
        const device = uuidv7()
        const one = await order()
        await tell([report(one)], { device })
        const pair = [() => send([one], { device }), () => settle(one.id, { token })]
        if (round % 2 === 1) pair.reverse()
        for (const answer of await Promise.all(pair.map((go) => go()))) {
          expect(answer.status).toBeLessThan(500)
          expect(answer.text).not.toContain('"internal"')
        }
        // Whoever was told "in progress" asks again, as devices do.
        const [sent, settled] = [await send([one], { device }), await settle(one.id, { token })]
        const made = await orderOf(one.id)
        expect([sent.statuses[0], settled.status]).toEqual(made ? [201, 409] : [410, 200])
      }
    })

    it('are settled by the desk alone, offline too', async () => {
      const device = uuidv7()
      const one = await order()
      await tell([report(one)], { device })
      expect((await settle(one.id, { device })).status).toBe(401)
      const token = await house.staff('reception', 'send')
      const settling = operation('settleParked', { note: null }, { params: { id: one.id } })
      const answer = await send([settling], { token })
      expect(answer.statuses).toEqual([200])
      expect((await settle('nowhere', { token: await house.staff() })).status).toBe(404)
    })

    it('need the device’s name', async () => {
      expect((await tell([report(await order())], {})).status).toBe(400)
    })
  })
})
