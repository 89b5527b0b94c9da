import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { currencies, digitsOf, rateWritten } from '#lib/currency.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { formatMoney } from '#lib/format-money.ts'
import { fillNewStore } from '#server/first-start.ts'
import { settingsOf } from '#server/house-settings.ts'
import { addRoom, booking as bookingRow, changeSettings, wish } from './bookings-house.ts'
import { addService, order as customOrder, wish as customWish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, TODAY } from './http-house.ts'
import { post, sendDue } from './notices-post.ts'
import { wishCar, addCar } from './rentals-house.ts'
import { addTour, outing } from './tours-house.ts'

/**
 * A house in its own currency (decision 86), from the price to the receipt, the report and the day's
 * close: whatever the base, sums agree to its smallest unit, and nobody is shown another currency
 * than the two of the house. Everything is reckoned once more here, in the plainest way.
 */

const none = { seed: 'none', adminEmail: null, adminPassword: null } as const
const bases = [
  { base: 'USD', other: 'RWF', count: 1450 },
  { base: 'RWF', other: 'USD', count: 1447.5 },
  { base: 'EUR', other: 'KES', count: 139.25 },
  { base: 'KES', other: 'EUR', count: 139.25 },
] as const

const noExtras = {
  gps: false,
  child_seat: false,
  additional_driver: false,
  insurance: false,
  pickup_delivery: false,
}

