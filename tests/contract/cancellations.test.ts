import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancellationTerms, type CancellationTerms } from '#contract/cancellations.ts'
import { addDays } from '#domain/days.ts'
import { newCode } from '#lib/code.ts'
import {
  addRoom,
  booking,
  bundle,
  changeSettings,
  complaints,
  nightsIn,
  rooms,
  wish,
  type Stay,
} from './bookings-house.ts'
import {
  carRental,
  laundryOrder,
  pay,
  tableReservation,
  tourBooking,
  type Booked,
} from './cancellations-own.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'
import { addTour } from './tours-house.ts'

const PHONE = '+250 788 123 456'
const HOUR = 3_600_000

eachStore((make) => {
  let house: House
  let token: string
  let place = 0
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
    token = await house.staff()
  })
  beforeEach(async () => {
    house.now = MORNING
    place += 1
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
  })

  const address = () => `10.9.0.${place}`
  const find = (code: string, contact = PHONE, from = address()) =>
    house.ask('POST', '/api/cancellations/terms', { body: { code, contact }, address: from })
  const cancel = (
    code: string,
    seen: { refund: number; kept: number },
    more: { contact?: string; reason?: string } = {},
  ) =>
    house.ask('POST', '/api/cancellations', {
      body: { code, contact: PHONE, seen, ...more },
      address: address(),
    })
  const terms = async (code: string) => (await find(code)).body as unknown as CancellationTerms
  const at = (moment: string) => (house.now = new Date(moment))

  /** An approved stay from 11 to 13 July at $80 a night; free until 9 July 12:00 UTC. */
  async function stay(of: Stay = {}, changes: Record<string, unknown> = {}) {
    const room = await addRoom(house.store)
    const answer = await house.ask('POST', '/api/hotel/bookings', {
      body: wish(room, of, changes),
    })
    expect(answer.status).toBe(201)
    const { id, code } = answer.body.booking as Booked
    await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
    return { id, code, room }
  }

  describe('finding', () => {
    it('shows what it is and what cancelling costs, to whom has code and phone or e-mail', async () => {
      const { id, code, room } = await stay()
      await pay(house.store, 'room', id, 16_000)
      const answer = await find(code, 'ALINE@example.com ')
      expect(answer.status).toBe(200)
      expect(safeParse(cancellationTerms, answer.body).success).toBe(true)
      expect(answer.body).toEqual({
        kind: 'room',
        code,
        status: 'approved',
        lines: [
          {
            title: `${room.name}, room ${room.room_number}`,
            detail: '11 Jul 2026 to 13 Jul 2026, 2 nights',
          },
        ],
        day: '2026-07-11',
        time: '14:00',
        can_cancel: true,
        reason: null,
        free_until: '2026-07-09T12:00:00.000Z',
        currency: 'USD',
        total: 160,
        paid: 160,
        kept: 0,
        refund: 160,
        why: null,
      })
      for (const contact of ['0788123456', '00250788123456', PHONE]) {
        expect((await find(code, contact)).status).toBe(200)
      }
      expect((await booking(house.store, id)).version).toBe(2)
    })

    it('does not tell a wrong code from a wrong contact, and slows the guessing of both', async () => {
      const { code } = await stay()
      const wrong = await find(code, '0788 999 999')
      const unknown = await find(newCode(), '0788 999 999')
      expect([wrong.status, unknown.status]).toEqual([404, 404])
      expect(wrong.text).toBe(unknown.text)
      const other = newCode()
      const tries = async (tried: string) => {
        const statuses = []
        for (let count = 0; count < 6; count += 1) {
          statuses.push((await find(tried, '0788 999 999', `10.8.0.${place}`)).status)
        }
        return statuses
      }
      const slowed = await tries(code)
      expect(slowed).toEqual([404, 404, 404, 404, 429, 429])
      expect(await tries(other)).toEqual(slowed)
      expect((await find(code, PHONE, '10.7.0.1')).status).toBe(200)
    })

    it('needs a contact that says something: an empty one matches no empty field', async () => {
      const { id, code } = await stay()
      await house.store.transaction((tx) =>
        tx.update('hotel_bookings', id, { customer_email: null, customer_phone: null }),
      )
      expect((await find(code, '   ')).status).toBe(422)
      expect((await find(code, '-')).status).toBe(404)
    })

    it('finds each of the six kinds', async () => {
      const { store } = house
      const meal = await house.ask('POST', '/api/restaurant/orders', { body: await dinner(store) })
      const { code } = meal.body.order as Booked
      const found = [
        await terms(code),
        await terms((await laundryOrder(store)).code),
        await terms((await carRental(store)).code),
        await terms((await tourBooking(store)).code),
        await terms((await tableReservation(store)).code),
        await terms((await stay()).code),
      ]
      expect(found.map(({ kind }) => kind)).toEqual([
        'restaurant',
        'laundry',
        'car',
        'tour',
        'table',
        'room',
      ])
      for (const one of found) {
        expect(safeParse(cancellationTerms, one).success).toBe(true)
        expect(one.can_cancel).toBe(true)
        expect(one.lines.length).toBeGreaterThan(0)
        for (const line of one.lines) expect(line.title && line.detail).toBeTruthy()
      }
      expect(found[1]).toMatchObject({ lines: [{ title: 'Shirt', detail: '4 × $2.50 per item' }] })
      expect(found[2]?.free_until).toBe('2026-07-03T08:00:00.000Z')
      expect(found[4]?.lines[0]).toEqual({ title: 'Table for 4', detail: '1 Jul 2026, 19:00' })
    })
  })

  describe('a room', () => {
    it('in time: cancelled, its nights free, all of it given back, the guest told once', async () => {
      const { id, code, room } = await stay()
      const payment = await pay(house.store, 'room', id, 16_000)
      const answer = await cancel(code, { refund: 160, kept: 0 }, { reason: 'Flight cancelled' })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        paid: 160,
        kept: 0,
        refund: 160,
      })
      expect(await booking(house.store, id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest: Flight cancelled',
      })
      expect(await nightsIn(house.store, room)).toEqual([])
      expect(await complaints(house.store, [room.id])).toEqual([])
      const row = await house.store.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', payment)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ refund_cents: 16_000, refund_status: 'by hand' })
      const again = await cancel(code, { refund: 160, kept: 0 })
      expect(again.status).toBe(200)
      expect(again.body).toEqual(answer.body)
      expect((await find(code)).body).toEqual(answer.body)
      expect(await noticesFor(house.store, 'booking_cancelled')).toHaveLength(1)
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      const letter = letters.find(({ subject }) => subject.startsWith('Cancelled'))
      expect(letter?.text).toContain('Given back to you: $160.00')
      expect(letter?.text).toContain('The desk gives it back to you')
      expect(letter?.text).not.toContain('The house has cancelled')
    })

    it('late: the first night is kept, and only to the terms that the guest has seen', async () => {
      const { id, code } = await stay()
      await pay(house.store, 'room', id, 16_000)
      expect(await terms(code)).toMatchObject({ kept: 0, refund: 160 })
      at('2026-07-09T12:00:00.001Z')
      const refused = await cancel(code, { refund: 160, kept: 0 })
      expect(refused.status).toBe(409)
      expect(refused.body.code).toBe('conflict')
      expect(refused.body.current).toMatchObject({ kept: 80, refund: 80, free_until: null })
      expect((await booking(house.store, id)).status).toBe('approved')
      expect(await noticesFor(house.store, 'booking_cancelled')).toHaveLength(0)
      const answer = await cancel(code, { refund: 80, kept: 80 })
      expect(answer.body).toMatchObject({ status: 'cancelled', kept: 80, refund: 80, paid: 160 })
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      const text = letters.find(({ subject }) => subject.startsWith('Cancelled'))?.text
      expect(text).toContain('Kept by the house: $80.00')
      expect(text).toContain('Given back to you: $80.00')
    })

    it('follows both settings of the house', async () => {
      const { id, code } = await stay()
      await pay(house.store, 'room', id, 16_000)
      await changeSettings(house.store, (settings) => {
        settings.cancellation = {
          ...settings.cancellation,
          room_free_hours: 240,
          room_kept_nights: 2,
        }
      })
      at('2026-07-02T00:00:00Z')
      expect(await terms(code)).toMatchObject({ kept: 160, refund: 0 })
      await changeSettings(house.store, (settings) => {
        settings.cancellation = {
          ...settings.cancellation,
          room_free_hours: 48,
          room_kept_nights: 1,
        }
      })
    })

    it('in francs: what was promised is what is given back, to the franc', async () => {
      const { id, code } = await stay()
      await house.store.transaction((tx) =>
        tx.update('hotel_bookings', id, {
          currency: 'RWF',
          rwf_rate: 1447.3,
          charged_total: 231_568,
        }),
      )
      await pay(house.store, 'room', id, 16_000, {
        currency: 'RWF',
        rwf_rate: 1447.3,
        charged: 231_568,
      })
      at('2026-07-10T00:00:00Z')
      const shown = await terms(code)
      expect(shown).toMatchObject({ currency: 'RWF', paid: 231_568, refund: 115_784 })
      expect(shown.kept + shown.refund).toBe(shown.paid)
      await cancel(code, shown)
      const { refund_charged } = await house.store.db
        .selectFrom('payments')
        .select('refund_charged')
        .where('subject_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(refund_charged).toBe(115_784)
    })

    it('of a group takes the others along, whoever’s code it is', async () => {
      const some = await rooms(house.store, 3)
      const made = await house.ask('POST', '/api/hotel/bookings/bundle', { body: bundle(some) })
      const all = made.body.bookings as Booked[]
      for (const { id } of all) {
        await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
        await pay(house.store, 'room', id, 16_000)
      }
      at('2026-07-10T00:00:00Z')
      const { code } = all[1] as Booked
      const shown = await terms(code)
      expect(shown).toMatchObject({ total: 480, paid: 480, kept: 240, refund: 240 })
      expect(shown.lines).toHaveLength(3)
      expect((await cancel(code, shown)).status).toBe(200)
      for (const { id } of all) {
        expect((await booking(house.store, id)).status).toBe('cancelled')
      }
      expect(
        await complaints(
          house.store,
          some.map(({ id }) => id),
        ),
      ).toEqual([])
      expect(await noticesFor(house.store, 'booking_cancelled')).toHaveLength(1)
      const other = await find((all[2] as Booked).code)
      expect(other.body).toMatchObject({ status: 'cancelled', kept: 240, refund: 240 })
    })

    it('that was asked for and never accepted costs nothing, even late', async () => {
      const room = await addRoom(house.store)
      const made = await house.ask('POST', '/api/hotel/bookings', {
        body: wish(room, { from: addDays(TODAY, 1) }),
      })
      const { code } = made.body.booking as Booked
      expect(await terms(code)).toMatchObject({ can_cancel: true, kept: 0, refund: 0 })
      expect((await cancel(code, { refund: 0, kept: 0 })).status).toBe(200)
    })

    it('with a guest in it is not cancelled here', async () => {
      const { id, code } = await stay()
      await house.store.transaction((tx) => tx.update('hotel_bookings', id, { status: 'active' }))
      expect(await terms(code)).toMatchObject({
        can_cancel: false,
        reason: 'This has already begun. Please call us.',
      })
      const refused = await cancel(code, { refund: 0, kept: 0 })
      expect(refused.status).toBe(409)
      expect((await booking(house.store, id)).status).toBe('active')
    })

    it('is cancelled once by ten who try at once', async () => {
      const { id, code } = await stay()
      await pay(house.store, 'room', id, 16_000)
      const seen = { refund: 160, kept: 0 }
      const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(code, seen)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      const { refund_cents } = await house.store.db
        .selectFrom('payments')
        .select('refund_cents')
        .where('subject_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(refund_cents).toBe(16_000)
      expect(await noticesFor(house.store, 'booking_cancelled')).toHaveLength(1)
    })

    it('that the desk cancelled shows what was given back', async () => {
      const { id, code } = await stay()
      await pay(house.store, 'room', id, 16_000, {
        refund_cents: 10_000,
        refund_charged: 10_000,
        refund_status: 'done',
      })
      await house.ask('PATCH', `/api/hotel-bookings/${id}/cancel`, { token, body: {} })
      expect(await terms(code)).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        paid: 160,
        refund: 100,
        kept: 60,
      })
    })

    it('needs the contact as well, and wrong ones change nothing', async () => {
      const { id, code } = await stay()
      const answer = await cancel(code, { refund: 0, kept: 0 }, { contact: '0788 000 000' })
      expect(answer.status).toBe(404)
      expect((await booking(house.store, id)).status).toBe('approved')
    })
  })

  describe('the other services', () => {
    const free = { refund: 0, kept: 0 }
    const statusOf = async (table: 'laundry_orders', id: string) =>
      (
        await house.store.db
          .selectFrom(table)
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).status

    it('a meal until the kitchen has accepted it', async () => {
      const body = await dinner(house.store)
      const order = async () =>
        (await house.ask('POST', '/api/restaurant/orders', { body })).body.order as Booked
      const first = await order()
      expect((await cancel(first.code, free)).body).toMatchObject({ status: 'cancelled' })
      const row = await house.store.db
        .selectFrom('restaurant_orders')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest',
        changed_by: 'guest',
      })
      const second = await order()
      await house.ask('PATCH', `/api/restaurant-orders/${second.id}/accept`, { token })
      const refused = await cancel(second.code, free)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe(
        'The house has already accepted this order. Please call us.',
      )
    })

    it('laundry until it was started', async () => {
      const first = await laundryOrder(house.store)
      expect((await cancel(first.code, free)).status).toBe(200)
      expect(await statusOf('laundry_orders', first.id)).toBe('cancelled')
      const second = await laundryOrder(house.store, { status: 'processing' })
      expect((await cancel(second.code, free)).status).toBe(409)
      expect((await terms(second.code)).why).toEqual({ reason: 'laundry_started' })
    })

    it('a car and a tour until 24 hours before, and what was paid goes back at the desk', async () => {
      for (const [kind, table, made] of [
        ['car', 'car_rentals', await carRental(house.store)],
        ['tour', 'tour_bookings', await tourBooking(house.store)],
      ] as const) {
        const payment = await pay(house.store, kind, made.id, 5000)
        const shown = await terms(made.code)
        expect(shown).toMatchObject({ can_cancel: true, paid: 50, refund: 50, kept: 0 })
        const answer = await cancel(made.code, shown)
        expect(answer.body).toMatchObject({ status: 'cancelled', refund: 50 })
        expect(await statusOf(table as 'laundry_orders', made.id)).toBe('cancelled')
        const row = await house.store.db
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', payment)
          .executeTakeFirstOrThrow()
        expect(row).toMatchObject({ refund_cents: 5000, refund_status: 'by hand' })
        expect((await find(made.code)).body).toEqual(answer.body)
      }
      const late = await carRental(house.store, { pickup_date: TODAY, pickup_time: '20:00' })
      const refused = await cancel(late.code, free)
      expect(refused.body.message).toBe(
        'This could be cancelled until 24 hours before. Please call us.',
      )
      const tomorrow = await tourBooking(house.store, { date: addDays(TODAY, 1) })
      expect((await terms(tomorrow.code)).can_cancel).toBe(false)
      // From its hour, where the tour has one: it is 09:30 at the house.
      for (const [departure_time, may] of [
        ['09:29', false],
        ['16:00', true],
      ] as const) {
        const { id: tour_id } = await addTour(house.store, { departure_time })
        const { code } = await tourBooking(house.store, { tour_id, date: addDays(TODAY, 1) })
        const time = departure_time
        expect(await terms(code)).toMatchObject({ can_cancel: may, time })
        expect((await cancel(code, free)).status).toBe(may ? 200 : 409)
      }
    })

    it('a table any time before, and the guest is told in one letter', async () => {
      const { id, code } = await tableReservation(house.store)
      house.now = new Date(MORNING.getTime() + 9 * HOUR)
      expect((await cancel(code, free)).status).toBe(200)
      expect(await statusOf('table_reservations' as 'laundry_orders', id)).toBe('cancelled')
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text).toContain('- Table for 4: 1 Jul 2026, 19:00')
      expect(letters[0]?.text).toContain('Nothing was paid, and there is nothing to pay.')
    })

    it('every cancellation is in the audit, without who it was', async () => {
      const { id, code } = await laundryOrder(house.store)
      await cancel(code, free)
      const rows = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', id)
        .execute()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ endpoint: 'cancelOwn', resource: 'laundry_orders' })
      expect(JSON.stringify(rows)).not.toMatch(/Aline|788 ?123/)
      expect(house.logs.join('')).not.toMatch(/Aline|788 123|aline@/)
    })
  })
})
