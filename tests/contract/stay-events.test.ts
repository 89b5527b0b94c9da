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
import { addRoom, askForRoom } from './bookings-house.ts'
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
  const request = (room: RoomsTable, changes: Record<string, unknown> = {}) =>
    askForRoom(house, room, { from: TODAY }, changes)
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

    /** What is told since, but for letters. */
    const since = async (id: string, before = 0) => {
      const told = (await atHouse(id)).filter(({ kind }) => kind !== 'letter').slice(before)
      return told.map(({ kind, params }) =>
        [kind, params.amount].filter((one) => one !== undefined),
      )
    }
    async function inHouse(): Promise<string> {
      const id = await request(await addRoom(store))
      for (const step of ['approve', 'check-in'])
        await ask('PATCH', `/hotel-bookings/${id}/${step}`)
      return id
    }

    it('tells orders that come on a bill, go off it, go to another and are cancelled', async () => {
      const [id, other] = [await inHouse(), await inHouse()]
      const order = await meal()
      const put = (stay: string, on: boolean) =>
        ask('POST', `/hotel-bookings/${stay}/charges`, {
          body: { kind: 'restaurant', subject_id: order, on },
        })
      await put(id, true)
      await put(id, false)
      await put(id, true)
      await put(other, true)
      await ask('PATCH', `/restaurant-orders/${order}/accept`)
      await ask('PATCH', `/restaurant-orders/${order}/cancel`)
      const { total_cents: cents } = await store.db
        .selectFrom('restaurant_orders')
        .select('total_cents')
        .where('id', '=', order)
        .executeTakeFirstOrThrow()
      const amount = Number(cents) / 100
      expect(await since(id, 3)).toEqual([
        ['order_charged', amount],
        ['order_taken_off', amount],
        ['order_charged', amount],
        ['order_taken_off', amount],
      ])
      expect(await since(other, 3)).toEqual([
        ['order_charged', amount],
        ['order_cancelled', amount],
      ])
      const placed = await ask('POST', '/restaurant/orders', {
        body: await dinner(store, {
          payment: { method: 'room', amount: 0, room_booking_id: id },
          source: 'desk',
        }),
      })
      expect((await since(id, 7)).map(([kind]) => kind)).toEqual(['order_added'])
      expect(placed.id).toBe((await atHouse(id)).at(-1)?.params.subject)
    })

    it('tells each change of a payment by what it became', async () => {
      const id = await inHouse()
      const path = `/hotel-bookings/${id}/payments`
      const body = { amount: 20, currency: 'USD', method: 'cash', status: 'pending' }
      const made = await ask('POST', path, { body })
      const change = (changes: object) =>
        ask('PATCH', `${path}/${String(made.id)}`, { body: changes })
      await change({ amount: 25 })
      await change({ status: 'paid' })
      await change({ status: 'failed' })
      expect((await since(id, 3)).map((one) => one.join(' ')).toSorted()).toEqual([
        'payment 25',
        'payment_changed 25',
        'payment_failed 25',
        'payment_pending 20',
      ])
    })

    it('tells what was given up, and that it was taken back', async () => {
      const id = await inHouse()
      const admin = await house.staff('admin')
      await ask('PATCH', `/hotel-bookings/${id}/check-out`)
      const give = (amount: number) =>
        ask('POST', `/hotel-bookings/${id}/write-off`, {
          token: admin,
          body: { amount, reason: 'Mr Secret is a friend' },
        })
      await give(0)
      await give(10)
      await give(0)
      expect(await since(id, 3)).toEqual([
        ['checked_out', 160],
        ['written_off', 10],
        ['write_off_taken_back', 10],
      ])
      expect(JSON.stringify(await atHouse(id))).not.toContain('Secret')
    })

    async function reserved(changes: object = {}): Promise<string> {
      const room = await addRoom(store)
      const made = await ask('POST', '/hotel-bookings/reservations', {
        body: {
          rooms: [{ room_id: room.id, adults: 2, children: 0 }],
          schedule: { check_in: TODAY, check_out: addDays(TODAY, 2) },
          extras: { breakfast: false, airport_transfer: false, late_checkout: false },
          customer: { name: 'Grace Ineza', phone: '0788 123 456', email: null },
          confirm: true,
          pricing: { total: 160, currency: 'USD' },
          source: 'desk',
          ...changes,
        },
      })
      return String(made.id)
    }

    it('tells that a deposit made a held reservation firm, by the house', async () => {
      const id = await reserved({ hold_until: TODAY, confirm: false })
      const paid = { amount: 10, currency: 'USD', method: 'cash', status: 'paid' }
      await ask('POST', `/hotel-bookings/${id}/payments`, { body: paid })
      expect((await since(id)).map(([kind]) => kind).toSorted()).toEqual([
        'approved_paid',
        'payment',
        'reserved',
      ])
      expect(byKind(await atHouse(id), 'approved_paid')).toMatchObject([{ by: null }])
    })

    it('tells a reservation, a guest who did not come, and money that was kept', async () => {
      const id = await reserved()
      const paid = { amount: 40, currency: 'USD', method: 'cash', status: 'paid' }
      const money = await ask('POST', `/hotel-bookings/${id}/payments`, { body: paid })
      await ask('PATCH', `/hotel-bookings/${id}/no-show`)
      await ask('POST', `/cancelled/room/${id}/settle`, { body: { give_back: 15 } })
      const told = await since(id)
      expect(told.map(([kind]) => kind).slice(0, 3)).toEqual(['reserved', 'payment', 'no_show'])
      expect(
        told
          .slice(3)
          .map((one) => one.join(' '))
          .toSorted(),
      ).toEqual(['money_kept 25', 'refund_promised 15'])
      // Handed out.
      await ask('PATCH', `/hotel-bookings/${id}/payments/${String(money.id)}`, {
        body: { status: 'refunded' },
      })
      expect((await since(id, 5)).map((one) => one.join(' '))).toEqual(['refunded 15'])
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
      for (let tries = 2; tries < 10; tries += 1) {
        house.now = new Date(MORNING.getTime() + (2 + tries) * DAY)
        await sendDue(house, ways)
      }
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

  describe('a letter that is sent again', () => {
    const email = 'aline@example.com'
    const lettersOf = async (booking: string) =>
      byKind(await onDevices(booking), 'letter').toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const again = (booking: string, letter: string, asked: Asked = {}) =>
      house.ask('POST', `/api/hotel-bookings/${booking}/letters/${letter}/send`, {
        token,
        ...asked,
      })
    /** Approved, and told so; without an answer of the mail server if `state` says so. */
    async function confirmed(changes: Record<string, unknown> = {}) {
      const id = await request(await addRoom(store), changes)
      await ask('PATCH', `/hotel-bookings/${id}/approve`)
      await sendDue(house, post({ smsSender: null }).ways)
      const [letter] = await lettersOf(id)
      return { id, letter: letter?.id ?? '' }
    }

    it('says what is so now, to the stay’s address, by whom, and once', async () => {
      const { id, letter } = await confirmed()
      const dearer = await addRoom(store)
      const [check_in, check_out] = [TODAY, addDays(TODAY, 3)]
      await ask('PATCH', `/hotel-bookings/${id}`, {
        body: { room_id: dearer.id, check_in, check_out },
      })
      const asked = { key: uuidv7(), operation: uuidv7(), body: {} }
      const answers = await Promise.all([1, 2, 3].map(() => again(id, letter, asked)))
      for (const { status } of answers) expect([202, 409]).toContain(status)
      const repeated = await again(id, letter, asked)
      expect(repeated.status, repeated.text).toBe(202)
      expect(repeated.body).toEqual({ id: letter, queued: true })
      expect((await lettersOf(id)).map(({ by, params }) => [by, params.letter?.state])).toEqual([
        [null, 'sent'],
        [name, 'queued'],
      ])
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      const [made] = letters
      expect(letters).toHaveLength(1)
      expect(made).toMatchObject({ to: email, subject: expect.stringContaining('confirmed') })
      expect(made?.text).toContain(dearer.room_number)
      expect(made?.text).toContain('3 nights')
      expect((await letterIn(id))?.state).toBe('sent')
      // Asked for once more, it is one more.
      expect((await again(id, letter)).status).toBe(202)
      expect(await lettersOf(id)).toHaveLength(3)
      expect(JSON.stringify(await onDevices(id))).not.toContain(email)
      const trail = await store.db
        .selectFrom('audit')
        .select(['changed', 'actor_name'])
        .where('endpoint', '=', 'sendLetterAgain')
        .where('row_id', '=', id)
        .execute()
      expect(trail.map(({ changed, actor_name }) => [JSON.parse(changed), actor_name])).toEqual([
        [{ letter_sent_again: [null, 'booking_confirmed'] }, name],
        [{ letter_sent_again: [null, 'booking_confirmed'] }, name],
      ])
    })

    it('is not doubled while the first one still waits', async () => {
      const id = await request(await addRoom(store))
      await ask('PATCH', `/hotel-bookings/${id}/approve`)
      const [letter] = await lettersOf(id)
      const answer = await again(id, letter?.id ?? '')
      expect([answer.status, answer.body]).toEqual([200, { id: letter?.id, queued: true }])
      expect(await lettersOf(id)).toHaveLength(1)
    })

    it('does not go where it is no longer so, and says that', async () => {
      const { id, letter } = await confirmed()
      await ask('PATCH', `/hotel-bookings/${id}/cancel`)
      await sendDue(house, post({ smsSender: null }).ways)
      expect((await again(id, letter)).status).toBe(202)
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters).toEqual([])
      expect(await letterIn(id)).toMatchObject({
        kind: 'booking_confirmed',
        state: 'dropped',
        trouble: 'nothing_to_say',
      })
      // The cancellation is so.
      const cancelled = (await lettersOf(id)).find(
        ({ params }) => params.letter?.kind === 'booking_cancelled',
      )
      expect((await again(id, cancelled?.id ?? '')).status).toBe(202)
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      expect(letters[0]).toMatchObject({ to: email, subject: expect.stringContaining('Cancelled') })
    })

    it('of an order on the bill names it, and goes to nobody but who had it', async () => {
      const { id } = await confirmed()
      async function accepted(changes: Record<string, unknown>) {
        const body = await dinner(store, changes)
        const { body: made } = await house.ask('POST', '/api/restaurant/orders', { body })
        const subject_id = String(made.id)
        await ask('POST', `/hotel-bookings/${id}/charges`, {
          body: { kind: 'restaurant', subject_id, on: true },
        })
        await ask('PATCH', `/restaurant-orders/${subject_id}/accept`)
        await sendDue(house, post({ smsSender: null }).ways)
        const letter = (await lettersOf(id)).find(({ params }) => params.subject === subject_id)
        expect(letter?.params).toMatchObject({
          service: 'restaurant',
          letter: { kind: 'service_confirmed' },
        })
        return letter
      }
      const own = await accepted({})
      expect((await again(id, own?.id ?? '')).status).toBe(202)
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters.map(({ to }) => to)).toEqual([email])
      const friends = await accepted({
        customer: { name: 'A Friend', phone: '0788 555 444', email: 'friend@example.com' },
      })
      expect(friends?.params.letter?.email).toBe('other')
      const refused = await again(id, friends?.id ?? '')
      expect([refused.status, refused.body.reason]).toEqual([422, 'letter_not_sent_again'])
    })

    it('needs an address, a letter of this stay, and the reception', async () => {
      const customer = { name: 'Aline Mukamana', phone: '0788 123 456', email: null }
      const without = await confirmed({ customer })
      const nobody = await again(without.id, without.letter)
      expect([nobody.status, nobody.body.reason]).toEqual([422, 'guest_has_no_email'])
      const { id, letter } = await confirmed()
      const kitchen = await house.staff('staff')
      expect((await again(id, letter, { token: kitchen })).status).toBe(403)
      expect((await again(without.id, letter)).body.reason).toBe('no_such_letter')
      const [booked] = byKind(await onDevices(id), 'booked')
      expect((await again(id, booked?.id ?? '')).body.reason).toBe('no_such_letter')
      const receipt = await ask('POST', `/hotel-bookings/${id}/receipts`, {
        body: {
          payer: 'Aline Mukamana',
          lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }],
          paid: 0,
          currency: 'USD',
        },
      })
      await ask('POST', `/hotel-bookings/${id}/receipts/${String(receipt.id)}/send`, {
        body: { to: email, language: 'en' },
      })
      const sent = (await lettersOf(id)).at(-1)
      expect(sent).toMatchObject({ by: name, params: { letter: { kind: 'receipt' } } })
      expect((await again(id, sent?.id ?? '')).body.reason).toBe('letter_not_sent_again')
    })

    it('is told to the stay alone where the house knows no more of it than its kind', async () => {
      const { id, letter } = await confirmed()
      await store.transaction((tx) =>
        tx.db
          .updateTable('stay_events')
          .set({ notice_id: null })
          .where('id', '=', letter)
          .execute(),
      )
      expect((await again(id, letter)).status).toBe(202)
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters.map(({ to }) => to)).toEqual([email])
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
