import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicReservation, reservation, tablesFull } from '#contract/tables.ts'
import { addDays } from '#domain/days.ts'
import { weekdayOf } from '#domain/hours.ts'
import { seatKeepingStatuses, seatsTaken } from '#domain/tables.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { changeSettings, noticesOf } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type Asked, type House } from './http-house.ts'
import { wish } from './tables-house.ts'
import { twoServers } from './two-servers.ts'

const PLACE = '/api/restaurant/reservations'
const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'by the window']
const SEATS = 12

const living = (store: Store, date: string) =>
  store.db
    .selectFrom('table_reservations')
    .select(['time', 'party_size'])
    .where('date', '=', date)
    .where('status', 'in', [...seatKeepingStatuses])
    .where('deleted_at', 'is', null)
    .execute()

eachStore((make) => {
  let house: House
  /** A day of its own for each test, past those that the demo house has reservations on. */
  let day = addDays(TODAY, 40)
  beforeAll(async () => {
    house = await openDemo(make)
    await changeSettings(house.store, (settings) => (settings.table_seats = SEATS))
  })
  beforeEach(() => {
    day = addDays(day, 1)
  })

  const reserve = (changes: Record<string, unknown> = {}, asked: Asked = {}) =>
    house.ask('POST', PLACE, { body: wish({ date: day, ...changes }), ...asked })

  const row = (id: string) =>
    house.store.db
      .selectFrom('table_reservations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const step = (id: string, name: string, asked: Asked = {}) =>
    house.ask('PATCH', `/api/restaurant-reservations/${id}/${name}`, asked)

  async function made(changes: Record<string, unknown> = {}) {
    const answer = await reserve(changes)
    expect(answer.status, answer.text).toBe(201)
    return answer.body.reservation as { id: string; code: string }
  }

  describe('reserving', () => {
    it('takes the documents’ payload on both paths, and answers with nothing personal', async () => {
      for (const path of [PLACE, `${PLACE}/public`]) {
        const answer = await house.ask('POST', path, { body: wish({ date: day }) })
        expect(answer.status, answer.text).toBe(201)
        const kept = answer.body.reservation as { id: string }
        expect(answer.body.id).toBe(kept.id)
        expect(safeParse(publicReservation, kept).success).toBe(true)
        expect(kept).toMatchObject({ status: 'pending', date: day, time: '19:00', party_size: 4 })
        for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      }
    })

    it('keeps what was said, both times and the language, and writes the audit', async () => {
      const [operation, device, key] = [uuidv7(), uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const more = { custom_request: 'Isombe', promo_code: 'RIDGE', language: 'fr' }
      const answer = await reserve(more, { operation, device, key, deviceTime })
      const id = String(answer.body.id)
      expect(await row(id)).toMatchObject({
        ...more,
        notes: 'A table by the window',
        customer_phone: '0788 123 456',
        operation_id: operation,
        device_time: deviceTime,
        created_at: MORNING.toISOString(),
        changed_by: 'guest',
        source: 'public',
      })
      const again = await reserve(more, { operation, device, key, deviceTime })
      expect(again.body.id).toBe(id)
      const audits = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', id)
        .execute()
      expect(audits).toHaveLength(1)
      for (const word of PERSONAL) expect(audits[0]?.changed).not.toContain(word)
    })

    it('keeps the device’s code, and makes another where somebody has it', async () => {
      const first = await made({ code: 'T7MPQ2XY' })
      const second = await made({ code: 'T7MPQ2XY' })
      expect(first.code).toBe('T7MPQ2XY')
      expect(second.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
      expect(second.code).not.toBe('T7MPQ2XY')
    })

    it('wants name and phone, in the documents’ words', async () => {
      for (const [customer, field] of [
        [{ name: ' ', phone: '0788 123 456', email: null }, 'customer.name'],
        [{ name: 'Aline Mukamana', phone: '', email: null }, 'customer.phone'],
        [{ name: 'Aline Mukamana', phone: '12', email: null }, 'customer.phone'],
      ] as const) {
        const answer = await reserve({ customer })
        expect(answer.body).toMatchObject({
          code: 'validation',
          message: 'Please enter your name and phone number.',
        })
        expect(answer.body.errors).toHaveProperty([field])
      }
    })

    it.each([0, 1.5, 201, '4'])('does not take a party of %s', async (party_size) => {
      const answer = await reserve({ party_size })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty('party_size')
    })

    it('refuses a party that the house has no seats for at all, and says to call', async () => {
      expect((await reserve({ party_size: SEATS })).status).toBe(201)
      const answer = await reserve({ party_size: SEATS + 1 })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'validation' })
      expect(answer.body.errors).toEqual({
        party_size: ['We have 12 seats. Please call us for a larger party.'],
      })
    })

    it.each([
      ['06:59', 'closed'],
      ['07:00', null],
      ['22:00', null],
      ['22:01', 'closed'],
    ])('at %s answers %s', async (time, code) => {
      const answer = await reserve({ time })
      expect(answer.body.code ?? null).toBe(code)
      if (code !== null) {
        expect(answer.body.message).toBe(
          'The restaurant serves from 07:00 to 22:00. Please choose another time.',
        )
      }
    })

    it('is refused on a weekday and on a date that are closed, and in the break of a day', async () => {
      const breaks = [
        { open: '07:00', close: '10:00' },
        { open: '18:00', close: '22:00' },
      ]
      const on = (weekday: number) => {
        for (let at = day; ; at = addDays(at, 1)) if (weekdayOf(at) === weekday) return at
      }
      const tuesday = on(1)
      const holiday = addDays(tuesday, 1)
      try {
        await changeSettings(house.store, (settings) => {
          settings.hours.restaurant.days = [[], breaks, null, null, null, null, null]
          settings.closed_dates = [{ date: holiday, text: 'The owner’s wedding' }]
        })
        for (const [date, time, message] of [
          [on(0), '19:00', `The restaurant is closed on ${on(0)}. Please choose another day.`],
          [holiday, '19:00', `The restaurant is closed on ${holiday}. Please choose another day.`],
          [
            tuesday,
            '12:00',
            'The restaurant serves from 07:00 to 10:00 and from 18:00 to 22:00. Please choose another time.',
          ],
        ]) {
          expect((await reserve({ date, time })).body).toMatchObject({ code: 'closed', message })
        }
        expect((await reserve({ date: tuesday, time: '19:00' })).status).toBe(201)
        const full = await reserve({ date: tuesday, time: '18:00', party_size: SEATS - 3 })
        const { times } = full.body.current as { times: string[] }
        expect([
          full.body.code,
          times.every((time) => !('10:00' < time && time < '18:00')),
        ]).toEqual(['tables_full', true])
        // What reception records is fact.
        const token = await house.staff()
        const recorded = await reserve({ date: on(0), source: 'desk' }, { token })
        expect(recorded.status, recorded.text).toBe(201)
      } finally {
        await changeSettings(house.store, (settings) => {
          settings.hours.restaurant.days = null
          settings.closed_dates = []
        })
      }
    })

    it('is too late a quarter of an hour after the wished time, by its own clock', async () => {
      const tonight = { date: TODAY, time: '21:45', party_size: 1 }
      try {
        house.now = new Date('2026-07-01T20:00:00.000Z')
        expect((await reserve(tonight)).status).toBe(201)
        house.now = new Date('2026-07-01T20:00:00.001Z')
        const late = await reserve(tonight, {
          key: uuidv7(),
          deviceTime: '2026-07-01T06:00:00.000Z',
        })
        expect(late.status).toBe(422)
        expect(late.body).toMatchObject({
          code: 'too_late',
          message: `The time you asked for, 21:45 on ${TODAY}, has passed.`,
        })
      } finally {
        house.now = MORNING
      }
    })

    it.each(['2026-08-32', '2026-02-31', '2027-07-04'])('does not take %s', async (date) => {
      const answer = await reserve({ date })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty('date')
    })

    it('never calls late or closed what staff record, and nobody else can say it is theirs', async () => {
      const before = { date: addDays(TODAY, -1), time: '23:30', source: 'desk' }
      const token = await house.staff()
      const recorded = await reserve(before, { token })
      expect(recorded.status, recorded.text).toBe(201)
      expect(await row(String(recorded.body.id))).toMatchObject({ source: 'desk' })
      expect((await reserve(before)).body.code).toBe('too_late')
      const trainer = await house.staff('trainer')
      expect((await reserve(before, { token: trainer })).body.code).toBe('too_late')
    })
  })

  it('wants a phone of guests, and none of whom the desk reserves for', async () => {
    const customer = { name: 'Odile Test', phone: ' ', email: null }
    const nameless = { customer, customer_name: 'Odile Test', customer_phone: '' }
    for (const source of ['public', 'desk']) {
      const answer = await reserve({ ...nameless, source })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        message: 'Please enter your name and phone number.',
        errors: { 'customer.phone': ['This field is required.'] },
      })
    }
    const recorded = await reserve(
      { ...nameless, customer: { ...customer, phone: null }, source: 'desk' },
      { token: await house.staff('reception') },
    )
    expect(recorded.status, recorded.text).toBe(201)
    expect(await row(String(recorded.body.id))).toMatchObject({
      customer_phone: '',
      source: 'desk',
      changed_by: expect.stringMatching(/./),
    })
  })

  describe('seats', () => {
    it('are gone on receipt: who comes after hears what is left and which times have enough', async () => {
      await made({ party_size: 6 })
      await made({ party_size: 4, time: '18:00' })
      const answer = await reserve({ party_size: 3 })
      expect(answer.status).toBe(409)
      const { code, message, current } = answer.body
      expect(code).toBe('tables_full')
      expect(message).toBe('Only 2 seats are left at that time.')
      expect(safeParse(tablesFull, current).success).toBe(true)
      expect(current).toEqual({
        date: day,
        time: '19:00',
        seats_left: 2,
        // At 18:00 and 18:30 there are seats, but not any more when six come at seven.
        times: ['17:30', '19:30', '20:00', '20:30'],
      })
    })

    it('offers only times that can be had: each of them is taken when asked for', async () => {
      await made({ party_size: SEATS, time: '20:00' })
      const full = await reserve({ party_size: 5, time: '20:15' })
      const { times } = full.body.current as { times: string[] }
      expect(times.length).toBeGreaterThan(0)
      for (const time of times) {
        const { id } = await made({ party_size: 5, time })
        await step(id, 'cancel', { token: await house.staff() })
      }
    })

    it('offers nothing that has passed', async () => {
      try {
        house.now = new Date(`${day}T16:50:00.000Z`)
        await made({ party_size: SEATS, time: '18:50' })
        const full = await reserve({ time: '19:00' })
        expect(full.body.current).toMatchObject({
          seats_left: 0,
          times: ['20:30', '21:00', '21:30', '22:00'],
        })
        expect(full.body.message).toBe('All our tables are taken at that time.')
      } finally {
        house.now = MORNING
      }
    })

    it('come back when a party is cancelled, stays away or has eaten; not when it is seated', async () => {
      const token = await house.staff()
      const whole = { party_size: SEATS }
      for (const ways of [['cancel'], ['no-show'], ['seat', 'complete']]) {
        const { id } = await made(whole)
        for (const [at, name] of ways.entries()) {
          expect((await reserve(whole)).body.code).toBe('tables_full')
          expect((await step(id, name, { token })).status).toBe(200)
          if (at < ways.length - 1) expect((await reserve(whole)).body.code).toBe('tables_full')
        }
      }
      expect((await reserve(whole)).status).toBe(201)
    })

    it('come back when the guest cancels, with the reason kept', async () => {
      const { id, code } = await made({ party_size: SEATS })
      const own = { code, contact: '+250 788 123 456' }
      const terms = await house.ask('POST', '/api/cancellations/terms', { body: own })
      expect(terms.body).toMatchObject({ kind: 'table' })
      const seen = { refund: 0, kept: 0 }
      const body = { ...own, seen, reason: 'Rain' }
      const answer = await house.ask('POST', '/api/cancellations', { body, key: uuidv7() })
      expect(answer.status, answer.text).toBe(200)
      expect(await row(id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest: Rain',
        changed_by: 'guest',
      })
      expect((await reserve({ party_size: SEATS })).status).toBe(201)
    })

    it('bind the desk too, for a time to come', async () => {
      await made({ party_size: SEATS })
      const token = await house.staff()
      expect((await reserve({ source: 'desk' }, { token })).body.code).toBe('tables_full')
    })
  })

  describe('looking up', () => {
    it('answers state by code, of those that are known, and nothing personal', async () => {
      const { id, code } = await made()
      const answer = await house.ask('POST', `${PLACE}/lookup`, {
        body: { codes: [code, 'ZZZZ2222', code] },
      })
      expect(answer.status).toBe(200)
      const found = answer.body.data as unknown[]
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ id, code, status: 'pending' })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('slows down who guesses', async () => {
      const address = '10.9.8.7'
      let status = 200
      for (let round = 0; round < 40 && status === 200; round += 1) {
        const codes = Array.from({ length: 50 }, (_, at) => {
          const letters = [round, at].map((n) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'.at(n % 30))
          return `ZZ${letters.join('').repeat(3)}`
        })
        const body = { codes: [...new Set(codes)] }
        status = (await house.ask('POST', `${PLACE}/lookup`, { body, address })).status
      }
      expect(status).toBe(429)
    })
  })

  describe('the desk', () => {
    const list = (query: string, token: string) =>
      house.ask('GET', `/api/restaurant-reservations?${query}`, { token })

    it('lists by days and state, the latest first, and to staff alone', async () => {
      const token = await house.staff()
      const early = await made({ time: '12:00' })
      const late = await made({ time: '20:00' })
      const next = await made({ date: addDays(day, 1), time: '08:00' })
      const answer = await list(`from=${day}&to=${day}`, token)
      const rows = answer.body.data as { id: string }[]
      expect(rows.map(({ id }) => id)).toEqual([late.id, early.id])
      expect(answer.body).toMatchObject({ total: 2, current_page: 1, last_page: 1 })
      expect(safeParse(reservation, rows[0]).success).toBe(true)
      const open = await list(`from=${day}&to=${addDays(day, 1)}&status=confirmed`, token)
      expect(open.body.data).toEqual([])
      const second = await list(`from=${day}&to=${addDays(day, 1)}&per_page=1&page=1`, token)
      expect(second.body).toMatchObject({ total: 3, last_page: 3, data: [{ id: next.id }] })
      const anyone = await house.ask('GET', `/api/restaurant-reservations?from=${day}`)
      expect(anyone.status).toBe(401)
      const trainer = await list('', await house.staff('trainer'))
      expect(trainer.status).toBe(403)
    })

    it('goes from pending to completed, each with what was seen', async () => {
      const token = await house.staff()
      const { id } = await made()
      for (const [name, seen, to] of [
        ['confirm', 'pending', 'confirmed'],
        ['seat', 'confirmed', 'seated'],
        ['complete', 'seated', 'completed'],
      ] as const) {
        const answer = await step(id, name, { token, body: { seen: { status: seen } } })
        expect(answer.status, answer.text).toBe(200)
        expect(answer.body.data).toMatchObject({ id, status: to, changed_by: 'Some admin' })
      }
      const again = await step(id, 'confirm', { token })
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ status: 'completed', version: 4 })
    })

    it('refuses a step on what is otherwise than it was seen, with the row as it is', async () => {
      const token = await house.staff()
      const { id } = await made()
      await step(id, 'no-show', { token })
      const answer = await step(id, 'seat', { token, body: { seen: { status: 'pending' } } })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'conflict',
        message: 'This reservation is no-show now; you saw it as pending.',
        current: { id, status: 'no-show' },
      })
      expect((await step(id, 'complete', { token })).body.message).toBe(
        'A reservation that is no-show cannot be completed.',
      )
      expect((await step('nobody', 'seat', { token })).status).toBe(404)
      expect((await step(id, 'seat')).status).toBe(401)
    })

    it('tells the guest when it cancels, once and in their language', async () => {
      const token = await house.staff()
      const { id } = await made({ language: 'fr' })
      const body = { seen: { status: 'pending' }, reason: 'A wedding' }
      expect((await step(id, 'cancel', { token, body })).status).toBe(200)
      expect((await step(id, 'cancel', { token, body })).status).toBe(200)
      expect(await row(id)).toMatchObject({ cancel_reason: 'A wedding' })
      const told = await noticesOf(house.store, 'booking_cancelled', id)
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({ subject_kind: 'table', language: 'fr' })
    })

    it('keeps whole rows on its devices, and guests none', async () => {
      const { id } = await made()
      const changes = (token?: string) =>
        house.ask('GET', '/api/changes', token === undefined ? {} : { token })
      const staff = (await changes(await house.staff())).body.changes as Record<
        string,
        { rows: { id: string }[] }
      >
      const kept = staff.table_reservations?.rows.find((one) => one.id === id)
      expect(safeParse(reservation, kept).success).toBe(true)
      expect((await changes()).body.changes).not.toHaveProperty('table_reservations')
    })
  })
})

