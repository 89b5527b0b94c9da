import { safeParse } from 'zod/mini'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { publicTourBooking, tourBooking, tourFull, tourLeft } from '#contract/tour-bookings.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { changeSettings, noticesOf, stayInHouse } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type Asked } from './http-house.ts'
import { addTour, bookingRow, outing, placeComplaints } from './tours-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'afraid of bees']
const DAY = addDays(TODAY, 3)

eachStore(async (make) => {
  const house = await openDemo(make)
  afterEach(async () => {
    house.now = MORNING
    expect(await placeComplaints(house.store)).toEqual([])
  })

  const book = (body: unknown, asked: Asked = {}, path = '/api/tours/bookings') =>
    house.ask('POST', path, { body, ...asked })

  const step = async (id: string, name: string, asked: Asked = {}) =>
    house.ask('PATCH', `/api/tour-bookings/${id}${name}`, {
      token: await house.staff(),
      body: {},
      ...asked,
    })

  const booked = async (people = 2) => {
    const answer = await book(outing(await addTour(house.store), { people }))
    expect(answer.status, answer.text).toBe(201)
    return answer.body.booking as { id: string; code: string; tour_id: string; date: string }
  }

  const dayOf = (tourId: string, date = DAY) =>
    house.store.db
      .selectFrom('tour_days')
      .selectAll()
      .where('tour_id', '=', tourId)
      .where('date', '=', date)
      .executeTakeFirst()

  describe('the list', () => {
    const names = async (query: string) => {
      const { body } = await house.ask('GET', `/api/tours?include=category&${query}`)
      return (
        (body.data as { name: string; category: { name: string }; is_available: boolean }[]) ?? []
      )
    }

    it('knows category, search and both kinds of availability', async () => {
      await addTour(house.store, { name: 'Closed crater', is_available: 0 })
      const all = await names('')
      const available = await names('available=available')
      const unavailable = await names('available=unavailable')
      expect(available.length + unavailable.length).toBe(all.length)
      expect(available.every((one) => one.is_available)).toBe(true)
      expect(unavailable.map(({ name }) => name)).toContain('Closed crater')
      expect(all[0]?.category.name).toBeTruthy()
      const city = await names('category_id=tour-category-city')
      expect(new Set(city.map((one) => one.category.name))).toEqual(new Set(['City Tours']))
      expect((await names('search=gorilla%20trek')).map(({ name }) => name)).toContain(
        'Mountain gorilla trek',
      )
      expect(await names('search=submarine')).toEqual([])
    })
  })

  describe('booking', () => {
    it('takes the documents’ payload, and answers with nothing personal', async () => {
      const tour = await addTour(house.store)
      const answer = await book(outing(tour))
      expect(answer.status, answer.text).toBe(201)
      const { id, booking_id, booking } = answer.body as Record<string, Record<string, unknown>>
      expect(booking_id).toBe(id)
      expect(safeParse(publicTourBooking, booking).success).toBe(true)
      expect(booking).toMatchObject({
        id,
        tour_name: tour.name,
        status: 'pending',
        payment_status: 'unpaid',
        total: 80,
        per_person: 40,
      })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('is the same at all four paths', async () => {
      const tour = await addTour(house.store)
      const paths = [
        '/api/tours/bookings',
        `/api/tours/${tour.id}/book`,
        '/api/tour-bookings',
        '/api/tour-bookings/public',
      ]
      for (const [at, path] of paths.entries()) {
        const answer = await book(outing(tour, { date: addDays(DAY, at) }), {}, path)
        expect(answer.status, answer.text).toBe(201)
      }
      const other = await addTour(house.store)
      const answer = await book(outing(tour), {}, `/api/tours/${other.id}/book`)
      expect(answer.body).toMatchObject({
        code: 'validation',
        errors: { 'booking.tour_id': ['This is not the tour that the address names.'] },
      })
    })

    it('is done once for a key, and stamped with operation, device and both times', async () => {
      const tour = await addTour(house.store)
      const [operation, device, key] = [uuidv7(), uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const asked = { operation, device, key, deviceTime }
      const first = await book(outing(tour), asked)
      const second = await book(outing(tour), asked)
      expect(second.body).toEqual(first.body)
      const row = await bookingRow(house.store, String(first.body.id))
      expect(row).toMatchObject({
        operation_id: operation,
        device_time: deviceTime,
        changed_by: 'guest',
        source: 'public-tours-page',
      })
      expect(await dayOf(tour.id)).toMatchObject({ people: 2, approved: 0 })
      const audit = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', row.id)
        .execute()
      expect(audit).toHaveLength(1)
      for (const word of PERSONAL) {
        expect(JSON.stringify(audit)).not.toContain(word)
        expect(house.logs.join('')).not.toContain(word)
      }
    })

    it('keeps the device’s code, and makes another where somebody has it', async () => {
      const tour = await addTour(house.store)
      const first = await book(outing(tour, {}, { code: 'K7MPQ2XY' }))
      const second = await book(outing(tour, {}, { code: 'K7MPQ2XY' }))
      expect(first.body.booking).toMatchObject({ code: 'K7MPQ2XY' })
      expect(second.body.booking).not.toMatchObject({ code: 'K7MPQ2XY' })
    })

    it.each([
      [
        'customer',
        { name: ' ', phone: '1', email: null },
        'Please enter your name and phone number.',
      ],
      ['booking', { tour_id: 'x', date: 'tomorrow', people: 2 }, 'Please set the tour date.'],
      ['booking', { tour_id: 'x', date: DAY, people: 0 }, 'Please set at least 1 person.'],
      [
        'booking',
        { tour_id: '', date: DAY, people: 1 },
        'Please select one tour and set date & people.',
      ],
    ])('wants a whole %s, in the documents’ words', async (field, value, message) => {
      const tour = await addTour(house.store)
      const answer = await book({ ...outing(tour), [field]: value })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'validation', message })
    })

    it('refuses tours that are not offered, were taken off or never were', async () => {
      const closed = await addTour(house.store, { is_available: 0 })
      const gone = await addTour(house.store)
      await house.store.transaction((tx) => tx.remove('tours', gone.id))
      for (const tour of [closed, gone]) {
        const answer = await book(outing(tour))
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({
          code: 'item_unavailable',
          message: `No longer available: ${tour.name}.`,
          current: { items: [{ id: tour.id, name: tour.name }] },
        })
      }
      const never = await book(outing({ ...closed, id: 'tour-none' }))
      expect(never.body).toMatchObject({ code: 'validation' })
      expect(never.body.errors).toHaveProperty(['booking.tour_id'])
    })

    it('is late once the day is over at the house, and until then is not', async () => {
      const tour = await addTour(house.store)
      house.now = new Date(`${TODAY}T21:59:00.000Z`)
      expect((await book(outing(tour, { date: TODAY }))).status).toBe(201)
      house.now = new Date(`${TODAY}T22:00:00.000Z`)
      const late = await book(outing(tour, { date: TODAY }))
      expect(late.status).toBe(422)
      expect(late.body).toMatchObject({
        code: 'too_late',
        message: `The day you asked for, ${TODAY}, has passed.`,
      })
    })

    it('is not sold any more once the tour has left, and the next days are offered', async () => {
      const tour = await addTour(house.store, { departure_time: '05:30' })
      const next = addDays(TODAY, 1)
      const ask = (asked: Asked = {}, people = 2) =>
        book(outing(tour, { date: TODAY, people }), asked)
      // 05:29 at the house.
      house.now = new Date(`${TODAY}T03:29:59.000Z`)
      expect((await ask()).status).toBe(201)

      house.now = new Date(`${TODAY}T10:24:00.000Z`)
      const confirmed = (deviceTime: string) => ({
        operation: uuidv7(),
        device: uuidv7(),
        key: uuidv7(),
        deviceTime: `${TODAY}T${deviceTime}:00.000Z`,
      })
      const asked = await ask(confirmed('10:23'))
      expect(asked.status).toBe(422)
      const words = `This tour left at 05:30 on ${TODAY}. The next day with places is ${next}.`
      expect(asked.body).toMatchObject({
        code: 'validation',
        message: words,
        errors: { 'booking.date': [words] },
        current: { departure_time: '05:30', date: TODAY },
      })
      expect(safeParse(tourLeft, asked.body.current).success).toBe(true)
      const offered = (answer: typeof asked) =>
        (answer.body.current as { days: { date: string; spots_left: number }[] }).days
      expect(offered(asked)[0]).toEqual({ date: next, spots_left: 6 })
      // An app that says no time of its own asks now.
      expect((await ask()).body.code).toBe('validation')

      // Confirmed before it left, and the link was down since.
      const late = await ask(confirmed('03:10'))
      expect(late.status).toBe(422)
      expect(late.body).toMatchObject({
        code: 'too_late',
        message: `This tour left at 05:30 on ${TODAY}.`,
        current: { departure_time: '05:30' },
      })
      expect(offered(late)[0]).toEqual({ date: next, spots_left: 6 })

      // The desk records who went along; a guest may have the next day.
      const recorded = outing(tour, { date: TODAY }, { source: 'admin-dashboard' })
      expect((await book(recorded, { token: await house.staff() })).status).toBe(201)
      expect((await book(outing(tour, { date: next }))).status).toBe(201)
      const full = await book(outing(tour, { date: next, people: 5 }))
      expect(full.body.code).toBe('tour_full')
      expect(offered(full).map(({ date }) => date)).not.toContain(TODAY)
      // Whoever asks for too many is told a day that has places enough.
      expect((await ask({}, 5)).body.message).toContain(addDays(TODAY, 2))
      expect((await ask({}, 7)).body.message).toBe(`This tour left at 05:30 on ${TODAY}.`)
    })

    it('says when the tour leaves, in the list and of the booking', async () => {
      const tour = await addTour(house.store, { departure_time: '05:30' })
      const list = (await house.ask('GET', '/api/tours')).body.data as Record<string, unknown>[]
      expect(list.find(({ id }) => id === tour.id)).toMatchObject({ departure_time: '05:30' })
      expect(list.find(({ id }) => id === 'tour-gorilla-trek')?.departure_time).toBe('05:30')
      expect((await book(outing(tour))).body.booking).toMatchObject({ departure_time: '05:30' })
    })

    it.each(['2026-02-31', '2031-01-01'])('does not take the day %s', async (date) => {
      const answer = await book(outing(await addTour(house.store), { date }))
      expect(answer.body).toMatchObject({ code: 'validation' })
      expect(answer.body.errors).toHaveProperty(['booking.date'])
    })

    it('never calls late what the desk records, and nobody else can say it is theirs', async () => {
      const tour = await addTour(house.store, { is_available: 0 })
      const yesterday = outing(tour, { date: addDays(TODAY, -1) }, { source: 'admin-dashboard' })
      expect((await book(yesterday)).body.code).toBe('too_late')
      const token = await house.staff()
      const recorded = await book(yesterday, { token })
      expect(recorded.status, recorded.text).toBe(201)
      const row = await bookingRow(house.store, String(recorded.body.id))
      expect(row).toMatchObject({ source: 'admin-dashboard', changed_by: 'Some admin' })
      const trainer = await house.staff('trainer')
      expect((await book(yesterday, { token: trainer })).body.code).toBe('too_late')
    })
  })

  describe('the price', () => {
    it('is worked out by the house: other figures are a new quote, not a booking', async () => {
      const tour = await addTour(house.store)
      const shown = outing(tour).pricing
      for (const changes of [
        { total: 79.98 },
        { per_person: 39 },
        { subtotal: 1 },
        { discount: 2 },
      ]) {
        const answer = await book(outing(tour, {}, { pricing: { ...shown, ...changes } }))
        expect(answer.status).toBe(409)
        expect(answer.body).toMatchObject({
          code: 'price_changed',
          current: { tour_id: tour.id, price: 40, pricing: shown },
        })
      }
      expect(await dayOf(tour.id)).toBeUndefined()
      const near = await book(outing(tour, {}, { pricing: { ...shown, total: 80.01 } }))
      expect(near.status).toBe(201)
    })

    it('is 10 % less for any code while the demo promo is on, at most 40 dollars', async () => {
      const tour = await addTour(house.store)
      const small = { currency: 'USD', per_person: 36, subtotal: 80, discount: 8, total: 72 }
      const answer = await book(outing(tour, {}, { promo_code: 'any', pricing: small }))
      expect(answer.body.booking).toMatchObject({ discount: 8, total: 72, per_person: 36 })
      const dear = await addTour(house.store, { price_cents: 50_000 })
      const large = { currency: 'USD', per_person: 480, subtotal: 1000, discount: 40, total: 960 }
      const capped = await book(outing(dear, {}, { promo_code: 'any', pricing: large }))
      expect(capped.body.booking).toMatchObject({ discount: 40, total: 960 })
    })

    it('counts kept codes for tours alone when the demo promo is off', async () => {
      await changeSettings(house.store, (settings) => {
        settings.demo_promo = false
        const promo = { percent: 25, cap_cents: 1500, from: TODAY, to: addDays(TODAY, 5) }
        settings.promo_codes.push({ code: 'TRAIL', ...promo, service: 'tour' })
      })
      try {
        const tour = await addTour(house.store)
        const pricing = { currency: 'USD', per_person: 32.5, subtotal: 80, discount: 15, total: 65 }
        const kept = await book(outing(tour, {}, { promo_code: ' trail', pricing }))
        expect(kept.body.booking).toMatchObject({ discount: 15, total: 65 })
        for (const [code, date] of [
          ['RIDGE10', DAY],
          ['TRAIL', addDays(TODAY, 6)],
        ] as const) {
          const answer = await book(outing(tour, { date }, { promo_code: code, pricing }))
          expect(answer.body).toMatchObject({ code: 'validation' })
          expect(answer.body.errors).toHaveProperty('promo_code')
        }
      } finally {
        await changeSettings(house.store, (settings) => {
          settings.demo_promo = true
          settings.promo_codes.pop()
        })
      }
    })
  })

  describe('places', () => {
    it('are claimed on receipt, and a full day names days near it', async () => {
      const tour = await addTour(house.store)
      expect((await book(outing(tour, { people: 4 }))).status).toBe(201)
      expect((await book(outing(tour, { people: 5, date: addDays(DAY, 1) }))).status).toBe(201)
      const answer = await book(outing(tour, { people: 3 }))
      expect(answer.status).toBe(409)
      expect(safeParse(tourFull, answer.body.current).success).toBe(true)
      expect(answer.body).toMatchObject({
        code: 'tour_full',
        message: `Only 2 places are left on this tour on ${DAY}.`,
        current: { tour_id: tour.id, date: DAY, spots_left: 2 },
      })
      const { days } = answer.body.current as { days: { date: string; spots_left: number }[] }
      expect(days[0]).toEqual({ date: addDays(DAY, -1), spots_left: 6 })
      expect(days.map(({ date }) => date)).not.toContain(addDays(DAY, 1))
      expect(days.every(({ date }) => date >= TODAY)).toBe(true)
      const fewer = await book(outing(tour, { people: 2 }))
      expect(fewer.status).toBe(201)
    })

    it('are never more than the tour holds, and no day is offered for more', async () => {
      const answer = await book(outing(await addTour(house.store), { people: 7 }))
      expect(answer.body).toMatchObject({
        code: 'tour_full',
        message: 'This tour takes 6 people at most.',
        current: { days: [] },
      })
    })

    it('are told to everyone without whose they are, and free again when cancelled', async () => {
      const { id, tour_id } = await booked(3)
      const list = await house.ask('GET', '/api/tours/days')
      const days = list.body.data as Record<string, unknown>[]
      const day = days.find((one) => one.tour_id === tour_id)
      expect(day).toMatchObject({ date: DAY, people: 3, approved: 0, operation_id: null })
      expect(list.text).not.toContain(id)
      for (const word of PERSONAL) expect(list.text).not.toContain(word)
      await step(id, '/approve')
      expect(await dayOf(tour_id)).toMatchObject({ people: 3, approved: 3 })
      await step(id, '/cancel')
      expect(await dayOf(tour_id)).toMatchObject({ people: 0, approved: 0 })
      const changes = await house.ask('GET', '/api/changes')
      const all = changes.body.changes as Record<string, { rows: { tour_id: string }[] }>
      expect(all.tour_days?.rows.some((row) => row.tour_id === tour_id)).toBe(true)
      expect(all.tour_bookings).toBeUndefined()
    })

    it('are free again when the guest cancels', async () => {
      const { id, code, tour_id } = await booked(6)
      const contact = '+250 788 123 456'
      const answer = await house.ask('POST', '/api/cancellations', {
        body: { code, contact, seen: { refund: 0, kept: 0 } },
      })
      expect(answer.status, answer.text).toBe(200)
      expect(await bookingRow(house.store, id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest',
        changed_by: 'guest',
      })
      expect(await dayOf(tour_id)).toMatchObject({ people: 0 })
    })
  })

  it('puts on the folio only what matches a stay, and says the same to everybody', async () => {
    const stay = await stayInHouse(house.store)
    const charge = (room_guest_name: string) => ({
      payment: { method: 'room', room_number: stay.room_number, room_guest_name },
    })
    const tour = await addTour(house.store)
    const right = await book(outing(tour, {}, charge(stay.customer_name)))
    const wrong = await book(outing(tour, {}, charge('Somebody Else')))
    expect([right.status, wrong.status]).toEqual([201, 201])
    const row = await bookingRow(house.store, String(right.body.id))
    expect(row).toMatchObject({ room_booking_id: stay.id, flag: null, payment_method: 'room' })
    const other = await bookingRow(house.store, String(wrong.body.id))
    expect(other).toMatchObject({ room_booking_id: null, flag: 'room_mismatch' })
    const empty = { method: 'room', room_number: '', room_guest_name: null }
    const nameless = await book(outing(tour, {}, { payment: empty }))
    expect(nameless.body.message).toBe('Please enter room number and guest name.')
  })

  it('never keeps a card’s number, whatever is sent as a reference', async () => {
    const payment = { method: 'card', reference: 'visa 4111 1111 1111 1111', processor: 'x' }
    const answer = await book(outing(await addTour(house.store), {}, { payment }))
    const row = await bookingRow(house.store, String(answer.body.id))
    expect(row.payment_reference).toBe('visa •••• 1111')
    expect(JSON.stringify(row)).not.toMatch(/4111/)
  })

  describe('by code', () => {
    it('shows state and places, and nothing personal', async () => {
      const { code } = await booked()
      const answer = await house.ask('POST', '/api/tour-bookings/lookup', {
        body: { codes: [code, 'ZZZZ2222'] },
      })
      expect(answer.body.data).toMatchObject([{ code, people: 2, status: 'pending' }])
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })
  })

  describe('at the desk', () => {
    it('is booked without a phone, which guests must leave', async () => {
      const customer = { name: 'Odile Test', phone: null, email: null }
      const tour = await addTour(house.store)
      const body = outing(tour, {}, { customer, source: 'admin-dashboard' })
      const guests = await book(body)
      expect(guests.status).toBe(422)
      expect(guests.body.errors).toHaveProperty(['customer.phone'])
      const token = await house.staff()
      const path = '/api/tour-bookings'
      const recorded = await house.ask('POST', path, { token, body })
      expect(recorded.status, recorded.text).toBe(201)
    })

    it('is seen by staff alone, in pages that follow each other', async () => {
      expect((await house.ask('GET', '/api/tour-bookings')).status).toBe(401)
      const token = await house.staff()
      const all: string[] = []
      let url: string | null = '/api/tour-bookings?per_page=20'
      for (let page = 0; url !== null && page < 20; page += 1) {
        const answer = await house.ask('GET', url, { token })
        const { data, next_page_url } = answer.body.data as {
          data: { id: string; date: string }[]
          next_page_url: string | null
        }
        for (const row of data) {
          expect(safeParse(tourBooking, row).error).toBeUndefined()
          all.push(row.id)
        }
        url = next_page_url
      }
      const { count } = await house.store.db
        .selectFrom('tour_bookings')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(new Set(all).size).toBe(Number(count))
      expect(all).toHaveLength(Number(count))
    })

    it('is found by state, days and words', async () => {
      const { id, code } = await booked()
      const token = await house.staff()
      const find = async (query: string) => {
        const answer = await house.ask('GET', `/api/tour-bookings?${query}`, { token })
        return (answer.body.data as { data: { id: string }[] }).data.map((row) => row.id)
      }
      expect(await find(`q=${code}`)).toEqual([id])
      expect(await find(`q=mukam&status=pending&from=${DAY}&to=${DAY}`)).toContain(id)
      expect(await find('q=mukam&status=completed')).not.toContain(id)
      expect(await find(`to=${addDays(DAY, -1)}&q=mukam`)).not.toContain(id)
    })

    it('goes from pending to approved to completed; again is no second time', async () => {
      const { id, tour_id } = await booked()
      const approved = await step(id, '/approve', {
        body: { seen: { status: 'pending' }, status: 'approved' },
      })
      expect(approved.body.data).toMatchObject({ status: 'approved', changed_by: 'Some admin' })
      expect((await step(id, '/approve')).status).toBe(200)
      const seen = await step(id, '/cancel', { body: { seen: { status: 'pending' } } })
      expect(seen.status).toBe(409)
      expect(seen.body).toMatchObject({ code: 'conflict', current: { status: 'approved' } })
      expect((await step(id, '/complete')).body.data).toMatchObject({ status: 'completed' })
      expect((await step(id, '/approve')).body.data).toMatchObject({ status: 'completed' })
      expect((await step(id, '/cancel')).status).toBe(409)
      expect(await dayOf(tour_id)).toMatchObject({ people: 0, approved: 0 })
      const { version } = await bookingRow(house.store, id)
      expect(version).toBe(3)
    })

    it('completes what was paid, and not what is neither paid nor approved', async () => {
      const { id } = await booked()
      expect((await step(id, '/complete')).status).toBe(409)
      await house.store.transaction((tx) =>
        tx.update('tour_bookings', id, { payment_status: 'paid' }),
      )
      expect((await step(id, '/complete')).status).toBe(200)
    })

    it('cancels with a reason, and the guest is told once', async () => {
      const { id } = await booked()
      const answer = await step(id, '/cancel', { body: { reason: 'The road is closed' } })
      expect(answer.body.data).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'The road is closed',
      })
      await step(id, '/cancel')
      expect(await noticesOf(house.store, 'booking_cancelled', id)).toHaveLength(1)
    })

    it('takes the general update as the step it stands for', async () => {
      const { id, tour_id } = await booked()
      const none = await step(id, '', { body: { status: 'pending' } })
      expect(none.status).toBe(422)
      expect((await step(id, '', { body: { status: 'completed' } })).status).toBe(409)
      const approved = await step(id, '', { body: { status: 'approved' } })
      expect(approved.body.data).toMatchObject({ status: 'approved' })
      expect(await dayOf(tour_id)).toMatchObject({ people: 2, approved: 2 })
    })

    it('is nobody else’s', async () => {
      const { id } = await booked()
      const path = `/api/tour-bookings/${id}/approve`
      expect((await house.ask('PATCH', path, { body: {} })).status).toBe(401)
      const token = await house.staff('trainer')
      expect((await house.ask('PATCH', path, { body: {}, token })).status).toBe(403)
      expect((await step('none', '/approve')).status).toBe(404)
    })
  })
})
