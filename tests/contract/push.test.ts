import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { pushJob, type PushJobOptions } from '#server/push/push-job.ts'
import { isPrivate, outboundPolicy } from '#server/push/outbound-policy.ts'
import { deleteOldPush } from '#server/push/start.ts'
import { vapidKeys } from '#server/push/vapid.ts'
import {
  pushService,
  senderOf,
  type PushDevice,
  type PushService,
} from '../fixtures/push-service.ts'
import { addRoom } from './bookings-house.ts'
import { carLine, cart, laundryLine, mealLine, roomLine } from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type House } from './http-house.ts'
import { addCar } from './rentals-house.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SUBSCRIBE = '/api/push/subscriptions'
const END = '/api/push/subscriptions/end'
const PERSONAL = /aline|mukamana|0788|123 456|example|groundnuts|\d{4}-\d{2}|[2-9A-HJKMNP-TV-Z]{8}/i

const services = outboundPolicy({ loopback: true })

eachStore((make) => {
  let house: House
  let token: string
  let service: PushService
  let device: PushDevice
  const warnings: unknown[] = []
  const parts = (): PushJobOptions => ({
    store: house.store,
    services,
    clock: () => house.now,
    warn: (facts) => void warnings.push(facts),
  })

  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }), {
      pushServices: services,
    })
    token = await house.staff()
  })
  beforeEach(async () => {
    // Each test an hour on: what came in before is too old to be told.
    house.now = new Date(house.now.getTime() + HOUR)
    warnings.length = 0
    await house.store.transaction(async (tx) => {
      await tx.db.deleteFrom('push_deliveries').execute()
      await tx.db.deleteFrom('push_subscriptions').execute()
    })
    service = await pushService()
    device = service.device()
  })
  afterEach(() => service.close())

  const subscribe = (whose = token, its: PushDevice = device) =>
    house.ask('POST', SUBSCRIBE, { token: whose, body: its.subscription })
  const order = async (changes = {}, asked = {}) => {
    const body = await dinner(house.store, {
      schedule: { date: addDays(house.now.toISOString().slice(0, 10), 1), time: '19:00' },
      ...changes,
    })
    const answer = await house.ask('POST', '/api/restaurant/orders', { body, ...asked })
    expect(answer.status, answer.text).toBe(201)
    return answer
  }
  const run = () => pushJob(parts()).run(house.now, new AbortController().signal)
  const later = (ms: number) => void (house.now = new Date(house.now.getTime() + ms))
  const deliveries = () =>
    house.store.db.selectFrom('push_deliveries').selectAll().orderBy('row_id').execute()
  const subscriptions = () => house.store.db.selectFrom('push_subscriptions').selectAll().execute()
  const told = (its: PushDevice = device) => service.messagesOf(its)

  describe('a guest’s order', () => {
    it('is told, encrypted for the device alone, with a kind and a number and nothing else', async () => {
      expect((await subscribe()).body).toEqual({ on: true })
      await order()
      await run()
      expect(told()).toEqual([{ kind: 'restaurant', count: 1 }])
      const [post] = service.arrived
      expect(post?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        urgency: 'high',
        ttl: '7200',
      })
      expect(post?.body.toString('latin1')).not.toContain('restaurant')
      expect(device.open(post?.body ?? Buffer.alloc(0))).not.toMatch(PERSONAL)
      // Another device's keys do not open it.
      expect(() => service.device().open(post?.body ?? Buffer.alloc(0))).toThrow(/authenticate/)
    })

    it('is told by the house, whose key the device was given', async () => {
      const { body } = await house.ask('GET', '/api/push/key', { token })
      await subscribe()
      await order()
      await run()
      const { key, claims } = senderOf(service.arrived[0]!)
      expect(key).toBe(body.key)
      expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:stay@example.com' })
    })

    it('is told once to each device', async () => {
      const [other, colleague] = [service.device(), service.device()]
      await subscribe()
      await subscribe(token, other)
      await subscribe(await house.staff('staff'), colleague)
      await order()
      await Promise.all([run(), run(), run()])
      for (let rounds = 0; rounds < 3; rounds += 1) {
        later(2000)
        await run()
      }
      for (const each of [device, other, colleague]) {
        expect(told(each)).toEqual([{ kind: 'restaurant', count: 1 }])
      }
    })

    it('is one message with the others of its kind that came at the same time', async () => {
      await subscribe()
      for (let orders = 0; orders < 3; orders += 1) await order()
      await run()
      expect(told()).toEqual([{ kind: 'restaurant', count: 3 }])
      await order()
      await run()
      expect(told()).toEqual([
        { kind: 'restaurant', count: 3 },
        { kind: 'restaurant', count: 1 },
      ])
    })

    it('of before the device subscribed is not told, nor one that was cancelled at once', async () => {
      await order()
      later(1000)
      await subscribe()
      const { id } = (await order()).body as { id: string }
      const path = `/api/restaurant-orders/${id}/cancel`
      const body = { seen: { status: 'pending' } }
      expect((await house.ask('PATCH', path, { token, body })).status).toBe(200)
      await run()
      expect(service.arrived).toEqual([])
    })

    it('that the desk wrote down itself is not told', async () => {
      await subscribe()
      await order({ source: 'desk' }, { token })
      await run()
      expect(service.arrived).toEqual([])
      // A guest who only says so is told.
      await order({ source: 'desk' })
      await run()
      expect(told()).toEqual([{ kind: 'restaurant', count: 1 }])
    })

    it('that is rolled back is not told', async () => {
      await subscribe()
      const room = await addRoom(house.store)
      const lines = [await mealLine(house.store), roomLine(room)]
      // All or none: the room is gone, so the meal is undone too.
      await house.store.transaction((tx) => tx.remove('rooms', room.id))
      const answer = await house.ask('POST', '/api/book', { body: cart(lines) })
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
      const undone = house.store.transaction(async (tx) => {
        await tx.insert('tickets', {
          id: 'undone',
          name: 'A',
          email: 'a@example.com',
          phone: null,
          subject: 'S',
          message: 'M',
          state: 'open',
        })
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await run()
      expect(service.arrived).toEqual([])
    })
  })

  it('tells of every service, of a whole cart, and of messages', async () => {
    await subscribe()
    const lines = [
      roomLine(await addRoom(house.store)),
      await mealLine(house.store, { schedule: { date: addDays(TODAY, 2), time: '19:00' } }),
      laundryLine({
        pick_up: `${addDays(TODAY, 3)}T10:00`,
        drop_off: `${addDays(TODAY, 6)}T16:00`,
      }),
      carLine(await addCar(house.store)),
    ]
    const booked = await house.ask('POST', '/api/book', { body: cart(lines) })
    expect(booked.status, booked.text).toBeLessThan(300)
    const reserved = await house.ask('POST', '/api/restaurant/reservations', {
      body: {
        date: addDays(TODAY, 40),
        time: '19:00',
        party_size: 4,
        notes: null,
        promo_code: null,
        custom_request: null,
        customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
        source: 'public',
      },
    })
    expect(reserved.status, reserved.text).toBe(201)
    const wrote = await house.ask('POST', '/api/contact', {
      body: {
        name: 'Aline',
        email: 'aline@example.com',
        phone: '',
        subject: 'Arriving late',
        message: 'We come at midnight.',
      },
    })
    expect(wrote.status, wrote.text).toBe(201)
    await run()
    const kinds = ['car', 'laundry', 'message', 'restaurant', 'room', 'table']
    expect((told() as { kind: string }[]).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
      kinds.map((kind) => ({ kind, count: 1 })),
    )
    // The push service learns nothing from their length either.
    expect(new Set(service.arrived.map(({ body }) => body.length)).size).toBe(1)
  })

  describe('a push service', () => {
    it.each([404, 410])('that answers %i ends the subscription', async (status) => {
      const other = service.device()
      await subscribe()
      await subscribe(token, other)
      service.upset({ status }, device)
      await order()
      await run()
      expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([
        other.subscription.endpoint,
      ])
      expect(told(other)).toHaveLength(1)
      service.arrived.length = 0
      await order()
      await run()
      expect(told()).toEqual([])
      expect(told(other)).toHaveLength(1)
    })

    it.each([{ status: 500 }, { status: 429 }, 'cut'] as const)(
      'in trouble (%j) is asked again, later each time, with what came meanwhile',
      async (mood) => {
        await subscribe()
        service.upset(mood)
        await order()
        await run()
        expect(service.arrived).toHaveLength(1)
        await order()
        await run()
        // Not for the second order either, before its time.
        expect(service.arrived.length).toBeLessThanOrEqual(2)
        for (let minutes = 0; minutes < 60; minutes += 1) {
          later(MINUTE)
          await run()
        }
        const tried = service.arrived.length
        expect(tried).toBeGreaterThan(5)
        expect(tried).toBeLessThan(15)
        service.upset(null)
        later(20 * MINUTE)
        service.arrived.length = 0
        await run()
        expect(told()).toEqual([{ kind: 'restaurant', count: 2 }])
        expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
      },
    )

    it('is given the time that it asks for', async () => {
      await subscribe()
      service.upset({ status: 429, headers: { 'retry-after': '600' } })
      await order()
      await run()
      later(9 * MINUTE)
      await run()
      expect(service.arrived).toHaveLength(1)
      later(2 * MINUTE)
      await run()
      expect(service.arrived).toHaveLength(2)
    })

    it('that stays away is not asked about an order of hours ago', async () => {
      await subscribe()
      service.upset({ status: 503 })
      await order()
      await run()
      later(2 * HOUR + MINUTE)
      await run()
      expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped'])
      service.upset(null)
      later(HOUR)
      await run()
      expect(service.arrived).toHaveLength(2)
    })

    it('that refuses is not asked again, and the log says so without an address', async () => {
      await subscribe()
      service.upset({ status: 403 })
      await order()
      await run()
      later(HOUR)
      await run()
      expect(service.arrived).toHaveLength(1)
      expect(warnings).toEqual([{ kind: 'restaurant', why: 'push: HTTP 403' }])
      expect(await subscriptions()).toHaveLength(1)
    })

    it('is not followed elsewhere', async () => {
      await subscribe()
      const elsewhere = `${service.url}/elsewhere`
      service.upset({ status: 307, headers: { location: elsewhere } })
      await order()
      await run()
      expect(service.arrived.map(({ endpoint }) => endpoint)).toEqual([
        device.subscription.endpoint,
      ])
    })

    it('that was dead for one device does not hold up the others', async () => {
      const other = service.device()
      await subscribe()
      await subscribe(token, other)
      service.upset('cut', device)
      await order()
      await run()
      later(2000)
      await run()
      expect(told(other)).toEqual([{ kind: 'restaurant', count: 1 }])
    })
  })

  describe('a subscription', () => {
    it('ends with the session it was made in', async () => {
      const own = await house.staff()
      await subscribe(own)
      await house.ask('POST', '/api/logout', { token: own })
      await order()
      await run()
      expect(service.arrived).toEqual([])
      later(1000)
      await deleteOldPush(house.store, house.now)
      expect(await subscriptions()).toEqual([])
    })

    it('ends with the account, and with the session’s time', async () => {
      const own = await house.staff()
      await subscribe(own)
      const [row] = await subscriptions()
      const closed = (disabled: 0 | 1) =>
        house.store.transaction((tx) => tx.update('users', row?.user_id ?? '', { disabled }))
      await closed(1)
      await order()
      await run()
      expect(service.arrived).toEqual([])
      await closed(0)
      await house.store.transaction((tx) =>
        tx.db
          .updateTable('sessions')
          .set({ expires_at: house.now.toISOString() })
          .where('token_hash', '=', row?.session_hash ?? '')
          .execute(),
      )
      await run()
      expect(service.arrived).toEqual([])
    })

    it('said again is the same one; said by a colleague on the same device, theirs', async () => {
      await subscribe()
      const [first] = await subscriptions()
      later(1000)
      await subscribe()
      expect(await subscriptions()).toEqual([first])
      const colleague = await house.staff('staff')
      await subscribe(colleague)
      const [taken, ...more] = await subscriptions()
      expect(more).toEqual([])
      expect(taken?.user_id).not.toBe(first?.user_id)
      // Who had it before can no more end it.
      await house.ask('POST', END, { token, body: { endpoint: device.subscription.endpoint } })
      expect(await subscriptions()).toHaveLength(1)
    })

    it('ends when the person switches it off', async () => {
      await subscribe()
      const body = { endpoint: device.subscription.endpoint }
      for (let times = 0; times < 2; times += 1) {
        expect((await house.ask('POST', END, { token, body })).body).toEqual({ on: false })
      }
      await order()
      await run()
      expect(service.arrived).toEqual([])
    })

    it('is the desk’s alone', async () => {
      for (const [whose, status] of [
        [undefined, 401],
        [await house.staff('trainer'), 403],
        [await house.staff('admin', 'send'), 403],
      ] as const) {
        const asked = whose === undefined ? {} : { token: whose }
        expect((await house.ask('GET', '/api/push/key', asked)).status).toBe(status)
        for (const url of [SUBSCRIBE, END]) {
          const answer = await house.ask('POST', url, { ...asked, body: device.subscription })
          expect(answer.status).toBe(status)
        }
      }
    })

    it('makes room for the newest of a person’s devices', async () => {
      const own = await house.staff()
      await subscribe(own)
      for (let devices = 0; devices < 20; devices += 1) {
        later(1)
        await subscribe(own, service.device())
      }
      const kept = (await subscriptions()).map(({ endpoint }) => endpoint)
      expect(kept).toHaveLength(20)
      expect(kept).not.toContain(device.subscription.endpoint)
    })

    it.each([
      ['http://push.example.com/x'],
      ['https://localhost/x'],
      ['https://127.0.0.1/x'],
      ['https://10.0.0.7/x'],
      ['https://8.8.8.8/x'],
      ['https://[::1]/x'],
      ['https://0x7f000001/x'],
      ['https://router/x'],
      ['https://printer.local/x'],
      ['https://db.internal./x'],
      ['https://user:pass@push.example.com/x'],
      ['https://push.example.com:8443/x'],
      ['http://127.0.0.1@example.com/x'],
      ['ftp://push.example.com/x'],
      ['not an address'],
    ])('cannot lead the house to %s', async (endpoint) => {
      const body = { ...device.subscription, endpoint }
      const answer = await house.ask('POST', SUBSCRIBE, { token, body })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty(['endpoint'])
      expect(await subscriptions()).toEqual([])
    })

    it.each([
      { p256dh: `${'A'.repeat(87)}`, auth: 'A'.repeat(22) },
      { p256dh: 'short', auth: 'A'.repeat(22) },
      { p256dh: `BA${'='.repeat(85)}`, auth: 'A'.repeat(22) },
    ])('needs keys that can be used: %j', async (keys) => {
      const body = { ...device.subscription, keys }
      expect((await house.ask('POST', SUBSCRIBE, { token, body })).status).toBe(422)
    })

    it('does not stand in the log', async () => {
      await subscribe()
      service.upset({ status: 500 })
      await order()
      await run()
      const { endpoint, keys } = device.subscription
      for (const secret of [
        endpoint,
        keys.auth,
        keys.p256dh,
        (await vapidKeys(house.store)).privateKey,
      ]) {
        expect(house.logs.join('\n')).not.toContain(secret)
        expect(JSON.stringify(warnings)).not.toContain(secret)
      }
      expect((await deliveries())[0]?.last_error).toBe('push: HTTP 500')
    })
  })

  it('has keys of its own, made once, however many make them', async () => {
    const store = await make()
    const made = await Promise.all([vapidKeys(store), vapidKeys(store), vapidKeys(store)])
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
    expect(made[0]).not.toEqual(await vapidKeys(house.store))
    const known = JSON.stringify([
      (await house.ask('GET', '/api/push/key', { token })).body,
      (await house.ask('GET', '/api/house')).body,
      (await house.ask('GET', '/api/changes', { token })).body,
    ])
    expect(known).not.toContain((await vapidKeys(house.store)).privateKey)
  })

  it('forgets after a day whom it told of what', async () => {
    await subscribe()
    await order()
    await run()
    later(23 * HOUR)
    await deleteOldPush(house.store, house.now)
    expect(await deliveries()).toHaveLength(1)
    later(2 * HOUR)
    await deleteOldPush(house.store, house.now)
    expect(await deliveries()).toEqual([])
    expect(await subscriptions()).toHaveLength(1)
  })
})

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    'nonsense',
    'fec0::1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001:db8::1',
    '2001::1',
    '3fff::1',
    '5f00::1',
    '203.0.113.5',
    '192.0.2.1',
  ])('%s is private', (address) => expect(isPrivate(address)).toBe(true))

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4009::200e', '::ffff:8.8.8.8'])(
    '%s is not',
    (address) => expect(isPrivate(address)).toBe(false),
  )

  it('of a name are looked at each time: one that leads home leads nowhere', async () => {
    const found = await new Promise((resolve) => {
      outboundPolicy().lookup('localhost', {}, (error) => resolve(error?.code))
    })
    expect(found).toBe('EPRIVATE')
  })

  it('on loopback are allowed where a test says so, and only there', () => {
    const stand = 'http://127.0.0.1:4000/push/x'
    expect([outboundPolicy().allows(stand), services.allows(stand)]).toEqual([false, true])
    for (const real of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x']) {
      expect(outboundPolicy().allows(real)).toBe(true)
    }
  })
})