eachStore((make) => {
  const { stores, houseOf } = twoServers(make)
  beforeAll(() => changeSettings(stores[0], (settings) => (settings.table_seats = SEATS)))

  it('fifty parties ask for one evening at once: no seat is given twice, and none is left empty', async () => {
    const date = addDays(TODAY, 60)
    const times = ['18:30', '19:00', '19:15', '20:00', '20:30']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, client) =>
        houseOf(client).ask('POST', PLACE, {
          body: wish({ date, time: times[client % times.length], party_size: 2 + (client % 3) }),
        }),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([201, 409]))
    const parties = await living(stores[0], date)
    expect(parties).toHaveLength(answers.filter(({ status }) => status === 201).length)
    const most = Math.max(...parties.map(({ time }) => seatsTaken(parties, time)))
    expect(most).toBeLessThanOrEqual(SEATS)
    expect(most).toBeGreaterThan(SEATS - 4)
    for (const { status, body } of answers) {
      if (status === 409) expect(safeParse(tablesFull, body.current).success).toBe(true)
    }
  })

  it('the last table is one party’s, day after day', async () => {
    for (let round = 0; round < 6; round += 1) {
      const date = addDays(TODAY, 70 + round)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, client) =>
          houseOf(client).ask('POST', PLACE, {
            body: wish({ date, party_size: SEATS - 1 }),
          }),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(await living(stores[0], date)).toHaveLength(1)
    }
  })
})
