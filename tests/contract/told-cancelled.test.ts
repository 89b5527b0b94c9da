import { expect, it } from 'vitest'
import { routeOf } from '#contract/routes.ts'
import { serviceOf, services, type ServiceKind } from '#contract/services/index.ts'
import { addDays } from '#domain/days.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'
import { bookTour, orderMeal, orderOwn, rent, wash } from './payments-stay.ts'

/** Whoever is cancelled by the house is told, whatever it was, in their own language. */

async function reserve(house: House): Promise<string> {
  const { body } = await house.ask('POST', '/api/restaurant/reservations', {
    body: {
      date: addDays(TODAY, 40),
      time: '19:00',
      party_size: 2,
      customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
      source: 'public',
    },
  })
  return String(body.id)
}

/** One of each: a service without one does not get past the types. */
const makers: Readonly<Record<ServiceKind, (house: House) => Promise<string>>> = {
  restaurant: orderMeal,
  laundry: wash,
  car: rent,
  tour: bookTour,
  table: reserve,
  custom: orderOwn,
}

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  it.each(services.map(({ kind }) => kind))('%s: once, by letter and SMS', async (kind) => {
    const { table, stepRoutes } = serviceOf(kind)
    const [path] = routeOf(stepRoutes.cancel).paths
    const id = await makers[kind](house)
    const told = {
      language: 'fr',
      customer_name: 'Aline <b>Mukamana</b>',
      customer_email: 'aline@example.com',
      customer_phone: '+250788123456',
    }
    await house.store.transaction((tx) => tx.update(table as 'laundry_orders', id, told))
    const cancel = () =>
      house.ask('PATCH', path.replace('{id}', id), { token, body: { reason: 'The oven is cold' } })
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
