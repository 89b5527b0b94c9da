import { expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { budgets } from '#server/budgets/budgets.ts'
import { eachStore } from '../contract/fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type Answered } from '../contract/http-house.ts'

/**
 * A full house at work, all of it honest: what must pass the budgets as they really are. Strangers,
 * since none of these has paid or been confirmed yet.
 */

const PHONES = 60
/** The house's own network: one address to the server. */
const ADDRESS = '203.0.113.7'
const MINUTE = 60_000

interface Waiting {
  url: string
  body: object
  device: string
  key: string
}

eachStore((make) => {
  it('a full house behind one address: an hour with an outage in it, and nobody is told to wait', async () => {
    const store = await make({ seeded: true, clock: () => MORNING })
    const house = await openHouse(store, { settings: { budgets } })
    try {
      const meal = await dinner(store)
      const phones = Array.from({ length: PHONES }, (_, at) => {
        const customer = {
          name: `Guest ${at}`,
          phone: `+25078${String(8_000_000 + at)}`,
          email: `guest-${at}@example.com`,
        }
        return {
          device: uuidv7(),
          of: {
            customer,
            customer_name: customer.name,
            customer_phone: customer.phone,
            customer_email: customer.email,
          },
          codes: [] as string[],
          waiting: [] as Waiting[],
        }
      })
      type Phone = (typeof phones)[number]
      const statuses = new Map<number, number>()
      const heard = (answer: Answered) => {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(answer.status, `${answer.text} at ${house.now.toISOString()}`).toBeLessThan(300)
      }
      const send = async ({ url, body, device, key }: Waiting) =>
        heard(await house.ask('POST', url, { body, device, key, operation: key, address: ADDRESS }))
      /** A guest keeps the code that the phone made. */
      const wants = (phone: Phone, url: string, body: object) => {
        const code = newCode()
        phone.codes.push(code)
        phone.waiting.push({
          url,
          body: { ...body, ...phone.of, code },
          device: phone.device,
          key: uuidv7(),
        })
      }
      const orders = (phone: Phone) => wants(phone, '/api/restaurant/orders', meal)
      const books = (phone: Phone, at: number) =>
        wants(phone, '/api/restaurant/reservations', {
          // Over a month, as a house of so few tables has room for them.
          date: addDays(TODAY, 1 + (at % 30)),
          time: '19:00',
          party_size: 2 + (at % 3),
          notes: null,
          promo_code: null,
          custom_request: null,
          source: 'public',
        })
      const sendAll = async (phone: Phone) => {
        for (const one of phone.waiting.splice(0)) await send(one)
      }
      const looksUp = async ({ codes, device }: Phone) => {
        for (const url of [
          '/api/restaurant/orders/lookup',
          '/api/restaurant/reservations/lookup',
        ]) {
          heard(await house.ask('POST', url, { body: { codes }, device, address: ADDRESS }))
        }
      }
      const pass = (minutes: number) =>
        (house.now = new Date(house.now.getTime() + minutes * MINUTE))

      // A quarter of an hour with a link: everybody orders, and looks at it twice.
      for (let minute = 0; minute < 15; minute += 1) {
        for (const phone of phones.filter((_, at) => at % 15 === minute)) {
          orders(phone)
          await sendAll(phone)
        }
        for (const phone of phones.filter((_, at) => at % 5 === minute % 5)) {
          if (phone.codes.length > 0) await looksUp(phone)
        }
        pass(1)
      }
      // Half an hour without: each orders again and books a table, and the phones keep it.
      for (const [at, phone] of phones.entries()) {
        orders(phone)
        books(phone, at)
      }
      pass(30)
      // The link is back: all at once, and half of the answers are lost on the way, so sent twice.
      const again = phones.filter((_, at) => at % 2 === 0).flatMap(({ waiting }) => [...waiting])
      for (const phone of phones) await sendAll(phone)
      for (const one of again) await send(one)
      for (const phone of phones) await looksUp(phone)
      // And on for a quarter of an hour.
      for (let minute = 0; minute < 15; minute += 1) {
        for (const phone of phones.filter((_, at) => at % 15 === minute)) {
          await looksUp(phone)
        }
        pass(1)
      }

      expect([...statuses.keys()].every((status) => status === 200 || status === 201)).toBe(true)
      const made = await store.db.selectFrom('restaurant_orders').select('id').execute()
      expect(made.length).toBeGreaterThanOrEqual(2 * PHONES)
      const tables = await store.db
        .selectFrom('table_reservations')
        .select('id')
        .where('customer_email', 'like', 'guest-%@example.com')
        .execute()
      expect(tables).toHaveLength(PHONES)
    } finally {
      await house.app.close()
    }
  })
})
