import { beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from '../contract/fixtures.ts'
import {
  addPerson,
  dinner,
  MORNING,
  openHouse,
  PASSWORD,
  type House,
} from '../contract/http-house.ts'

const DAY = 86_400_000

eachStore((make) => {
  describe('the token that can only send', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
    })

    /** Somebody signed in on a device, as the app does it. */
    async function signedIn(role = 'admin') {
      house.now = MORNING
      const { id, email, device } = await addPerson(house.store, role)
      const answer = await house.ask('POST', '/api/login', {
        body: { email, password: PASSWORD, device_name: 'Chrome, Android' },
        device,
      })
      const { token, send_token: send } = answer.body.data as Record<'token' | 'send_token', string>
      return { id, device, token, send }
    }

    const order = async () =>
      String(
        (await house.ask('POST', '/api/restaurant/orders', { body: await dinner(house.store) }))
          .body.id,
      )

    /** One operation in a batch; its own answer, or that of the whole. */
    async function sends(
      asked: { token: string; device: string },
      route: string,
      params: object,
      body: object,
    ) {
      const operation = {
        id: uuidv7(),
        key: uuidv7(),
        route,
        params,
        body,
        group: 'one',
        after: [],
        device_time: house.now.toISOString(),
      }
      const answer = await house.ask('POST', '/api/outbox', {
        ...asked,
        body: { contract_version: 1, operations: [operation] },
      })
      const [one] = (answer.body.answers ?? []) as { status: number; body: { code?: string } }[]
      return one ? [one.status, one.body.code] : [answer.status, answer.body.code]
    }

    it('is good on its own device alone', async () => {
      const { send, device } = await signedIn()
      const id = await order()
      const accept = (from: string) =>
        sends({ token: send, device: from }, 'acceptRestaurantOrder', { id }, {})
      expect(await accept(uuidv7())).toEqual([401, 'unauthenticated'])
      const nowhere = await house.ask('POST', '/api/outbox', { token: send, body: {} })
      expect([nowhere.status, nowhere.body.code]).toEqual([401, 'unauthenticated'])
      expect(await accept(device)).toEqual([200, undefined])
    })

    it('never changes settings, prices or what is offered: that waits for the sign-in', async () => {
      const { send, token, device } = await signedIn()
      const item = await house.store.db
        .selectFrom('items')
        .select(['id', 'price_cents'])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const price = { price: item.price_cents / 100 + 1 }
      const matters: [string, object, object][] = [
        ['updateSettings', {}, { orgName: 'Stolen' }],
        ['updateTravelPrice', {}, { price_per_km_usd: 99 }],
        ['updateItem', { id: item.id }, price],
        ['deleteItem', { id: item.id }, {}],
      ]
      for (const [route, params, body] of matters) {
        const answer = await sends({ token: send, device }, route, params, body)
        expect(answer, route).toEqual([401, 'unauthenticated'])
      }
      for (const { url, body } of [
        { url: '/api/people', body: { name: 'X', email: 'x@example.com', role: 'admin' } },
        { url: '/api/keys', body: { name: 'X' } },
        { url: '/api/backups', body: {} },
      ]) {
        const answer = await house.ask('POST', url, { token: send, device, body })
        expect([answer.status, answer.body.code], url).toEqual([403, 'forbidden'])
      }
      const still = await house.store.db
        .selectFrom('items')
        .select('price_cents')
        .where('id', '=', item.id)
        .executeTakeFirstOrThrow()
      expect(still.price_cents).toBe(item.price_cents)
      // That a dish is out needs no sign-in; and with it the price goes through.
      const off = { is_available: false }
      expect(await sends({ token: send, device }, 'updateItem', { id: item.id }, off)).toEqual([
        200,
        undefined,
      ])
      expect(await sends({ token, device }, 'updateItem', { id: item.id }, price)).toEqual([
        200,
        undefined,
      ])
      // Who may not do it at all hears that, and not that signing in would help.
      const reception = await signedIn('reception')
      const theirs = { token: reception.send, device: reception.device }
      expect(await sends(theirs, 'updateItem', { id: item.id }, price)).toEqual([403, 'forbidden'])
    })

    it('ends some days after the sign-out, and on this device alone', async () => {
      const { id, send, token, device } = await signedIn()
      const other = await signedIn()
      await house.store.transaction((tx) =>
        tx.db
          .updateTable('sessions')
          .set({ user_id: id })
          .where('device_id', '=', other.device)
          .execute(),
      )
      expect((await house.ask('POST', '/api/logout', { token, device, body: {} })).status).toBe(200)
      const meal = await order()
      const step = (sender: { send: string; device: string }) =>
        sends(
          { token: sender.send, device: sender.device },
          'acceptRestaurantOrder',
          { id: meal },
          {},
        )
      house.now = new Date(MORNING.getTime() + 6 * DAY)
      expect(await step({ send, device })).toEqual([200, undefined])
      house.now = new Date(MORNING.getTime() + 8 * DAY)
      expect(await step({ send, device })).toEqual([419, 'session_expired'])
      expect(await step(other)).toEqual([200, undefined])
    })

    it('ends when the device says that nothing waits', async () => {
      const { send, device } = await signedIn()
      const tell = (body: object) =>
        house.ask('POST', '/api/outbox/handover', { token: send, device, body })
      expect((await tell({ operations: [] })).status).toBe(200)
      expect((await tell({ operations: [], nothing_waits: true })).status).toBe(200)
      expect((await tell({ operations: [] })).status).toBe(401)
    })

    it('is shown to admins by person and device, and ended by them', async () => {
      const admin = await signedIn()
      const cook = await signedIn('staff')
      const asked = { token: admin.token }
      const senders = async () => {
        const { body } = await house.ask('GET', '/api/people', asked)
        const people = body.data as { id: string; senders: { id: string; device: string }[] }[]
        return people.find(({ id }) => id === cook.id)?.senders ?? []
      }
      const [one, ...rest] = await senders()
      expect(rest).toEqual([])
      expect(one).toMatchObject({ device: 'Chrome, Android', since: MORNING.toISOString() })
      expect(JSON.stringify(one)).not.toContain(cook.send)
      const end = (token: string) =>
        house.ask('POST', `/api/people/${cook.id}/end-sender`, {
          token,
          body: { sender: one?.id },
        })
      expect((await end(cook.token)).status).toBe(403)
      expect((await end(admin.token)).status).toBe(200)
      expect(await senders()).toEqual([])
      const gone = { token: cook.send, device: cook.device }
      expect(await sends(gone, 'acceptRestaurantOrder', { id: await order() }, {})).toEqual([
        401,
        'unauthenticated',
      ])
      // They stay signed in.
      expect((await house.ask('GET', '/api/rooms/states', { token: cook.token })).status).toBe(200)
    })
  })
})
