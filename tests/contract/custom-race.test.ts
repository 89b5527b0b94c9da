import { beforeAll, expect, it } from 'vitest'
import { maxTaken } from '#domain/capacity.ts'
import { addDays } from '#domain/days.ts'
import type { CustomServicesTable } from '#server/services/custom/schema.ts'
import type { Store } from '#server/db/store.ts'
import { cart } from './cart-house.ts'
import { addService, order, wish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { TODAY } from './http-house.ts'
import { everyone, twoServers } from './two-servers.ts'

const CLIENTS = 30

/** The most that is taken of a service at any moment, by its living orders. */
async function mostOf(store: Store, { id }: Pick<CustomServicesTable, 'id'>): Promise<number> {
  const rows = await store.db
    .selectFrom('custom_orders')
    .select(['claim_from', 'claim_until', 'claim_amount'])
    .where('service_id', '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
  const claims = rows.map((row) => ({
    from: row.claim_from ?? '',
    until: row.claim_until ?? '',
    amount: row.claim_amount ?? 0,
  }))
  return maxTaken({ from: TODAY, until: addDays(TODAY, 400) }, claims)
}

eachStore((make) => {
  const { stores, houses, houseOf } = twoServers(make)
  let token: string
  beforeAll(async () => {
    token = await houses[0].staff()
  })

  it('thirty clients race for what overlaps: never more than there is, and none kept back', async () => {
    const service = await addService(stores[0], { capacity: 3, duration_minutes: 120 })
    const times = ['14:00', '14:30', '15:00', '15:30']
    const answers = await everyone(CLIENTS, (client) =>
      order(houseOf(client), wish(service, { time: times[client % times.length] })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const { status, body } of answers) {
      if (status !== 201) expect(body).toMatchObject({ code: 'tour_full', current: { left: 0 } })
    }
    expect(await mostOf(stores[0], service)).toBe(3)
    expect((await order(houses[0], wish(service, { time: '15:00' }))).status).toBe(409)
    expect((await order(houses[0], wish(service, { time: '17:30' }))).status).toBe(201)
  })

  it('days of spans are raced for alone and in carts', async () => {
    const span = { wanted: 'span', unit: 'day', capacity: 4, price_cents: 1000 }
    const bikes = await addService(stores[0], span)
    const answers = await everyone(CLIENTS, (client) => {
      const day = addDays(TODAY, 10 + (client % 3))
      const { customer: _, ...request } = wish(bikes, {
        day,
        until: addDays(day, 2),
        qty: 1 + (client % 2),
        totals: undefined,
        time: null,
      })
      return client % 2 === 0
        ? order(houseOf(client), { ...wish(bikes), ...request })
        : houseOf(client).ask('POST', '/api/book', {
            body: { ...cart([{ line: 'bikes', kind: 'custom', request }] as never), totals: null },
          })
    })
    for (const { status, text } of answers) expect([201, 409], text).toContain(status)
    expect(await mostOf(stores[0], bikes)).toBe(4)
  })

  it('what is cancelled and ordered at once stays counted', async () => {
    const service = await addService(stores[0], { capacity: 5, wanted: 'day' })
    const ids: string[] = []
    for (let at = 0; at < 5; at += 1) {
      ids.push(String((await order(houses[0], wish(service))).body.id))
    }
    const statuses = await everyone(CLIENTS, async (client) => {
      const id = ids[client]
      const answer =
        id === undefined
          ? await order(houseOf(client), wish(service, { qty: 2 }))
          : await houseOf(client).ask('PATCH', `/api/custom-orders/${id}/cancel`, {
              token,
              body: {},
            })
      return answer.status
    })
    expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true)
    expect(await mostOf(stores[0], service)).toBeLessThanOrEqual(5)
  })
})
