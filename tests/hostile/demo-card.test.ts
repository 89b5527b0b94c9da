import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { noPayments } from '#server/payments/payments.ts'
import { feedRows } from '#server/services/service/serializers.ts'
import { rentalSerializers } from '#server/services/cars/rental-rows.ts'
import { syncOperatorSettings } from '#server/services/house/sync-operator-settings.ts'
import { orderSerializers } from '#server/services/restaurant/wire.ts'
import { tourSerializers } from '#server/services/tours/wire.ts'
import { eachStore } from '../contract/fixtures.ts'
import { dinner, MORNING, openHouse } from '../contract/http-house.ts'
import { moneyOn, openPayingHouse, type PayingHouse } from '../contract/payments-house.ts'
import { bookStay, bookTour, orderMeal, rent, rowOf, startFor } from '../contract/payments-stay.ts'

/** Nobody makes anything paid by saying so: only the provider's own status, or staff, do. */

const card = {
  name: 'Aline Mukamana',
  number: '4242 4242 4242 4242',
  exp_month: 9,
  exp_year: 2030,
  cvc: '737',
}
const flat = {
  card_holder: card.name,
  card_number: card.number,
  exp_month: 9,
  exp_year: 30,
  cvc: '737',
}

/** How a stranger says that something is paid already. */
const claim = (reference: string) => ({
  payment: { method: 'card', amount: 99, reference, processor: 'demo' },
})

/** As desks' devices read them. */
const wires = {
  restaurant: feedRows(orderSerializers),
  tour: feedRows(tourSerializers),
  car: feedRows(rentalSerializers),
}

eachStore((make) => {
  let store: Store
  let place: StoreLocation
  let house: PayingHouse
  const time = { now: MORNING }
  beforeAll(async () => {
    place = await make.tables()
    store = await openStore(place, () => time.now)
    await loadDemo(store, MORNING)
    house = await openPayingHouse(store, 'sandbox', time)
  })
  afterAll(async () => {
    await house.close()
    await store.close()
  })

  const MASKED = 'visa •••• 4242 09/30'
  const pay = (id: string, body: object) =>
    house.ask('POST', `/api/car-rentals/${id}/pay`, { body })
  const charge = (body: object) => house.ask('POST', '/api/payments/charge', { body })

  it.each<[string, keyof typeof wires, () => Promise<string>]>([
    ['a meal', 'restaurant', () => orderMeal(house, claim(MASKED))],
    [
      'a meal "paid" by another processor',
      'restaurant',
      () =>
        orderMeal(house, {
          payment: { method: 'card', amount: 0, reference: MASKED, processor: 'bank' },
        }),
    ],
    ['a tour', 'tour', () => bookTour(house, claim(MASKED))],
    [
      'a car by its own path',
      'car',
      async () => {
        const id = await rent(house)
        await pay(id, { rental_id: id, card })
        return id
      },
    ],
    [
      'a car by its own path, flat',
      'car',
      async () => {
        const id = await rent(house)
        await pay(id, flat)
        return id
      },
    ],
    [
      'a car by the general path',
      'car',
      async () => {
        const id = await rent(house)
        await charge({ rental_id: id, card })
        return id
      },
    ],
    [
      'a car by the general path, flat',
      'car',
      async () => {
        const id = await rent(house)
        await charge({ rental_id: id, ...flat })
        return id
      },
    ],
  ])('%s is announced, and no money is in the books', async (_, kind, order) => {
    const id = await order()
    expect(await rowOf(store, { kind, id })).toMatchObject({ payment_status: 'unpaid' })
    expect(await moneyOn(store, id)).toEqual([])
    const [row] = await wires[kind](store.db, [id])
    expect(row).toMatchObject({
      payment_status: 'unpaid',
      card_announced: expect.stringMatching(/^visa •••• 4242/i),
    })
    // Then it is paid on the sandbox's own page, whose word counts.
    const page = await startFor(house, [{ kind, id }])
    await house.payerDoes(page, 'paid')
    await house.comeBack(page)
    expect(await rowOf(store, { kind, id })).toMatchObject({ payment_status: 'paid' })
  })

  it('words that are no masked card are not shown as one', async () => {
    for (const reference of ['PAID, see manager', 'visa •••• 4242 09/30 PAID', '4242', '']) {
      const id = await orderMeal(house, claim(reference))
      const [row] = await wires.restaurant(store.db, [id])
      expect(row, reference).toMatchObject({ card_announced: null })
    }
  })

  it('the pay call says in so many words that it is not paid', async () => {
    const id = await rent(house)
    const answer = await pay(id, { rental_id: id, card })
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({
      status: 'announced',
      paid: false,
      payment_status: 'unpaid',
      message: expect.stringContaining('not yet received'),
      payment: { amount: 158, reference: 'Visa •••• 4242' },
    })
  })

  it('nothing of a stay that names a payment is paid: rooms, meal, laundry, car, tour', async () => {
    const { subjects } = await bookStay(house)
    for (const subject of subjects) {
      expect(await rowOf(store, subject), subject.kind).not.toMatchObject({
        payment_status: 'paid',
      })
      expect(await moneyOn(store, subject.id)).toEqual([])
    }
  })

  it('a house without online payments refuses cards plainly, and takes the order all the same', async () => {
    await syncOperatorSettings(store, { payments: 'none' })
    const plain = await openHouse(store, { payments: noPayments, clock: () => time.now })
    try {
      const told = await plain.ask('GET', '/api/house')
      expect(told.body).toMatchObject({ payments: 'none' })
      const meal = await orderMeal(plain, claim(MASKED))
      expect(await rowOf(store, { kind: 'restaurant', id: meal })).toMatchObject({
        payment_status: 'unpaid',
      })
      const id = await rent(plain)
      const calls: [string, object][] = [
        [`/api/car-rentals/${id}/pay`, { card }],
        ['/api/payments/charge', { rental_id: id, ...flat }],
        ['/api/payments/start', { subjects: [{ kind: 'car', id }] }],
        ['/api/payments/start', { subjects: [{ kind: 'restaurant', id: meal }] }],
        ['/api/hotel/bookings/nobody/pay', {}],
        ['/api/hotel/bookings/bundle/pesapal/init', { booking_ids: ['nobody'] }],
      ]
      for (const [path, body] of calls) {
        const answer = await plain.ask('POST', path, { body })
        expect([path, answer.status, answer.body.message]).toEqual([
          path,
          409,
          'This house takes no payments online. Please pay at the house.',
        ])
        expect(answer.text).not.toContain('4242')
      }
      expect(await moneyOn(store, id)).toEqual([])
      expect((await plain.ask('GET', '/pay/sandbox/anything')).status).toBe(404)
    } finally {
      await plain.app.close()
      await syncOperatorSettings(store, { payments: 'sandbox' })
    }
  })

  it('an order of an older device that is sent again under its key makes nothing paid', async () => {
    const body = await dinner(store, claim('visa 4242 09/30'))
    const answer = await house.ask('POST', '/api/restaurant/orders', { body })
    expect(answer.body).toMatchObject({ order: { payment_status: 'unpaid' } })
  })
})
