import { beforeAll, expect, it } from 'vitest'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'
import { bookTour, orderMeal, rent, wash } from './payments-stay.ts'

/** Whoever is cancelled by the house is told, whatever it was, in their own language. */

const services = [
  ['restaurant', 'restaurant_orders', '/api/restaurant-orders', orderMeal],
  ['laundry', 'laundry_orders', '/api/laundry-orders', wash],
  ['car', 'car_rentals', '/api/car-rentals', rent],
  ['tour', 'tour_bookings', '/api/tour-bookings', bookTour],
] as const

eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => MORNING }))
    token = await house.staff()
  })

  it.each(services)('%s: once, by letter and SMS', async (kind, table, url, made) => {
    const id = await made(house)
    const told = {
      language: 'fr',
      customer_name: 'Aline <b>Mukamana</b>',
      customer_email: 'aline@example.com',
      customer_phone: '+250788123456',
    }
    await house.store.transaction((tx) => tx.update(table as 'laundry_orders', id, told))
    const cancel = () =>
      house.ask('PATCH', `${url}/${id}/cancel`, { token, body: { reason: 'The oven is cold' } })
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    const dedupe = `booking_cancelled:${kind}:${id}`
    expect(await noticesFor(house.store, 'booking_cancelled', dedupe)).toHaveLength(1)
    const { ways, letters, texts } = post()
    await sendDue(house, ways)
    const letter = letters.find(({ subject }) => /annul/i.test(subject))
    expect(letter?.to).toBe('aline@example.com')
    expect(letter?.html).not.toContain('<b>Mukamana')
    expect(texts.filter(({ text }) => /annul/i.test(text)).map(({ to }) => to)).toEqual([
      '+250788123456',
    ])
  })
})
