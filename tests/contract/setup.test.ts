import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '#contract/catalogue.ts'
import type { Setup } from '#contract/setup.ts'
import { FIRST_ADDRESS } from '#server/first-address.ts'
import { fillNewStore } from '#server/first-start.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { addRoom, bundle, changeSettings, wish } from './bookings-house.ts'
import { cart, roomLine } from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, dinner, MORNING, openHouse, PASSWORD, type House } from './http-house.ts'
import { post, sendDue } from './notices-post.ts'
import { form, openPayingHouse, type PayingHouse } from './payments-house.ts'

/* The set-up of a new house: what is missing, rooms by type, trials that leave nothing, and the opening. */

const none = { seed: 'none', adminEmail: null, adminPassword: null } as const
const NOT_YET = { code: 'not_offered', message: 'The house does not offer this at the moment.' }

async function picture(side: number) {
  const png = await sharp({
    create: { width: side, height: side, channels: 3, background: '#1e5b41' },
  })
    .png()
    .toBuffer()
  return { filename: 'room.png', data: `data:image/png;base64,${png.toString('base64')}` }
}

/** What a house without words, pictures and offers is advised to have. */
const wanting = ['empty_services', 'banner', 'about', 'directions', 'terms']

eachStore((make) => {
  describe('an empty house', () => {
    let house: House
    let store: Store
    let token: string
    const folder = temporaryDir('setup')
    const pictures = createPictureStore(folder, () => MORNING)
    beforeAll(async () => {
      store = await make({ clock: () => MORNING })
      await fillNewStore(store, none, MORNING)
      house = await openHouse(store, { pictures })
      token = await house.staff()
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    const setup = async () =>
      (await house.ask('GET', '/api/setup', { token })).body as unknown as Setup
    const save = async (body: object) => {
      const answer = await house.ask('PATCH', '/api/settings', { token, body })
      expect(answer.status, answer.text).toBe(200)
    }
    const open = () => house.ask('POST', '/api/setup/open', { token, body: {} })
    const roomsNow = async () =>
      ((await house.ask('GET', '/api/rooms')).body as { data: Room[] }).data

    it('is not open, and says what is missing before it can be', async () => {
      expect((await house.ask('GET', '/api/house')).body).toMatchObject({
        opened: false,
        payments: 'none',
      })
      expect(await setup()).toMatchObject({
        opened: false,
        missing: ['name', 'contact', 'place', 'rooms', 'taxes'],
        advised: ['own_address', ...wanting, 'letter', 'payment', 'backup'],
        empty: ['restaurant', 'laundry', 'car', 'tour'],
        unpriced: [],
        closed: null,
        letter: null,
        payment: null,
        backed_up_at: null,
      })
      // It was never open: there is nothing to close.
      const closed = await house.ask('POST', '/api/setup/close', { token, body: { text: {} } })
      expect(closed.body).toMatchObject({ opened: false, closed: null })
      const refused = await open()
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'validation', reason: 'setup_unfinished' })
    })

    it('takes four doubles at $60 in one go, numbered on from the last, each with the picture', async () => {
      const body = { count: 4, type: 'double', capacity: 2, price_per_night: 60 }
      const images_base64 = [await picture(64)]
      const made = await house.ask('POST', '/api/rooms/several', {
        token,
        body: { ...body, first_number: 101, images_base64 },
      })
      expect(made.status, made.text).toBe(201)
      const more = await house.ask('POST', '/api/rooms/several', {
        token,
        body: { ...body, count: 2, type: 'single', capacity: 1, price_per_night: 40.5 },
      })
      expect(more.status, more.text).toBe(201)
      const all = await roomsNow()
      expect(all.map((room) => [room.room_number, room.type, room.price_per_night])).toEqual([
        ['101', 'double', 60],
        ['102', 'double', 60],
        ['103', 'double', 60],
        ['104', 'double', 60],
        ['105', 'single', 40.5],
        ['106', 'single', 40.5],
      ])
      expect(all.map(({ images }) => images.length)).toEqual([1, 1, 1, 1, 0, 0])
      const audit = await store.db
        .selectFrom('audit')
        .select('row_id')
        .where('endpoint', '=', 'createRooms')
        .execute()
      expect(audit.map(({ row_id }) => row_id).toSorted()).toEqual(
        all.map(({ id }) => id).toSorted(),
      )
    })

    it('makes no room where one of them cannot be made, and none twice for one key', async () => {
      const before = await roomsNow()
      const body = { count: 3, type: 'twin', capacity: 2, price_per_night: 0.5 }
      const refused = await house.ask('POST', '/api/rooms/several', { token, body })
      expect(refused.status).toBe(422)
      expect(await roomsNow()).toEqual(before)
      const reception = await house.staff('reception')
      const right = { ...body, price_per_night: 50 }
      const forbidden = await house.ask('POST', '/api/rooms/several', {
        token: reception,
        body: right,
      })
      expect(forbidden.status).toBe(403)
      const key = crypto.randomUUID()
      const operation = crypto.randomUUID()
      const add = () =>
        house.ask('POST', '/api/rooms/several', { token, body: right, key, operation })
      // Of two at once the other may be told to ask again; then it gets the same answer.
      const atOnce = (await Promise.all([add(), add()])).map(({ body: said, status }) =>
        said.code === 'in_progress' ? said.code : status,
      )
      expect(atOnce).toContain(201)
      expect([201, 'in_progress']).toEqual(expect.arrayContaining(atOnce))
      expect((await add()).status).toBe(201)
      expect((await roomsNow()).length).toBe(before.length + 3)
    })

    it('refuses what guests ask for before it is open; the desk books', async () => {
      const room = await addRoom(store)
      const other = await addRoom(store)
      for (const [path, body] of [
        ['/api/hotel/bookings', wish(room)],
        ['/api/hotel/bookings/bundle', bundle([room, other])],
        ['/api/book', cart([roomLine(room)])],
      ] as const) {
        const refused = await house.ask('POST', path, { body })
        expect(refused.status, path).toBe(409)
        expect(refused.body, path).toMatchObject(NOT_YET)
      }
      expect(await store.db.selectFrom('hotel_bookings').selectAll().execute()).toEqual([])
      const desk = await house.ask('POST', '/api/hotel/bookings', {
        token,
        body: { ...wish(room), source: 'desk' },
      })
      expect(desk.status, desk.text).toBe(201)
    })

    it('sends a test letter, and says whether it went or lies in a file', async () => {
      const unaddressed = await house.ask('POST', '/api/setup/test-letter', { token, body: {} })
      expect(unaddressed.status).toBe(422)
      await save({ orgName: 'Lake Kivu Lodge', email: 'owner@lodge.example.com' })
      const begun = await house.ask('POST', '/api/setup/test-letter', {
        token,
        body: { language: 'fr' },
      })
      expect(begun.body).toMatchObject({
        letter: { state: 'queued', to: 'owner@lodge.example.com' },
      })
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters).toEqual([
        expect.objectContaining({
          to: 'owner@lodge.example.com',
          subject: 'Les messages de Lake Kivu Lodge arrivent',
        }),
      ])
      expect((await setup()).letter).toMatchObject({ state: 'sent' })
      await house.ask('POST', '/api/setup/test-letter', { token, body: {} })
      await sendDue(house, post({ hasMailServer: false }).ways)
      const now = await setup()
      expect(now.letter).toMatchObject({ state: 'kept' })
      expect(now.advised).not.toContain('letter')
    })

    it('opens once nothing is missing, for an admin alone; then guests book, and it stays open', async () => {
      await save({ phone: '+250 788 000 111', latitude: -2.06, longitude: 29.35 })
      expect((await setup()).missing).toEqual(['taxes'])
      expect((await open()).status).toBe(422)
      await save({ country: 'RW', taxes: [{ name: 'VAT', percent: 18, applies_to: ['room'] }] })
      const reception = await house.staff('reception')
      const forbidden = await house.ask('POST', '/api/setup/open', { token: reception, body: {} })
      expect(forbidden.status).toBe(403)
      const before = await house.ask('GET', '/api/changes')
      const opened = await open()
      expect(opened.body).toMatchObject({ opened: true, missing: [] })
      const since = encodeURIComponent(String(before.body.cursor))
      const heard = await house.ask('GET', `/api/changes?since=${since}`)
      expect(JSON.stringify(heard.body)).toContain('"opened":true')
      const room = await addRoom(store)
      const booked = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
      expect(booked.status, booked.text).toBe(201)
      expect((await open()).status).toBe(200)
      const audit = await store.db
        .selectFrom('audit')
        .select('changed')
        .where('endpoint', '=', 'openHouse')
        .execute()
      expect(audit).toEqual([{ changed: '{"opened":[false,true]}' }])
    })

    it('advises on nothing that is done: people, their addresses, a back-up', async () => {
      expect((await setup()).advised).toEqual([
        'own_address',
        ...wanting,
        'pictures',
        'payment',
        'backup',
      ])
      const made_at = '2026-06-30T01:00:00.000Z'
      const copy = {
        place: 'folder',
        name: 'x',
        made_at,
        size: 1,
        sha256: '0',
        encrypted: 1,
      } as const
      await store.transaction((tx) => tx.db.insertInto('backup_copies').values(copy).execute())
      expect(await setup()).toMatchObject({
        advised: ['own_address', ...wanting, 'pictures', 'payment'],
        backed_up_at: made_at,
      })
      await store.transaction((tx) => tx.db.deleteFrom('backup_copies').execute())
      await store.transaction((tx) =>
        tx.db
          .updateTable('users')
          .set({ email: 'owner@lodge.example.com' })
          .where('email', '=', FIRST_ADDRESS)
          .execute(),
      )
      const admin = await addPerson(store, 'admin')
      const login = await house.ask('POST', '/api/login', {
        body: { email: admin.email, password: PASSWORD },
      })
      const own = (login.body as { data: { token: string } }).data.token
      const made = await house.ask('POST', '/api/backups', {
        token: own,
        body: { password: PASSWORD },
      })
      expect(made.status, made.text).toBe(201)
      expect((await setup()).advised).toEqual([...wanting, 'pictures', 'payment'])
    })

    const dismiss = (advice: string, as = token) =>
      house.ask('POST', '/api/setup/dismiss', { token: as, body: { advice } })

    it('advises on what guests would miss: texts, prices, a service with nothing in it', async () => {
      const draft = await house.ask('PATCH', '/api/content/draft', {
        token,
        body: {
          hero: { picture: '/images/a.webp', phone: null },
          about: [{ icon: 'star', title: { en: 'Quiet' }, text: {} }],
          directions: [{ mode: 'car', title: { en: 'By car' }, text: {} }],
          terms: { en: 'Be kind.' },
        },
      })
      expect(draft.status, draft.text).toBe(200)
      // What is only drafted is read by nobody.
      expect((await setup()).advised).toEqual([...wanting, 'pictures', 'payment'])
      const { version } = draft.body.data as { version: number }
      const body = { seen: { version } }
      expect((await house.ask('POST', '/api/content/publish', { token, body })).status).toBe(200)
      await save({ services_off: ['restaurant', 'car', 'table'] })
      const shirts = { name: 'Shirt', unit: 'per item', price: 2, turnaround_hrs: 24, position: 1 }
      const made = await house.ask('POST', '/api/laundry-services', {
        token,
        body: { ...shirts, is_available: true },
      })
      expect(made.status, made.text).toBe(201)
      expect(await setup()).toMatchObject({
        advised: ['empty_services', 'pictures', 'payment'],
        empty: ['tour'],
      })
      await store.transaction((tx) =>
        tx.db.updateTable('laundry_services').set({ price_cents: 0 }).execute(),
      )
      await store.transaction((tx) =>
        tx.db
          .updateTable('rooms')
          .set({ price_per_night_cents: 0 })
          .where('room_number', '=', '101')
          .execute(),
      )
      expect(await setup()).toMatchObject({
        advised: ['prices', 'empty_services', 'pictures', 'payment'],
        unpriced: ['room', 'laundry'],
      })
      const reception = await house.staff('reception')
      expect((await dismiss('prices', reception)).status).toBe(403)
      expect((await dismiss('nothing')).status).toBe(422)
      expect((await dismiss('pictures')).body).toMatchObject({
        advised: ['prices', 'empty_services', 'payment'],
      })
      expect((await dismiss('prices')).status).toBe(200)
      expect((await setup()).advised).toEqual(['empty_services', 'payment'])
    })

    const close = (text: object, as = token) =>
      house.ask('POST', '/api/setup/close', { token: as, body: { text } })

    it('is closed to new requests by its owner, in its words, and opened again', async () => {
      const room = await addRoom(store)
      const ask = () => house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
      const first = await ask()
      expect(first.status, first.text).toBe(201)
      expect((await close({ en: 'Back in May.' }, await house.staff('reception'))).status).toBe(403)
      expect((await close({ en: 'Back in May.', fr: 'De retour en mai.' })).body).toMatchObject({
        opened: false,
        closed: { fr: 'De retour en mai.' },
      })
      expect((await house.ask('GET', '/api/house')).body).toMatchObject({
        opened: false,
        closed: { en: 'Back in May.' },
      })
      const other = wish(await addRoom(store))
      expect((await house.ask('POST', '/api/hotel/bookings', { body: other })).body).toMatchObject(
        NOT_YET,
      )
      // What was booked goes on.
      const { id } = first.body.booking as { id: string }
      const approved = await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
      expect(approved.status, approved.text).toBe(200)
      const desk = { ...other, source: 'desk' }
      const taken = await house.ask('POST', '/api/hotel/bookings', { token, body: desk })
      expect(taken.status, taken.text).toBe(201)
      expect((await close({ en: 'Back in June.' })).body).toMatchObject({
        closed: { en: 'Back in June.' },
      })
      expect((await open()).body).toMatchObject({ opened: true, closed: null })
      expect((await house.ask('GET', '/api/house')).body).toMatchObject({
        opened: true,
        closed: null,
      })
      const again = wish(await addRoom(store))
      expect((await house.ask('POST', '/api/hotel/bookings', { body: again })).status).toBe(201)
    })
  })

  it('desks that add rooms at the same moment, at two servers, each get four with numbers of their own', async () => {
    // Numbers are unique in the store, and a request that lost a race is tried three times: two
    // desks get theirs without the lock too, eight do not.
    const DESKS = 8
    const place = await make.tables()
    const stores = [
      await openStore(place, () => MORNING),
      await openStore(place, () => MORNING),
    ] as const
    await fillNewStore(stores[0], none, MORNING)
    const houses = [await openHouse(stores[0]), await openHouse(stores[1])] as const
    const token = await houses[0].staff()
    const body = { count: 4, type: 'double', capacity: 2, price_per_night: 60 }
    const answers = await Promise.all(
      Array.from({ length: DESKS }, (_, desk) =>
        houses[desk % 2 === 0 ? 0 : 1].ask('POST', '/api/rooms/several', { token, body }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(DESKS).fill(201))
    const numbers = answers.map(({ body: { data } }) =>
      (data as Room[]).map(({ room_number }) => Number(room_number)),
    )
    // Each desk's four stand together: nobody else's came in between.
    for (const [first = 0, ...more] of numbers)
      expect(more).toEqual([first + 1, first + 2, first + 3])
    expect(new Set(numbers.flat()).size).toBe(4 * DESKS)
    const kept = await stores[1].db.selectFrom('rooms').select('room_number').execute()
    expect(kept.map(({ room_number }) => Number(room_number)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 4 * DESKS }, (_, at) => at + 1),
    )
    for (const store of stores) await store.close()
  })

  it('prices from before the house’s own currency was changed are advice until somebody says so', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const token = await house.staff()
    const send = (path: string, body: object) => house.ask('POST', `/api/${path}`, { token, body })
    const base = async (base_currency: string) => {
      const saved = await house.ask('PATCH', '/api/settings', { token, body: { base_currency } })
      expect(saved.status, saved.text).toBe(200)
      return ((await house.ask('GET', '/api/setup', { token })).body as unknown as Setup).advised
    }
    // There is no price yet.
    expect(await base('RWF')).not.toContain('currency')
    const rooms = { count: 1, type: 'double', capacity: 2, price_per_night: 60_000 }
    expect((await send('rooms/several', rooms)).status).toBe(201)
    expect(await base('KES')).toContain('currency')
    expect((await send('setup/dismiss', { advice: 'currency' })).body.advised).not.toContain(
      'currency',
    )
    expect(await base('RWF')).toContain('currency')
  })

  it('a house that was there before there was a set-up is open', async () => {
    const store = await make({ seeded: true, clock: () => MORNING })
    await changeSettings(store, (settings) => {
      for (const field of ['opened', 'test_payments', 'country', 'setup']) {
        delete (settings as unknown as Record<string, unknown>)[field]
      }
    })
    const house = await openHouse(store)
    expect((await house.ask('GET', '/api/house')).body).toMatchObject({
      opened: true,
      payments: 'sandbox',
    })
    const order = await dinner(store, { schedule: { date: '2026-07-03', time: '19:00' } })
    expect((await house.ask('POST', '/api/restaurant/orders', { body: order })).status).toBe(201)
    await changeSettings(store, (settings) => (settings.opened = false))
    const refused = await house.ask('POST', '/api/restaurant/orders', { body: order })
    expect(refused.body).toMatchObject(NOT_YET)
  })

  describe.each(['sandbox', 'pesapal'] as const)('a test payment by %s', (provider) => {
    const time = { now: MORNING }
    let house: PayingHouse
    let store: Store
    let token: string
    beforeAll(async () => {
      store = await make({ clock: () => time.now })
      await fillNewStore(store, none, MORNING)
      await changeSettings(store, (settings) => (settings.payments = provider))
      house = await openPayingHouse(store, provider, time)
      token = await house.staff()
    })
    afterAll(() => house.close())

    /** All that the books are made of. */
    async function books() {
      const tables = ['payments', 'provider_payments', 'receipts', 'folio_items', 'day_closes']
      const rows = await Promise.all(
        tables.map((table) =>
          store.db
            .selectFrom(table as 'payments')
            .selectAll()
            .execute(),
        ),
      )
      const report = await house.ask('GET', '/api/reports?from=2026-06-01&to=2026-07-31', { token })
      const day = await house.ask('GET', '/api/day-close?day=2026-07-01', { token })
      return { rows, report: report.body, day: { ...day.body, as_of: null } }
    }

    it('is paid, given back, and stands in no book', async () => {
      const before = await books()
      const begun = await house.ask('POST', '/api/setup/test-payment', { token, body: {} })
      expect(begun.status, begun.text).toBe(200)
      const { redirect_url } = begun.body as { redirect_url: string }
      const check = async () =>
        (await house.ask('POST', '/api/setup/test-payment/check', { token, body: {} }))
          .body as unknown as Setup
      expect((await check()).payment?.state).toBe('open')
      await house.payerDoes({ redirect_url, payment_id: '', held_until: null }, 'paid')
      const paid = await check()
      expect(paid.payment).toMatchObject({ provider, state: expect.stringMatching(/paid|given/) })
      expect(paid.advised).not.toContain('payment')
      await house.runJobs()
      expect(await books()).toEqual(before)
    })

    it('that was paid without its payer coming back is given back before the next begins', async () => {
      const begin = async () => {
        const begun = await house.ask('POST', '/api/setup/test-payment', { token, body: {} })
        expect(begun.status, begun.text).toBe(200)
        return { ...(begun.body as { redirect_url: string }), payment_id: '', held_until: null }
      }
      const before = provider === 'pesapal' ? house.standIn.refunds.length : 0
      await house.payerDoes(await begin(), 'paid')
      await begin()
      const checked = await store.db
        .selectFrom('audit')
        .select('changed')
        .where('endpoint', '=', 'checkTestPayment')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      expect(checked.length).toBe(2)
      expect(
        checked.every(({ changed }) =>
          /"test_payment":\["open","(paid|given_back)"\]/.test(changed),
        ),
      ).toBe(true)
      if (provider === 'pesapal') expect(house.standIn.refunds.length).toBe(before + 1)
    })

    it('that is paid on a page of before, after another was begun, is given back too', async () => {
      const begin = async () => {
        const begun = await house.ask('POST', '/api/setup/test-payment', { token, body: {} })
        return { ...(begun.body as { redirect_url: string }), payment_id: '', held_until: null }
      }
      const check = async () =>
        (await house.ask('POST', '/api/setup/test-payment/check', { token, body: {} }))
          .body as unknown as Setup
      const settled = async () =>
        (
          await store.db
            .selectFrom('audit')
            .select('changed')
            .where('endpoint', '=', 'checkTestPayment')
            .execute()
        ).length
      await check()
      const old = await begin()
      await begin()
      const before = await settled()
      const refunds = provider === 'pesapal' ? house.standIn.refunds.length : 0
      await house.payerDoes(old, 'paid')
      expect((await check()).payment?.state).toBe('open')
      expect(await settled()).toBe(before + 1)
      if (provider === 'pesapal') expect(house.standIn.refunds.length).toBe(refunds + 1)
      // Once it is over it is asked about no more.
      await check()
      expect(await settled()).toBe(before + 1)
    })

    it('that was declined says so, and a guest cannot begin one', async () => {
      const begun = await house.ask('POST', '/api/setup/test-payment', { token, body: {} })
      const { redirect_url } = begun.body as { redirect_url: string }
      await house.payerDoes({ redirect_url, payment_id: '', held_until: null }, 'failed')
      const checked = await house.ask('POST', '/api/setup/test-payment/check', { token, body: {} })
      expect(checked.body).toMatchObject({ payment: { state: 'failed' } })
      const guest = await house.ask('POST', '/api/setup/test-payment', { body: {} })
      expect(guest.status).toBe(401)
    })
  })

  it('a house whose currency the provider does not take offers guests no card, and says so to its owner', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    await changeSettings(store, (settings) => {
      settings.opened = true
      settings.payments = 'pesapal'
    })
    const house = await openPayingHouse(store, 'pesapal', { now: MORNING })
    const token = await house.staff()
    const told = async (base_currency: string) => {
      const set = await house.ask('PATCH', '/api/settings', { token, body: { base_currency } })
      expect(set.body.data, set.text).toMatchObject({ payments: 'pesapal' })
      return (await house.ask('GET', '/api/house')).body.payments as string
    }
    expect([await told('KES'), await told('BIF')]).toEqual(['pesapal', 'none'])
    const room = await addRoom(store, { price_per_night_cents: 8_000_000 })
    const asks = wish(room)
    const pricing = { ...asks.pricing, grand_total: 160_000, currency: 'BIF' }
    const booked = await house.ask('POST', '/api/hotel/bookings', { body: { ...asks, pricing } })
    expect(booked.status, booked.text).toBe(201)
    const { id } = booked.body.booking as { id: string }
    for (const asked of [{ body: {} }, { body: {}, token }]) {
      const pay = await house.ask('POST', `/api/hotel/bookings/${id}/pay`, asked)
      expect(pay.body, pay.text).toMatchObject({ reason: 'no_payments_online' })
    }
    const trial = await house.ask('POST', '/api/setup/test-payment', { token, body: {} })
    expect(trial.body).toMatchObject({ reason: 'no_payments_online' })
    // Not even asked.
    expect(await store.db.selectFrom('provider_payments').selectAll().execute()).toEqual([])
  })

  it('test cards are refused to guests of a real house until its owner allows them', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    await changeSettings(store, (settings) => (settings.opened = true))
    const time = { now: MORNING }
    const house = await openPayingHouse(store, 'sandbox', time)
    const token = await house.staff()
    const room = await addRoom(store)
    const booked = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
    const { id } = booked.body.booking as { id: string }
    const pay = () => house.ask('POST', `/api/hotel/bookings/${id}/pay`, { body: {} })
    const refused = await pay()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ reason: 'no_payments_online' })
    expect((await house.ask('GET', '/api/house')).body).toMatchObject({ payments: 'none' })
    expect(await store.db.selectFrom('provider_payments').selectAll().execute()).toEqual([])
    await house.ask('PATCH', '/api/settings', { token, body: { test_payments: true } })
    const started = await pay()
    expect(started.status, started.text).toBe(200)
    expect((await house.ask('GET', '/api/house')).body).toMatchObject({ payments: 'sandbox' })
    const page = await house.ask('GET', String(started.body.redirect_url), form({}))
    expect(page.status).toBe(200)
    await house.close()
  })
})
