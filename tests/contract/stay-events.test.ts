import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stayEvent, type StayEvent } from '#contract/stay-events.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import { SendError } from '#server/notices/mail.ts'
import { dropFromDevices } from '#server/stay-events/keep-on-devices.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type Asked, type House } from './http-house.ts'
import { post, sendDue } from './notices-post.ts'

const DAY = 86_400_000

/** What was done about a stay, and the letters about it (decision 66). */
eachStore((make) => {
  let house: House
  let store: Store
  let token: string
  let name: string
  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => house?.now ?? MORNING })
    house = await openHouse(store)
    token = await house.staff('reception')
    const people = await store.db.selectFrom('users').select(['name', 'role']).execute()
    name = people.find(({ role }) => role === 'reception')?.name ?? ''
  })
  beforeEach(() => void (house.now = MORNING))

  const ask = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, asked: Asked = {}) => {
    const answer = await house.ask(method, `/api${path}`, { token, ...asked })
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
    return answer.body
  }
  async function request(room: RoomsTable, changes: Record<string, unknown> = {}) {
    const body = wish(room, { from: TODAY }, changes)
    const answer = await house.ask('POST', '/api/hotel/bookings', { body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  const meal = async (): Promise<string> => {
    const answer = await house.ask('POST', '/api/restaurant/orders', { body: await dinner(store) })
    return String(answer.body.id)
  }

  /** As devices have them, in the order of their happening. */
  const onDevices = async (booking: string): Promise<StayEvent[]> => {
    const { body } = await house.ask('GET', '/api/changes', { token })
    const { stay_events } = body.changes as Record<string, { rows: StayEvent[] }>
    return (stay_events?.rows ?? []).filter((row) => row.booking_id === booking)
  }
  const atHouse = async (booking: string): Promise<StayEvent[]> => {
    const { body } = await house.ask('GET', `/api/stay-events?booking_id=${booking}`, { token })
    return body.data as StayEvent[]
  }
  const kinds = (events: readonly StayEvent[]) => events.map(({ kind }) => kind)
  const byKind = (events: readonly StayEvent[], kind: string) =>
    events.filter((one) => one.kind === kind)
  const letterIn = async (booking: string) =>
    byKind(await onDevices(booking), 'letter').at(-1)?.params.letter

  /** Requested, approved, moved, charged, paid, voided, come and gone. */
  async function walk() {
    const [room, dearer] = [await addRoom(store), await addRoom(store)]
    const id = await request(room)
    await ask('PATCH', `/hotel-bookings/${id}/approve`)
    const [check_in, check_out] = [TODAY, addDays(TODAY, 3)]
    await ask('PATCH', `/hotel-bookings/${id}`, {
      body: { room_id: dearer.id, check_in, check_out },
    })
    await ask('PATCH', `/hotel-bookings/${id}/check-in`)
    const item = await ask('POST', `/hotel-bookings/${id}/folio-items`, {
      body: { title: 'Taxi for Mr Secret', price: 6, qty: 2 },
    })
    await ask('DELETE', `/hotel-bookings/${id}/folio-items/${String(item.id)}`)
    const order = await meal()
    const charge = { kind: 'restaurant', subject_id: order, on: true }
    await ask('POST', `/hotel-bookings/${id}/charges`, { body: charge })
    const pay = (body: object) => ask('POST', `/hotel-bookings/${id}/payments`, { body })
    const paid = { currency: 'USD', method: 'cash', status: 'paid' }
    const wrong = await pay({ ...paid, amount: 50 })
    await ask('PATCH', `/hotel-bookings/${id}/payments/${String(wrong.id)}`, {
      body: { void_reason: 'Typed Mr Secret twice' },
    })
    const right = await pay({ ...paid, amount: 20 })
    await ask('PATCH', `/hotel-bookings/${id}/payments/${String(right.id)}`, {
      body: { status: 'refunded', seen: { status: 'paid' } },
    })
    await ask('POST', `/restaurant-orders/${order}/payments`, {
      body: { ...paid, amount: 5, method: 'mobile money' },
    })
    await ask('PATCH', `/hotel-bookings/${id}/check-out`, {
      body: { reason: 'Mr Secret pays by bank' },
    })
    return { id, room, dearer, order }
  }

  describe('the history of a stay', () => {
    it('has one entry for each thing that was done, with who and how much, and nobody’s own text', async () => {
      const { id, room, dearer, order } = await walk()
      const events = await onDevices(id)
      for (const event of events) expect(safeParse(stayEvent, event).success).toBe(true)
      const told = events.filter(({ kind }) => kind !== 'letter')
      expect(kinds(told).toSorted()).toEqual(
        [
          'booked',
          'approved',
          'moved',
          'checked_in',
          'item_added',
          'item_removed',
          'order_charged',
          'payment',
          'payment_voided',
          'payment',
          'refunded',
          'payment',
          'checked_out',
        ].toSorted(),
      )
      const of = (kind: string) => byKind(told, kind)[0]
      expect(of('booked')).toMatchObject({ by: 'guest', at: MORNING.toISOString() })
      expect(of('approved')).toMatchObject({ by: name })
      expect(of('moved')?.params).toEqual({
        room: dearer.room_number,
        room_before: room.room_number,
        check_out: addDays(TODAY, 3),
        check_out_before: addDays(TODAY, 2),
        total: 240,
        total_before: 160,
      })
      expect(of('item_added')?.params).toMatchObject({ amount: 12, currency: 'USD' })
      expect(of('order_charged')?.params).toMatchObject({ service: 'restaurant', subject: order })
      expect(of('payment_voided')?.params).toMatchObject({ amount: 50, method: 'cash' })
      expect(of('refunded')?.params).toMatchObject({ amount: 20, currency: 'USD' })
      expect(
        byKind(told, 'payment')
          .map(({ params }) => params.amount)
          .toSorted(),
      ).toEqual([20, 5, 50])
      expect(of('checked_out')?.params.amount).toBeGreaterThan(0)
      expect(JSON.stringify(events)).not.toContain('Secret')
      expect(JSON.stringify(events)).not.toContain('aline@example.com')
      expect((await atHouse(id)).map((one) => one.id).toSorted()).toEqual(
        events.map((one) => one.id).toSorted(),
      )
    })

    it('says when it was done, by the device, and when the house heard of it', async () => {
      const id = await request(await addRoom(store))
      const deviceTime = new Date(MORNING.getTime() - 3 * 3_600_000).toISOString()
      await ask('PATCH', `/hotel-bookings/${id}/approve`, {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime,
      })
      const [approved] = byKind(await onDevices(id), 'approved')
      expect(approved).toMatchObject({ at: deviceTime, created_at: MORNING.toISOString() })
    })

    it('is not doubled by what is sent again, and has nothing of what was refused', async () => {
      const id = await request(await addRoom(store))
      const asked = { key: uuidv7(), operation: uuidv7(), body: { title: 'Tea', price: 2, qty: 1 } }
      // At the same time, and once more.
      const path = `/hotel-bookings/${id}/folio-items`
      const sent = { token, ...asked }
      const answers = await Promise.all([1, 2, 3].map(() => house.ask('POST', `/api${path}`, sent)))
      // Done, or being done by another of them.
      for (const { status } of answers) expect([201, 409]).toContain(status)
      await ask('POST', path, asked)
      // Done already: answered, and nothing happened.
      await ask('PATCH', `/hotel-bookings/${id}/approve`)
      await ask('PATCH', `/hotel-bookings/${id}/approve`)
      const before = await onDevices(id)
      expect(kinds(before).toSorted()).toEqual(['approved', 'booked', 'item_added', 'letter'])
      const early = await house.ask('PATCH', `/api/hotel-bookings/${id}/check-out`, { token })
      expect(early.status).toBe(409)
      const wrong = { room_id: 'nowhere', check_in: TODAY, check_out: addDays(TODAY, 1) }
      const refused = await house.ask('PATCH', `/api/hotel-bookings/${id}`, { token, body: wrong })
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(await onDevices(id)).toEqual(before)
    })

    it('tells what the server did by itself: money made a request firm', async () => {
      const id = await request(await addRoom(store))
      await ask('POST', `/hotel-bookings/${id}/payments`, {
        body: { amount: 160, currency: 'USD', method: 'cash', status: 'paid' },
      })
      const events = await onDevices(id)
      expect(byKind(events, 'payment')).toMatchObject([{ by: name, params: { amount: 160 } }])
      expect(byKind(events, 'approved_paid')).toMatchObject([{ by: null }])
      expect(byKind(events, 'approved')).toEqual([])
    })

    it('is for the reception and admins alone', async () => {
      const kitchen = await house.staff('staff')
      expect((await house.ask('GET', '/api/stay-events', { token: kitchen })).status).toBe(403)
      expect((await house.ask('GET', '/api/stay-events')).status).toBe(401)
      const { body } = await house.ask('GET', '/api/changes', { token: kitchen })
      expect(body.changes).not.toHaveProperty('stay_events')
    })
  })

  describe('a letter', () => {
    async function approved(changes: Record<string, unknown> = {}) {
      const id = await request(await addRoom(store), changes)
      await ask('PATCH', `/hotel-bookings/${id}/approve`)
      return id
    }

    it('waits, and is sent: said once, with where it went', async () => {
      const id = await approved()
      expect(await letterIn(id)).toMatchObject({
        kind: 'booking_confirmed',
        state: 'queued',
        trouble: null,
        email: 'own',
        phone: 'own',
        emailed: false,
      })
      const { ways, letters } = post({ smsSender: null })
      house.now = new Date(MORNING.getTime() + 60_000)
      await sendDue(house, ways)
      expect(letters.length).toBeGreaterThan(0)
      expect(byKind(await onDevices(id), 'letter')).toHaveLength(1)
      expect(await letterIn(id)).toMatchObject({
        state: 'sent',
        emailed: true,
        since: house.now.toISOString(),
      })
    })

    it('says why it waits, and that it was given up, without the provider’s own text', async () => {
      const id = await approved()
      const { ways, troubles } = post({ smsSender: null })
      troubles.mail = new SendError('unreachable', '421 4.7.0 secret.mailer.example aline')
      await sendDue(house, ways)
      expect(await letterIn(id)).toMatchObject({ state: 'queued', trouble: 'unreachable' })
      const [waiting] = byKind(await onDevices(id), 'letter')
      house.now = new Date(MORNING.getTime() + DAY)
      await sendDue(house, ways)
      // Tried again: devices are not told of each try.
      expect(byKind(await onDevices(id), 'letter')[0]?.version).toBe(waiting?.version)
      house.now = new Date(MORNING.getTime() + 4 * DAY)
      await sendDue(house, ways)
      expect(await letterIn(id)).toMatchObject({ state: 'failed', trouble: 'gave_up' })
      expect(JSON.stringify(await atHouse(id))).not.toContain('secret')
    })

    it('is refused for good, has no mail server, or nobody to go to', async () => {
      const refused = await approved()
      const office = post({ smsSender: null })
      office.troubles.mail = new SendError('never', '550 no such user')
      await sendDue(house, office.ways)
      expect(await letterIn(refused)).toMatchObject({ state: 'failed', trouble: 'refused' })
      const filed = await approved()
      await sendDue(house, post({ smsSender: null, hasMailServer: false }).ways)
      expect(await letterIn(filed)).toMatchObject({ state: 'kept', trouble: 'no_mail_server' })
      const customer = { name: 'Aline Mukamana', phone: '0788 123 456', email: null }
      const without = await approved({ customer })
      await sendDue(house, post({ smsSender: null }).ways)
      expect(await letterIn(without)).toMatchObject({
        state: 'dropped',
        trouble: 'nobody',
        email: null,
      })
    })

    it('with a receipt to another address does not say which', async () => {
      const id = await approved()
      const receipt = await ask('POST', `/hotel-bookings/${id}/receipts`, {
        body: {
          payer: 'Aline Mukamana',
          lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }],
          paid: 0,
          currency: 'USD',
        },
      })
      await ask('POST', `/hotel-bookings/${id}/receipts/${String(receipt.id)}/send`, {
        body: { to: 'firm@elsewhere.example', language: 'en' },
      })
      const events = await onDevices(id)
      expect(byKind(events, 'receipt')).toMatchObject([{ params: { amount: 160 } }])
      expect(await letterIn(id)).toMatchObject({ kind: 'receipt', email: 'other' })
      expect(JSON.stringify(events)).not.toContain('elsewhere')
    })
  })

  it('leaves the devices two weeks after the last thing that was done, and comes back whole', async () => {
    const { id } = await walk()
    const before = await onDevices(id)
    expect(before.length).toBeGreaterThan(10)
    const drop = async (days: number) => {
      house.now = new Date(MORNING.getTime() + days * DAY)
      await store.transaction((tx) => dropFromDevices(tx, house.now))
    }
    await drop(13)
    expect(await onDevices(id)).toHaveLength(before.length)
    const { body } = await house.ask('GET', '/api/changes', { token })
    await drop(20)
    expect(await onDevices(id)).toEqual([])
    // Devices are told so, and the server keeps it.
    const since = encodeURIComponent(String(body.cursor))
    const told = await house.ask('GET', `/api/changes?since=${since}`, { token })
    const { stay_events } = told.body.changes as Record<string, { deleted: string[] }>
    expect(stay_events?.deleted).toEqual(expect.arrayContaining(before.map((one) => one.id)))
    expect(await atHouse(id)).toHaveLength(before.length)
    await ask('POST', `/hotel-bookings/${id}/payments`, {
      body: { amount: 1, currency: 'USD', method: 'cash', status: 'paid' },
    })
    expect(await onDevices(id)).toHaveLength(before.length + 1)
  })

  it('of the time before this version is filled from the audit and the letters', async () => {
    const { id } = await walk()
    const old = await request(await addRoom(store))
    await ask('PATCH', `/hotel-bookings/${old}/cancel`)
    house.now = new Date(MORNING.getTime() + 30 * DAY)
    const coming = await request(await addRoom(store), {
      schedule: {
        check_in: addDays(TODAY, 40),
        check_out: addDays(TODAY, 42),
        nights: 2,
      },
    })
    const live = [...(await atHouse(id)), ...(await atHouse(old)), ...(await atHouse(coming))]
    await store.transaction(async (tx) => {
      await tx.db.schema.dropTable('stay_events').execute()
      await migrations.find((one) => one.name === '0038-stay-events')?.up(tx.db, store.kind)
    })
    const plain = (events: readonly StayEvent[]) =>
      events
        .map(({ booking_id, kind, at, by, created_at, params }) =>
          JSON.stringify({ booking_id, kind, at, by, created_at, params }),
        )
        .toSorted()
    const filled = [...(await atHouse(id)), ...(await atHouse(old)), ...(await atHouse(coming))]
    expect(plain(filled)).toEqual(plain(live))
    // Long over: at the house alone.
    expect(await onDevices(id)).toEqual([])
    expect(await onDevices(old)).toEqual([])
    expect(kinds(await onDevices(coming))).toEqual(['booked'])
  })
})
