import { safeParse } from 'zod/mini'
import { expect, it } from 'vitest'
import { travelPrice } from '#contract/travel-price.ts'
import { routeOf } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { openDemo } from './http-house.ts'

const [CONFIG] = routeOf('updateTravelPrice').paths

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const price = async (path: string = CONFIG) => (await house.ask('GET', path, { token })).body
  const save = (body: object, more: object = {}, method: 'PATCH' | 'POST' = 'PATCH') =>
    house.ask(method, CONFIG, { token, body, ...more })

  it('is 1.5 at first, at each of the documents’ paths, for the desk alone', async () => {
    for (const path of routeOf('getTravelPrice').paths) {
      const body = await price(path)
      expect(safeParse(travelPrice, body).success).toBe(true)
      expect(body.price_per_km_usd).toBe(1.5)
      expect((await house.ask('GET', path)).status).toBe(401)
    }
    expect((await house.ask('PATCH', CONFIG, { body: { price_per_km_usd: 9 } })).status).toBe(401)
  })

  it('is saved by PATCH and by POST, at each path, and audited once', async () => {
    let cents = 200
    for (const method of ['PATCH', 'POST'] as const) {
      for (const path of routeOf('updateTravelPrice').paths) {
        cents += 25
        const body = { price_per_km_usd: cents / 100 }
        const answer = await house.ask(method, path, { token, body })
        expect(answer.status).toBe(200)
        expect(answer.body).toMatchObject({ message: 'Travel price saved', data: body })
        expect((await price()).price_per_km_usd).toBe(cents / 100)
      }
    }
    const asked = {
      operation: uuidv7(),
      device: uuidv7(),
      key: uuidv7(),
      deviceTime: '2026-06-30T05:00:00.000Z',
    }
    const body = { price_per_km_usd: 4, seen: { price_per_km_usd: cents / 100 } }
    const first = await save(body, asked)
    expect((await save(body, asked)).body).toEqual(first.body)
    const audits = await house.store.db
      .selectFrom('audit')
      .selectAll()
      .where('operation_id', '=', asked.operation)
      .execute()
    expect(audits).toHaveLength(1)
    expect(JSON.parse(audits[0]?.changed ?? '')).toEqual({
      travel_price_per_km_cents: [cents, 400],
    })
    expect((await price()).operation_id).toBe(asked.operation)
  })

  it('is not set over a colleague’s', async () => {
    await save({ price_per_km_usd: 2 })
    const seen = { price_per_km_usd: 1.5 }
    const answer = await save({ price_per_km_usd: 3, seen })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'conflict', current: { price_per_km_usd: 2 } })
    // As wished already.
    expect((await save({ price_per_km_usd: 2, seen })).status).toBe(200)
    expect((await save({ price_per_km_usd: -1 })).body.errors).toHaveProperty('price_per_km_usd')
  })

  it('leaves the settings as they are, and comes to the desk’s devices with them', async () => {
    const before = (await house.ask('GET', '/api/settings', { token })).body
    await save({ price_per_km_usd: 2.35 })
    const after = (await house.ask('GET', '/api/settings', { token })).body
    const same = { version: 0, operation_id: null, changed_at: '' }
    expect({ ...after, ...same }).toEqual({ ...before, ...same })
    const { changes } = (await house.ask('GET', '/api/changes', { token })).body as {
      changes: { settings: { rows: { id: string }[] } }
    }
    expect(changes.settings.rows).toContainEqual(
      expect.objectContaining({ id: 'travel', price_per_km_usd: 2.35 }),
    )
    const guests = (await house.ask('GET', '/api/changes')).body.changes
    expect(guests).not.toHaveProperty('settings')
  })
})
