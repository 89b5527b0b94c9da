import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { confirmBackup, fetchBackup, sendBackup } from './backup-house.ts'
import { addRoom, rooms } from './bookings-house.ts'
import {
  carLine,
  cart,
  laundryLine,
  mealLine,
  roomLine,
  rowOf,
  tourLine,
  type ShownCart,
} from './cart-house.ts'
import { addService, customRow, wish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { dinner, MORNING, openHouse, PASSWORD, TODAY, type House } from './http-house.ts'
import { addCar } from './rentals-house.ts'
import { addTour } from './tours-house.ts'
import { tableNames } from './table-names.ts'

/* Guests' data: shown whole, taken out whole, and out it stays (what /privacy promises). */

/** In every writing of theirs there is one of these; nobody else's text has any. */
const PLANTED = ['qwyxo', '731 944', '731944']
const NAME = 'Qwyxo Umuranga'
const EMAIL = 'Qwyxo@Example.com'
const PHONE = '0788 731 944'
const customer = { name: NAME, phone: PHONE, email: EMAIL }
const flat = { customer, customer_name: NAME, customer_phone: PHONE, customer_email: EMAIL }
/** Plants a text that names where it was said. */
const said = (where: string) => `qwyxo ${where}`

/** `table.column` of every place in the store where a planted text lies. */
async function placesIn(store: Store): Promise<string[]> {
  const places = new Set<string>()
  for (const name of await tableNames(store)) {
    // Numbers and ids alone, and some of the numbers larger than JavaScript's.
    if (/_words_(places|docsize|idx|config)$/.test(name)) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      store.db,
    )
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value)
          ?.toString()
          .toLowerCase()
        if (PLANTED.some((planted) => text?.includes(planted))) places.add(`${name}.${column}`)
      }
    }
  }
  return [...places].toSorted()
}