eachStore((make) => {
  it.each(bases)('in $base, every sale is the same sum from its price to the close', async (of) => {
    const { base, other, count } = of
    const unit = 10 ** digitsOf(base)
    const whole = (amount: number, digits = unit) => Math.round(amount * digits + 1e-6) / digits
    const rate = rateWritten(base, other, count)
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const token = await house.staff('admin')
    const good = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
      const answer = await house.ask(method, `/api/${path}`, {
        ...(!path.startsWith('restaurant/') && { token }),
        ...(body !== undefined && { body }),
      })
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
      return answer.body
    }
    await changeSettings(store, (settings) => void (settings.opened = true))
    await good('PATCH', 'settings', {
      base_currency: base,
      rates: [{ currency: other, rate }],
      taxes: [{ name: 'VAT', percent: 18, applies_to: ['room'] }],
      promo_codes: [
        { code: 'HILL15', percent: 15, cap: null, from: TODAY, to: '2027-01-01', service: 'room' },
      ],
    })
    const told = await good('GET', 'house')
    expect(told).toMatchObject({
      currency: base,
      rates: [{ currency: other, rate, day: TODAY }],
      rwf_per_usd: base === 'USD' ? { rate, day: TODAY } : null,
      // The documents' figures are dollars: elsewhere nothing is offered until its price is set.
      extras: base === 'USD' ? { breakfast: 8 } : { breakfast: null },
      rental_extras: base === 'USD' ? { gps: 5 } : { gps: null, pickup_delivery: null },
    })

    let asked = 0
    /** A price of some units, as cents in the store. */
    const prices = fc.sample(fc.integer({ min: 2 * unit, max: 90_000 * unit }), {
      numRuns: 18,
      seed: 86,
    })
    const centsOf = (price: number) => Math.round(price * 100)
    const nextPrice = () => (prices[(asked += 1)] ?? 7 * unit) / unit
    await store.transaction(async (tx) => {
      await tx.insert('categories', { id: 'c', name: 'All', position: 1 })
      await tx.insert('car_categories', { id: 'c', name: 'All' })
      await tx.insert('tour_categories', { id: 'c', name: 'All' })
    })

    const sold: Record<string, number> = {}
    /** Taken at the desk in the base currency, all of it. */
    async function takeAll(kind: string, path: string, total: number) {
      await good('POST', `${path}/payments`, {
        amount: total,
        currency: base,
        method: 'cash',
        status: 'paid',
      })
      sold[kind] = whole((sold[kind] ?? 0) + total)
    }

    for (let round = 0; round < 3; round += 1) {
      const at = `${base} ${round}`
      // A room, its code's 15 % taken off, in the currency that the house keeps.
      const night = nextPrice()
      const room = await addRoom(store, { price_per_night_cents: centsOf(night) })
      const from = addDays(TODAY, 10 + round)
      const full = whole(night * 2)
      const total = whole(full - whole(full * 0.15))
      const asks = wish(room, { from })
      const booked = await good('POST', 'hotel/bookings', {
        ...asks,
        promo_code: 'HILL15',
        pricing: {
          ...asks.pricing,
          discount: whole(full * 0.15),
          grand_total: total,
          currency: base,
        },
      })
      const id = String(booked.id)
      const booking = `hotel-bookings/${id}`
      const shown = await good('GET', 'hotel-bookings')
      expect(
        (shown.data as { id: string }[]).find((row) => row.id === id),
        at,
      ).toMatchObject({
        currency: base,
        grand_total: total,
        total,
      })
      await good('PATCH', `${booking}/approve`, {})
      // Half of it in the other currency, as the house's rate has it.
      const half = whole(total / 2)
      const handed = whole(half * rate, 10 ** digitsOf(other))
      const worth = whole(handed / rate)
      await good('POST', `${booking}/payments`, {
        amount: handed,
        currency: other,
        method: 'cash',
        status: 'paid',
      })
      sold.room = whole((sold.room ?? 0) + worth)
      await takeAll('room', booking, whole(total - worth))
      const receipt = await good('POST', `${booking}/receipts`, {
        payer: 'Aline',
        lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: total }],
        paid: total,
        currency: base,
      })
      expect(receipt.data, at).toMatchObject({
        total,
        currency: base,
        taxes: [{ name: 'VAT', amount: whole((total * 18) / 118) }],
      })
      await good('POST', `${booking}/folio-items`, { title: 'Tea', price: nextPrice(), qty: 2 })

      const dish = nextPrice()
      const item = `item-${round}`
      await store.transaction((tx) =>
        tx.insert('items', {
          id: item,
          category_id: 'c',
          name: 'Trout',
          description: '',
          price_cents: centsOf(dish),
          is_available: 1,
          image_path: null,
          position: 1,
        } as never),
      )
      const meal = await good('POST', 'restaurant/orders', {
        service_type: 'dine-in',
        schedule: { date: TODAY, time: '19:00' },
        party_size: 2,
        notes: null,
        promo_code: null,
        items: [{ id: item, name: 'Trout', price: dish, qty: 3 }],
        custom_request: null,
        totals: { subtotal: whole(dish * 3), discount: 0, total: whole(dish * 3) },
        payment: { method: 'cash', amount: 0, reference: null, processor: null },
        customer: { name: 'Aline', phone: '0788 123 456', email: null },
        source: 'public',
      })
      expect(meal.order, at).toMatchObject({ currency: base, total: whole(dish * 3) })
      await takeAll('restaurant', `restaurant-orders/${String(meal.id)}`, whole(dish * 3))

      const daily = nextPrice()
      const car = await addCar(store, { category_id: 'c', daily_rate_cents: centsOf(daily) })
      const trip = wishCar(car, { extras: noExtras })
      const wrong = await house.ask('POST', '/api/car-rentals/orders', {
        body: { ...trip, totals: { ...trip.totals, currency: other } },
      })
      expect([wrong.status, wrong.body.reason], at).toEqual([409, 'request_price_changed'])
      const rented = await good('POST', 'car-rentals/orders', {
        ...trip,
        totals: {
          ...trip.totals,
          base_price: whole(daily * 2),
          grand_total: whole(daily * 2),
          currency: base,
        },
      })
      expect(rented.rental, at).toMatchObject({ currency: base, grand_total: whole(daily * 2) })
      await takeAll('car', `car-rentals/${String(rented.id)}`, whole(daily * 2))

      const kilo = nextPrice()
      const service_id = `laundry-${round}`
      await store.transaction((tx) =>
        tx.insert('laundry_services', {
          id: service_id,
          name: 'Wash and fold',
          unit: 'per kg',
          price_cents: centsOf(kilo),
          turnaround_hrs: 24,
          is_available: 1,
          position: round,
          image_path: null,
        }),
      )
      const items_subtotal = whole(kilo * 2.5)
      const fees = whole(items_subtotal * 0.2)
      const wash = await good('POST', 'laundry-orders/create-public', {
        customer: 'Aline',
        customer_phone: '0788 123 456',
        customer_email: null,
        room: null,
        address: 'Market Street 4',
        pickup: false,
        pick_up: `${TODAY}T10:00`,
        drop_off: '2026-07-02T16:00',
        rush: true,
        notes: null,
        items: [{ service_id, qty: 2.5 }],
        totals: { items_subtotal, fees, grand_total: whole(items_subtotal + fees) },
        schedule: { pickup_time: '10:00', dropoff_time: '16:00' },
        source: 'public',
      })
      expect(wash.order, at).toMatchObject({ currency: base, fees })
      await takeAll('laundry', `laundry-orders/${String(wash.id)}`, whole(items_subtotal + fees))

      const head = nextPrice()
      const tour = await addTour(store, { price_cents: centsOf(head) })
      const trek = outing(tour)
      const going = await good('POST', 'tours/bookings', {
        ...trek,
        pricing: {
          ...trek.pricing,
          subtotal: whole(head * 2),
          total: whole(head * 2),
          currency: base,
        },
      })
      await takeAll('tour', `tour-bookings/${String(going.id)}`, whole(head * 2))

      const service = await addService(store, { price_cents: centsOf(nextPrice()) })
      const massage = await customOrder(house, customWish(service, { qty: 1 }))
      expect(massage.status, massage.text).toBe(201)
      expect(massage.body.order, at).toMatchObject({ currency: base })
      await takeAll(
        'custom',
        `custom-orders/${String(massage.body.id)}`,
        whole(service.price_cents / 100),
      )
    }

    const all = whole(Object.values(sold).reduce((sum, one) => sum + one, 0))
    const report = await good('GET', `reports?from=${TODAY}&to=${TODAY}`)
    expect(report.revenue).toMatchObject(sold)
    const { figures } = (await good('GET', `day-close?day=${TODAY}`)) as {
      figures: { dollars: { net: number }; kinds: { kind: string; net: number }[] }
    }
    expect(figures.dollars.net).toBe(all)
    expect(Object.fromEntries(figures.kinds.map(({ kind, net }) => [kind, net]))).toEqual(sold)

    // Whoever works with it sees two currencies at most, and letters write the house's own.
    const strangers = currencies.filter((one) => one !== base && one !== other)
    for (const list of ['hotel-bookings', 'restaurant-orders', 'car-rentals', 'laundry-orders']) {
      const { text } = await house.ask('GET', `/api/${list}`, { token })
      for (const one of strangers) expect(text, list).not.toContain(`"${one}"`)
    }
    const office = post()
    await sendDue(house, office.ways)
    // Without the bookings' codes, which may have a currency's letters among their own.
    const letters = office.letters.map(({ text }) => text.replace(/\b[A-Z\d]{8}\b/g, '')).join('\n')
    expect(letters).toContain(formatMoney(0, base, 'en').replace(/[\d.,\s\u00a0]/g, ''))
    for (const one of [...strangers, other]) {
      const sign = formatMoney(0, one, 'en').replace(/[\d.,\s\u00a0]/g, '')
      expect(letters, sign).not.toContain(sign)
    }

    // With this in the books, they stay in it.
    const change = await house.ask('PATCH', '/api/settings', {
      token,
      body: { base_currency: other },
    })
    expect([change.status, change.body.reason]).toEqual([409, 'base_currency_settled'])
  })

  it('turns no figure that the owner set, and drops the documents’ own, while nothing is sold', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const token = await house.staff('admin')
    const set = async (body: object) => {
      const answer = await house.ask('PATCH', '/api/settings', { token, body })
      expect(answer.status, answer.text).toBe(200)
      return answer.body.data as Record<string, unknown>
    }
    await set({ rwf_per_usd: 1450, extra_airport_transfer: 35 })
    expect(await set({ base_currency: 'RWF' })).toMatchObject({
      base_currency: 'RWF',
      currency: 'RWF',
      extra_airport_transfer: 35,
      extra_breakfast: null,
      laundry_pickup_fee: 0,
      rates: [{ currency: 'USD', rate: 1 / 1450 }],
      rwf_per_usd: null,
    })
    expect((await settingsOf(store.db)).travel_price_per_km_cents).toBeNull()
    // A list that the owner brings along is in that money too, and dollars in it at the house's rate.
    const taken = await house.ask('POST', '/api/imports', {
      token,
      key: uuidv7(1),
      operation: uuidv7(2),
      body: {
        kind: 'rooms',
        columns: ['room_number', 'type', 'price_per_night'],
        rows: [
          { at: 2, cells: ['12', 'Double', '85,000'] },
          { at: 3, cells: ['14', 'Double', '$60'] },
        ],
        day_order: null,
        currency: 'RWF',
      },
    })
    expect(taken.status, taken.text).toBe(201)
    const rooms = await store.db.selectFrom('rooms').select('price_per_night_cents').execute()
    expect(rooms.map((room) => room.price_per_night_cents).toSorted()).toEqual([
      8_500_000, 8_700_000,
    ])
    expect(await set({ base_currency: 'USD' })).toMatchObject({
      extra_airport_transfer: 35,
      extra_breakfast: 8,
      rwf_per_usd: 1450,
    })
  })

  it('counts a bill as paid by the dollars that its francs come to, and nothing else as more', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const token = await house.staff('admin')
    const good = async (method: 'PATCH' | 'POST', path: string, body: object) => {
      const answer = await house.ask(method, `/api/${path}`, { token, body })
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
      return answer.body
    }
    await changeSettings(store, (settings) => void (settings.opened = true))
    const rates = [{ currency: 'USD', rate: 1 / 1447.5 }]
    await good('PATCH', 'settings', { base_currency: 'RWF', rates })
    const usd = { currency: 'USD', method: 'cash', status: 'paid' }
    const booked = async (night: number) => {
      const asks = wish(await addRoom(store, { price_per_night_cents: night * 100 }))
      const pricing = { ...asks.pricing, currency: 'RWF' }
      const { id } = await good('POST', 'hotel/bookings', { ...asks, pricing })
      return String(id)
    }
    const stateOf = async (id: string) => {
      const { payment_status, flag } = await bookingRow(store, id)
      return [payment_status, flag]
    }
    // A cent is 14 francs: 34.54 dollars are 49,997 francs, 6.91 are 10,002.
    const cases: [night: number, dollars: number, counted: number, status: string][] = [
      [25_000, 34.54, 50_000, 'paid'],
      [5_000, 6.91, 10_000, 'paid'],
      [25_000, 34.52, 49_968, 'unpaid'],
      [25_000, 20, 28_950, 'unpaid'],
    ]
    for (const [night, amount, dollars, status] of cases) {
      const id = await booked(night)
      const taken = await good('POST', `hotel-bookings/${id}/payments`, { ...usd, amount })
      expect(taken.data, `${night}`).toMatchObject({ amount, dollars })
      expect(await stateOf(id)).toEqual([status, null])
    }
    // The whole bill counts, with what the desk added to it.
    const id = await booked(5_000)
    await good('PATCH', `hotel-bookings/${id}/approve`, {})
    const drinks = { title: 'Tea', price: 777, qty: 1 }
    await good('POST', `hotel-bookings/${id}/folio-items`, drinks)
    await good('POST', `hotel-bookings/${id}/payments`, { ...usd, amount: 7.45 })
    expect(await stateOf(id)).toEqual(['paid', null])
  })

  it('refuses a fraction of a franc wherever a price is set, and reads those of before', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const token = await house.staff('admin')
    const ask = (method: 'PATCH' | 'POST', path: string, body: object) =>
      house.ask(method, `/api/${path}`, { token, body })
    await changeSettings(store, (settings) => void (settings.opened = true))
    expect((await ask('PATCH', 'settings', { base_currency: 'RWF' })).status).toBe(200)
    // As a house had it before there was the rule.
    await store.transaction(async (tx) => {
      await tx.insert('car_categories', { id: 'c', name: 'All' })
      await tx.insert('tour_categories', { id: 'c', name: 'All' })
    })
    const car = await addCar(store, { category_id: 'c', daily_rate_cents: 100_050 })
    const tour = await addTour(store, { price_cents: 5_000_000 })
    const service = await addService(store, { price_cents: 1_000_000 })
    const room = await addRoom(store, { price_per_night_cents: 6_000_000 })
    const asks = wish(room)
    const total = 120_000
    const booked = await ask('POST', 'hotel/bookings', {
      ...asks,
      pricing: { ...asks.pricing, grand_total: total, currency: 'RWF' },
    })
    expect(booked.status, booked.text).toBe(201)
    const id = String(booked.body.id)
    const places: [method: 'PATCH' | 'POST', path: string, field: string, rest?: object][] = [
      ['PATCH', `cars/${car.id}`, 'daily_rate'],
      ['PATCH', `tours/${tour.id}`, 'price'],
      ['PATCH', `custom-services/${service.id}`, 'price'],
      ['PATCH', 'settings', 'extra_breakfast'],
      ['PATCH', 'settings', 'rental_gps'],
      ['PATCH', 'tours/config', 'price_per_km_usd'],
      ['POST', `hotel-bookings/${id}/folio-items`, 'price', { title: 'Tea', qty: 1 }],
    ]
    for (const [method, path, field, rest] of places) {
      const at = `${method} ${path}`
      const off = await ask(method, path, { ...rest, [field]: 2500.5 })
      expect([off.status, off.body.errors], `${at} ${off.text}`).toEqual([
        422,
        { [field]: ['Must be a whole number.'] },
      ])
      const slipped = await ask(method, path, { ...rest, [field]: 10_000_000_001 })
      expect(slipped.status, `${at} ${slipped.text}`).toBe(422)
      // 270,000 dollars of Ugandan shillings are a price there.
      const dear = await ask(method, path, { ...rest, [field]: 1_000_000_000 })
      expect(dear.status, `${at} ${dear.text}`).toBeLessThan(300)
    }
    const agreed = await ask('POST', 'hotel-bookings/reservations', {
      rooms: [{ room_id: room.id, adults: 2, children: 0, price_per_night: 50_000.5 }],
      schedule: { check_in: addDays(TODAY, 60), check_out: addDays(TODAY, 61) },
      extras: { breakfast: false, airport_transfer: false, late_checkout: false },
      customer: { name: 'Grace', phone: '0788 123 456', email: null },
      rate_reason: 'A friend',
      confirm: false,
      pricing: { total: 50_001, currency: 'RWF' },
      source: 'desk',
    })
    expect(agreed.body.errors, agreed.text).toEqual({
      'rooms.0.price_per_night': ['Must be a whole number.'],
    })
    // What nobody touches stays as it was, and the rest of the row can be changed.
    const other = await addCar(store, { category_id: 'c', daily_rate_cents: 100_050 })
    const named = await ask('PATCH', `cars/${other.id}`, { name: 'Old jeep', daily_rate: 1000.5 })
    expect(named.status, named.text).toBe(200)
    expect(named.body.data).toMatchObject({ name: 'Old jeep', daily_rate: 1000.5 })
    // A bill of a thousand such things, to the last franc.
    const bill = await ask('POST', `hotel-bookings/${id}/folio-items`, {
      title: 'Feast',
      price: 9_999_999_999,
      qty: 999,
    })
    expect(bill.status, bill.text).toBe(201)
    const items = await house.ask('GET', '/api/folio-items', { token })
    expect(items.text).toContain('9999999999')
    // Money is taken and given back as it is, and never rounded to what can be paid.
    const whole = (answer: Awaited<ReturnType<typeof ask>>, field: string) =>
      expect([answer.status, answer.body.errors], answer.text).toEqual([
        422,
        { [field]: ['Must be a whole number.'] },
      ])
    const paid = { currency: 'RWF', method: 'cash', status: 'paid' }
    const payments = `hotel-bookings/${id}/payments`
    whole(await ask('POST', payments, { ...paid, amount: 2500.5 }), 'amount')
    const taken = await ask('POST', payments, { ...paid, amount: 2500 })
    expect(taken.status, taken.text).toBe(201)
    whole(await ask('PATCH', `${payments}/${taken.body.id as string}`, { amount: 0.4 }), 'amount')
    expect((await ask('PATCH', `hotel-bookings/${id}/cancel`, {})).status).toBe(200)
    const settle = `cancelled/room/${id}/settle`
    whole(await ask('POST', settle, { give_back: 1000.5 }), 'give_back')
    expect((await ask('POST', settle, { give_back: 1000 })).status).toBe(200)
  })
})
