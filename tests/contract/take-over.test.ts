import { describe, expect, it } from 'vitest'
import { tokenHash } from '../../src/server/pipeline/tokens.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type Asked } from './http-house.ts'

/** What somebody left on a device who cannot sign in any more: an admin takes it over (decision 43). */
eachStore(async (make) => {
  const house = await openDemo(make)

  /** A member of staff, signed in or with a token that can only send. */
  async function person(role = 'admin', scope: 'full' | 'send' = 'full') {
    const token = await house.staff(role, scope)
    const { user_id: id, name } = await house.store.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.user_id', 'users.name'])
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirstOrThrow()
    return { token, id, name, device: scope === 'send' ? house.deviceOf(token) : uuidv7() }
  }

  const disable = (id: string) =>
    house.store.transaction((tx) => tx.update('users', id, { disabled: 1 }))

  async function order() {
    const answer = await house.ask('POST', '/api/restaurant/orders', {
      body: await dinner(house.store),
      device: uuidv7(),
      key: uuidv7(),
    })
    return String((answer.body.order as { id: string }).id)
  }

  const cash = (orderId: string, more: Record<string, unknown> = {}) => ({
    id: uuidv7(),
    key: uuidv7(),
    route: 'recordOrderPayment',
    params: { id: orderId },
    body: {
      amount: 5,
      currency: 'USD',
      method: 'cash',
      status: 'paid',
      reference: null,
      customer_name: 'A guest',
    },
    group: `restaurant_orders:${orderId}`,
    after: [],
    device_time: '2026-07-01T06:00:00.000Z',
    ...more,
  })

  async function send(operation: object, asked: Asked) {
    const answer = await house.ask('POST', '/api/outbox', {
      body: { contract_version: 1, operations: [operation] },
      ...asked,
    })
    const [one] = (answer.body.answers ?? []) as { status: number; body: Record<string, unknown> }[]
    return { status: one?.status ?? answer.status, body: one?.body ?? answer.body }
  }

  const voiding = (one: { id: string; key: string }, asked: Asked) =>
    house.ask('POST', `/api/outbox/${one.key}/void`, { body: { operation_id: one.id }, ...asked })

  const paymentsOf = (orderId: string) =>
    house.store.db
      .selectFrom('payments')
      .select(['amount_cents', 'changed_by', 'device_time'])
      .where('subject_id', '=', orderId)
      .execute()

  const auditOf = (operationId: string) =>
    house.store.db
      .selectFrom('audit')
      .select(['actor_name', 'on_behalf_of', 'on_behalf_of_name', 'on_behalf_reason'])
      .where('operation_id', '=', operationId)
      .execute()

  it('is sent as the admin’s, and audit and payment name both', async () => {
    const [gone, admin] = [await person('admin'), await person('admin')]
    const orderId = await order()
    await disable(gone.id)
    const theirs = cash(orderId)
    expect((await send(theirs, gone)).status).toBe(401)
    expect((await voiding(theirs, admin)).body).toEqual({ outcome: 'voided' })
    const taken = cash(orderId, {
      on_behalf_of: { user_id: gone.id, name: 'Somebody I made up', reason: 'No longer here' },
    })
    expect(await send(taken, admin)).toMatchObject({ status: 201 })
    // Again, as after a lost answer: once.
    expect(await send(taken, admin)).toMatchObject({ status: 201 })
    expect(await paymentsOf(orderId)).toEqual([
      {
        amount_cents: 500,
        changed_by: `${gone.name} / ${admin.name}`,
        device_time: '2026-07-01T06:00:00.000Z',
      },
    ])
    const names = {
      actor_name: admin.name,
      on_behalf_of: gone.id,
      on_behalf_of_name: gone.name,
      on_behalf_reason: 'No longer here',
    }
    const audit = await auditOf(taken.id)
    expect(audit.length).toBeGreaterThan(0)
    for (const row of audit) expect(row).toEqual(names)
    // The one of before can never come any more, whoever brings it.
    expect((await send(theirs, admin)).status).toBe(410)
  })

  it('is in the day’s totals of who took the money', async () => {
    const [gone, admin] = [await person('reception'), await person('admin')]
    await house.store.transaction((tx) => tx.update('users', gone.id, { name: 'Grace Gone' }))
    const orderId = await order()
    await disable(gone.id)
    const claim = { user_id: gone.id, name: 'Grace Gone', reason: 'No longer here' }
    const answer = await send(cash(orderId, { on_behalf_of: claim }), admin)
    expect(answer.status).toBe(201)
    const { body } = await house.ask('GET', '/api/day-close?day=2026-07-01', admin)
    const { cashiers } = body.figures as { cashiers: object[] }
    expect(cashiers).toContainEqual(
      expect.objectContaining({ cashier: 'Grace Gone', method: 'cash', currency: 'USD', net: 5 }),
    )
  })

  it('tells the admin what was done already: nothing is done twice', async () => {
    const [gone, admin] = [await person('admin'), await person('admin')]
    const orderId = await order()
    const accepted = {
      ...cash(orderId),
      route: 'acceptRestaurantOrder',
      body: { seen: { status: 'pending' } },
    }
    const first = await send(accepted, gone)
    expect(first.status).toBe(200)
    await disable(gone.id)
    expect((await voiding(accepted, admin)).body).toEqual({
      outcome: 'done',
      status: 200,
      body: first.body,
    })
  })

  it('waits for the admin’s sign-in: the token that can only send names nobody else', async () => {
    const [gone, admin] = [await person('admin'), await person('admin', 'send')]
    const orderId = await order()
    const taken = cash(orderId, {
      on_behalf_of: { user_id: gone.id, name: gone.name, reason: 'No longer here' },
    })
    expect(await send(taken, admin)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await paymentsOf(orderId)).toEqual([])
    expect((await voiding(cash(orderId), admin)).body).toEqual({ outcome: 'voided' })
  })

  it('closes what was reported as stuck', async () => {
    const [gone, admin] = [await person('admin'), await person('admin')]
    const stuck = cash(await order(), { body: { amount: -1 } })
    expect((await send(stuck, gone)).status).toBe(422)
    await house.ask('POST', '/api/outbox/parked', {
      body: {
        rows: [
          {
            id: stuck.id,
            key: stuck.key,
            state: 'open',
            endpoint: stuck.route,
            request: { params: stuck.params, body: stuck.body },
            refusal: { code: 'validation', message: 'No.' },
            words: { title: 'Record payment', detail: '' },
            device_name: null,
            device_time: stuck.device_time,
          },
        ],
      },
      ...gone,
    })
    await disable(gone.id)
    expect((await voiding(stuck, admin)).body).toEqual({ outcome: 'voided' })
    const row = await house.store.db
      .selectFrom('parked')
      .select('state')
      .where('id', '=', stuck.id)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'withdrawn' })
  })

  describe('is nobody else’s', () => {
    const roles = ['staff', 'trainer'] as const
    it.each(roles)('%s', async (role) => {
      const [gone, other] = [await person('admin'), await person(role)]
      const orderId = await order()
      const done = cash(orderId)
      expect((await send(done, gone)).status).toBe(201)
      const heard = await voiding(done, other)
      expect(heard.status).toBe(403)
      expect(heard.text).not.toContain('amount')
      const claim = { user_id: gone.id, name: gone.name, reason: 'I say so' }
      const answer = await send(cash(orderId, { on_behalf_of: claim }), other)
      expect([403, 401]).toContain(answer.status)
      expect(await paymentsOf(orderId)).toHaveLength(1)
    })

    it('a guest', async () => {
      const gone = await person('admin')
      const done = cash(await order())
      await send(done, gone)
      expect((await voiding(done, { device: uuidv7() })).status).toBe(403)
      const claim = { user_id: gone.id, name: gone.name, reason: 'I say so' }
      const asked = { ...cash(''), route: 'placeRestaurantOrder', params: {}, on_behalf_of: claim }
      const body = await dinner(house.store)
      expect((await send({ ...asked, body }, { device: uuidv7() })).status).toBe(403)
    })

    it('and an admin hears nothing of what a guest sent', async () => {
      const admin = await person('admin')
      const one = { ...cash(''), route: 'placeRestaurantOrder', params: {} }
      const body = await dinner(house.store)
      expect((await send({ ...one, body }, { device: uuidv7() })).status).toBe(201)
      expect((await voiding(one, admin)).status).toBe(403)
    })
  })
})