eachStore((make) => {
  let house: House
  let token: string
  const work = temporaryDir('erase')
  afterAll(() => rmSync(work, { recursive: true, force: true }))
  const device = uuidv7()
  const later = new Date(MORNING.getTime() + 60 * 86_400_000)

  async function post(url: string, body: unknown, more: object = {}): Promise<string> {
    const asked = { body, device, key: uuidv7(), operation: uuidv7(), ...more }
    const answer = await house.ask('POST', url, asked)
    expect(answer.status, `${url} ${answer.text}`).toBeLessThan(300)
    const data = (answer.body.data ?? answer.body) as { id: string }
    return data.id
  }
  const staffPost = (url: string, body: unknown) => post(url, body, { token })
  async function step(url: string, body: unknown = {}) {
    const answer = await house.ask('PATCH', url, { token, body, key: uuidv7() })
    expect(answer.status, `${url} ${answer.text}`).toBeLessThan(300)
  }

  const paths: Record<string, string> = {
    custom: 'custom-orders',
    room: 'hotel-bookings',
    restaurant: 'restaurant-orders',
    laundry: 'laundry-orders',
    car: 'car-rentals',
    tour: 'tour-bookings',
  }

  /** Everything a guest can leave behind, by the ways that leave it. */
  async function plant() {
    const { store } = house
    const lines = [
      roomLine(await addRoom(store), {}, { notes: said('room') }),
      carLine(await addCar(store), {}, {}),
      tourLine(await addTour(store), {}, { notes: said('tour') }),
      await mealLine(store, { notes: said('meal'), custom_request: said('request') }),
      laundryLine({ notes: said('laundry'), address: said('street') }),
    ]
    const answer = await house.ask('POST', '/api/book', {
      body: cart(lines, { customer }),
      key: uuidv7(),
      operation: uuidv7(),
      device,
    })
    expect(answer.status, answer.text).toBe(201)
    const { lines: booked } = answer.body.cart as ShownCart
    await post('/api/restaurant/reservations', {
      date: addDays(TODAY, 3),
      time: '19:00',
      party_size: 2,
      notes: said('table'),
      promo_code: null,
      custom_request: said('corner'),
      ...flat,
      source: 'public',
    })
    // Another writing of the phone, and no e-mail.
    const alone = { name: NAME, phone: '+250 788731944', email: null }
    await post(
      '/api/restaurant/orders',
      await dinner(store, {
        notes: said('dinner'),
        customer: alone,
        customer_name: NAME,
        customer_phone: alone.phone,
        customer_email: null,
      }),
    )
    const ticket = await post('/api/contact', {
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      subject: said('subject'),
      message: said('message, long enough'),
    })
    await staffPost(`/api/tickets/${ticket}/messages`, { text: said('answer') })
    await post('/api/reviews', {
      name: NAME,
      rating: 5,
      comment: said('review'),
      service: 'room',
      item_id: 'room-5',
    })
    await post('/api/consents', {
      categories: ['essential'],
      device: said('telephone'),
      name: NAME,
      email: EMAIL,
    })
    const parked = await house.ask('POST', '/api/outbox/parked', {
      device,
      body: {
        rows: [
          {
            id: uuidv7(),
            key: uuidv7(),
            state: 'open',
            endpoint: 'sendMessage',
            request: {
              params: {},
              body: {
                name: NAME,
                email: EMAIL.toLowerCase(),
                phone: null,
                subject: said('parked'),
                message: said('parked as well'),
              },
            },
            refusal: { code: 'validation', message: said('refused') },
            words: { title: said('title'), detail: said('detail') },
            device_name: said('device'),
            device_time: MORNING.toISOString(),
          },
        ],
      },
    })
    expect(parked.status, parked.text).toBe(200)
    const massage = await addService(store)
    const ordered = await post(
      '/api/custom-orders',
      wish(massage, { customer, notes: said('massage') }),
    )
    const span = { check_in: addDays(TODAY, 12), check_out: addDays(TODAY, 14) }
    const [agreed, brought] = await rooms(store, 2)
    const reserved = await staffPost('/api/hotel-bookings/reservations', {
      rooms: [{ room_id: agreed?.id, adults: 1, children: 0, price_per_night: 70 }],
      schedule: span,
      extras: { breakfast: false, airport_transfer: false, late_checkout: false },
      customer,
      confirm: true,
      rate_reason: said('rate'),
      pricing: { total: 140, currency: 'USD' },
      notes: said('reservation'),
      source: 'desk',
    })
    // From a spreadsheet, under yet another writing of the phone.
    const imported = await staffPost('/api/imports', {
      kind: 'bookings',
      columns: ['room', 'check_in', 'check_out', 'name', 'phone', 'notes'],
      rows: [
        {
          at: 2,
          cells: [
            brought?.room_number,
            span.check_in,
            span.check_out,
            NAME,
            '00250788731944',
            said('sheet'),
          ],
        },
      ],
      day_order: null,
      currency: 'USD',
    })
    const line = await store.db
      .selectFrom('import_rows')
      .select('row_id')
      .where('import_id', '=', imported)
      .where('table_name', '=', 'hotel_bookings')
      .executeTakeFirstOrThrow()
    const subjects = [
      ...booked.flatMap(({ subjects: its }) => its),
      { kind: 'custom', id: ordered } as const,
      { kind: 'room', id: reserved } as const,
      { kind: 'room', id: line.row_id } as const,
    ]
    for (const subject of subjects) {
      const row = await (subject.kind === 'custom'
        ? customRow(store, subject.id)
        : rowOf(store, subject))
      await staffPost(`/api/${paths[subject.kind]}/${subject.id}/payments`, {
        amount: row.total_cents / 100,
        currency: 'USD',
        method: 'cash',
        status: 'paid',
        reference: said('reference'),
        notes: said('payment'),
        customer_name: NAME,
      })
    }
    const room = subjects.find(({ kind }) => kind === 'room')
    await staffPost(`/api/hotel-bookings/${room?.id}/receipts`, {
      payer: NAME,
      lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 239 }],
      paid: 239,
      currency: 'USD',
    })
    const laundry = subjects.find(({ kind }) => kind === 'laundry')
    return { laundry: laundry?.id ?? '', ticket }
  }

  async function theirs() {
    const { body } = await house.ask('GET', '/api/customers', { token })
    return (body.data as { id: string; name: string }[]).filter(({ name }) => name === NAME)
  }
  const erase = (id: string, body: object = { password: PASSWORD }, by = token) =>
    house.ask('POST', `/api/customers/${id}/erase`, { token: by, body })

  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }), {
      workDir: work,
    })
    token = await house.staff()
  })

  describe('a guest', () => {
    let id: string
    let planted: Awaited<ReturnType<typeof plant>>
    let file: Buffer
    let before: string[]
    let exported: string
    beforeAll(async () => {
      planted = await plant()
      const found = await theirs()
      expect(found).toHaveLength(1)
      id = found[0]?.id ?? ''
      await step(`/api/customers/${id}`, { notes: said('customer') })
      file = await fetchBackup(house, token)
    })

    it('is shown to an admin alone', async () => {
      const reception = await house.staff('staff')
      for (const act of ['export', 'erase']) {
        const url = `/api/customers/${id}/${act}`
        const body = act === 'erase' ? { password: PASSWORD } : {}
        expect((await house.ask('POST', url, { body })).status).toBe(401)
        const kitchen = await house.staff('trainee')
        expect((await house.ask('POST', url, { body, token: kitchen })).status).toBe(403)
        expect((await house.ask('POST', url, { body, token: reception })).status).toBe(403)
      }
    })

    it('is shown whole: every text that lies of them in the store', async () => {
      const answer = await house.ask('POST', `/api/customers/${id}/export`, { token, body: {} })
      expect(answer.status, answer.text).toBe(200)
      exported = answer.text
      const { rows } = answer.body.data as { rows: Record<string, Record<string, unknown>[]> }
      before = await placesIn(house.store)
      const repeats = /^(.*_words.*|operations|audit|customer_keys|users|changes)\./
      for (const place of before.filter((one) => !repeats.test(one))) {
        const [table = '', column = ''] = place.split('.')
        const texts = (rows[table] ?? []).map((row) => String(row[column]).toLowerCase())
        expect(
          texts.some((text) => PLANTED.some((one) => text.includes(one))),
          `${place} is exported`,
        ).toBe(true)
      }
      for (const table of ['restaurant_order_items', 'stay_events', 'custom_orders']) {
        expect(rows[table]?.length, table).toBeGreaterThan(0)
      }
      expect(exported).toContain(said('customer'))
      expect(exported).not.toContain('password_hash')
    })

    it('stays while something is not over, and says what', async () => {
      const answer = await erase(id)
      expect(answer.status).toBe(409)
      const { hinders } = answer.body.current as { hinders: { kind: string; why: string }[] }
      expect(new Set(hinders.map(({ kind }) => kind))).toEqual(
        new Set(['room', 'restaurant', 'laundry', 'car', 'tour', 'table', 'custom']),
      )
      expect(await placesIn(house.store)).toEqual(before)
    })

    it('stays while money is owed, and for a wrong password', async () => {
      house.now = later
      for (const act of ['start', 'ready', 'deliver']) {
        await step(`/api/laundry-orders/${planted.laundry}/${act}`)
      }
      expect((await erase(id, { password: 'a wrong password' })).status).toBe(422)
      const answer = await erase(id)
      expect(answer.status).toBe(409)
      const { hinders } = answer.body.current as {
        hinders: { kind: string; why: string; id: string }[]
      }
      // The dinner ordered by itself was never paid.
      expect(hinders).toMatchObject([{ kind: 'restaurant', why: 'owing' }])
      const dinners = await house.store.db.selectFrom('restaurant_orders').selectAll().execute()
      const owed = dinners.find((row) => row.id === hinders[0]?.id)
      await staffPost(`/api/restaurant-orders/${owed?.id}/payments`, {
        amount: (owed?.total_cents ?? 0) / 100,
        currency: 'USD',
        method: 'cash',
        status: 'paid',
      })
    })

    it('is nowhere any more, in no column of no table, but on receipts', async () => {
      const figures = await house.ask('GET', '/api/payments', { token })
      const answer = await erase(id)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({
        erased: { customers: 1, hotel_bookings: 3, tickets: 1, reviews: 1, consents: 1, parked: 1 },
      })
      const { stays } = answer.body.data as { stays: { what: string }[] }
      expect(stays.map(({ what }) => what)).toEqual(['figures', 'receipts', 'trail'])
      expect(await placesIn(house.store)).toEqual(['receipts.payer'])
      // The books are as they were.
      const after = await house.ask('GET', '/api/payments', { token })
      const sums = (text: unknown) =>
        (text as { amount: number; id: string }[]).map((row) => [row.id, row.amount])
      expect(sums(after.body.data)).toEqual(sums(figures.body.data))
    })

    it('is gone from every device, and nobody new by it', async () => {
      expect(await theirs()).toEqual([])
      const { body, text } = await house.ask('GET', '/api/changes', { token })
      expect(text.toLowerCase().replaceAll(NAME.toLowerCase(), '')).not.toContain('qwyxo')
      const { rows } = (body.changes as { customers: { rows: { name: string }[] } }).customers
      expect(rows.filter(({ name }) => name === 'Erased guest')).toEqual([])
      const audit = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('endpoint', '=', 'erasePerson')
        .execute()
      expect(audit).toMatchObject([{ actor_name: 'Some admin', row_id: id }])
    })

    it('is erased again where an older back-up is put back; who came back since stays', async () => {
      const sent = await sendBackup(house, token, file)
      const put = await confirmBackup(house, token, sent.id)
      expect(put.status, put.text).toBe(200)
      expect(await placesIn(house.store)).toEqual(['receipts.payer'])
      // Once more: the hashes are in the house still.
      const again = await sendBackup(house, token, file)
      house.now = new Date(later.getTime() + 86_400_000)
      await confirmBackup(house, token, again.id)
      expect((await placesIn(house.store)).filter((one) => one !== 'receipts.payer')).toEqual([])
      await post(
        '/api/restaurant/orders',
        await dinner(house.store, {
          ...flat,
          schedule: { date: addDays(TODAY, 62), time: '19:00' },
        }),
      )
      expect(await theirs()).toHaveLength(1)
      const newer = await fetchBackup(house, token)
      const third = await sendBackup(house, token, newer)
      await confirmBackup(house, token, third.id)
      expect(await theirs()).toHaveLength(1)
      const { db } = house.store
      const orders = await db.selectFrom('restaurant_orders').select('customer_name').execute()
      expect(orders.filter((row) => row.customer_name === NAME)).toHaveLength(1)
      const hashes = await db.selectFrom('erasures').selectAll().execute()
      expect(hashes.length).toBeGreaterThan(5)
      const [key] = await db.selectFrom('erasure_keys').selectAll().execute()
      expect(key?.key).toMatch(/^sealed:1:/)
    })
  })

  it.runIf(make.kind === 'sqlite')(
    'nothing that was taken away can be read in the file',
    async () => {
      const place = await make.tables()
      if (!('dataDir' in place)) throw new Error('no file')
      const store = await openStore(place)
      const words = 'Aline who came by bus'
      const ids = ['c-1', 'c-2'] as const
      for (const id of ids)
        await store.transaction((tx) => tx.insert('categories', { id, name: words, position: 1 }))
      await store.transaction((tx) => tx.update('categories', ids[0], { name: '' }))
      await store.transaction((tx) =>
        sql`delete from categories where id = ${ids[1]}`.execute(tx.db),
      )
      await store.close()
      expect(readFileSync(join(place.dataDir, 'house.db')).includes(words)).toBe(false)
    },
  )

  describe('a guest who asks for it on the site', () => {
    const ask = (body: object) =>
      house.ask('POST', '/api/data-requests', { body, device, key: uuidv7() })
    it('shows a code and its contact, and a ticket waits at the desk; nothing else is sent', async () => {
      const body = await dinner(house.store, {
        schedule: { date: addDays(TODAY, 62), time: '19:00' },
      })
      const made = await house.ask('POST', '/api/restaurant/orders', { body, key: uuidv7() })
      expect(made.status, made.text).toBe(201)
      const { code } = await house.store.db
        .selectFrom('restaurant_orders')
        .select('code')
        .where('id', '=', String(made.body.id))
        .executeTakeFirstOrThrow()
      const wrong = await ask({ code, contact: '0788 000 111', wish: 'erase' })
      expect(wrong.status).toBe(404)
      const letters = () =>
        house.store.db.selectFrom('notices').select(['kind', 'to_email', 'to_phone']).execute()
      const before = (await letters()).length
      const first = await ask({ code, contact: 'ALINE@example.com', wish: 'erase' })
      expect(first.status, first.text).toBe(201)
      const again = await ask({ code, contact: '+250788123456', wish: 'erase' })
      expect(again.body).toEqual(first.body)
      const { body: list } = await house.ask('GET', '/api/tickets', { token })
      const asked = (list.data as { subject: string; customer: string }[]).filter(({ subject }) =>
        subject.includes('removed'),
      )
      expect(asked).toMatchObject([{ customer: 'Aline Mukamana' }])
      expect((await letters()).slice(before)).toEqual([
        { kind: 'message_received', to_email: null, to_phone: null },
      ])
      // A namesake without e-mail too: neither may be lost in the other's.
      const namesakes = []
      for (const phone of ['0788 200 001', '0788 200 002']) {
        const its = { ...body, customer: { ...body.customer, phone, email: null } }
        const order = await house.ask('POST', '/api/restaurant/orders', {
          body: its,
          key: uuidv7(),
        })
        expect(order.status, order.text).toBe(201)
        const row = await house.store.db
          .selectFrom('restaurant_orders')
          .select('code')
          .where('id', '=', String(order.body.id))
          .executeTakeFirstOrThrow()
        namesakes.push((await ask({ code: row.code, contact: phone, wish: 'erase' })).status)
      }
      expect(namesakes).toEqual([201, 201])
    })
    it('takes the code of what was booked together: it is the one that they were given', async () => {
      const times = {
        pick_up: `${addDays(TODAY, 62)}T10:00`,
        drop_off: `${addDays(TODAY, 64)}T16:00`,
      }
      const guest = { name: 'Odile Uwase', phone: '0788 555 010', email: null }
      const booked = await house.ask('POST', '/api/book', {
        body: cart([laundryLine(times)], { customer: guest }),
        key: uuidv7(),
      })
      expect(booked.status, booked.text).toBe(201)
      const { code } = booked.body.cart as ShownCart
      expect((await ask({ code, contact: '0788 555 011', wish: 'export' })).status).toBe(404)
      const asked = await ask({ code, contact: '+250788555010', wish: 'export' })
      expect(asked.status, asked.text).toBe(201)
      const ticket = await house.store.db
        .selectFrom('tickets')
        .select(['name', 'phone'])
        .where('id', '=', String(asked.body.id))
        .executeTakeFirstOrThrow()
      expect(ticket).toMatchObject({ name: 'Odile Uwase' })
    })
  })
})
