import { beforeAll, describe, expect, it } from 'vitest'
import { resourceNames, mayRead } from '#contract/resources.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from '../contract/fixtures.ts'
import { dinner, MORNING, openDemo, type House } from '../contract/http-house.ts'

/** Money, ways to reach a guest, and codes that open more: none of it is the kitchen's. */
const HIDDEN =
  /"(code|price|price_per_night|subtotal|items_subtotal|discount|fees|total|grand_total|paid|payments?|payment_\w+|rwf_rate|currency|promo_code|customer_phone|customer_email|room_guest_name|room_booking_id|group_id|flag|address)":/
const PHONE = /788\s?123\s?456|aline@example/

/** What of it stands in an answer; undefined: nothing. */
const hiddenIn = (answer: unknown) => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return (HIDDEN.exec(text) ?? PHONE.exec(text))?.[0]
}

eachStore((make) => {
  describe('what kitchen, laundry and housekeeping are told', () => {
    let house: House
    let cook: string
    let order: string
    let code: string

    beforeAll(async () => {
      house = await openDemo(make)
      cook = await house.staff('staff')
      const placed = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
      })
      order = String(placed.body.id)
      code = /"code":"(\w+)"/.exec(placed.text)?.[1] ?? ''
      const laundry = await house.ask('POST', '/api/laundry-orders/create-public', {
        body: {
          customer: 'Aline Mukamana',
          customer_phone: '0788 123 456',
          customer_email: 'aline@example.com',
          room: '104',
          address: 'Room 104',
          pickup: true,
          pick_up: '2026-07-02T09:00',
          drop_off: '2026-07-04T09:00',
          rush: false,
          notes:
            'Phone: 0788 123 456 | Email: aline@example.com | Address: Room 104 | Pickup: Yes | Express: No | Notes: No softener | [Public booking]',
          items: [
            {
              service_id: (
                await house.store.db
                  .selectFrom('laundry_services')
                  .select('id')
                  .where('deleted_at', 'is', null)
                  .where('is_available', '=', 1)
                  .orderBy('id')
                  .executeTakeFirstOrThrow()
              ).id,
              qty: 1,
            },
          ],
          source: 'public',
        },
      })
      expect(laundry.status, laundry.text).toBe(201)
      // A client of the documents: its own joined text, and no fields beside it.
      const joined = await house.ask('POST', '/api/laundry-orders/create-public', {
        body: {
          customer: 'Aline Mukamana',
          room: null,
          pick_up: '2026-07-02',
          drop_off: '2026-07-04',
          rush: false,
          notes: 'Phone: 0788 123 456; Email: aline@example.com; Pickup: yes; Starch the collars',
          items: [{ service_id: 'laundry-shirt', qty: 1 }],
          source: 'public',
          schedule: { pickup_time: '09:00', dropoff_time: '09:00' },
        },
      })
      expect(joined.status, joined.text).toBe(201)
    })

    const rowsOf = (body: Record<string, unknown>, name: string) =>
      (body.changes as Record<string, { rows: Record<string, unknown>[] }>)[name]?.rows ?? []

    it('is the work: dishes and rooms, no prices, payments, phones or codes; in the feed', async () => {
      const { body } = await house.ask('GET', '/api/changes', { token: cook })
      const told = Object.keys(body.changes as object)
      expect(told.toSorted()).toEqual(
        resourceNames.filter((name) => mayRead('staff', name)).toSorted(),
      )
      for (const name of ['restaurant_orders', 'laundry_orders', 'hotel_bookings']) {
        const rows = rowsOf(body, name)
        expect(rows.length, name).toBeGreaterThan(0)
        expect(hiddenIn(rows), name).toBeUndefined()
      }
      const dish = rowsOf(body, 'restaurant_orders').find(({ id }) => id === order)
      expect(dish).toMatchObject({ status: 'pending', notes: 'No groundnuts, please' })
      expect(dish?.items).toHaveLength(2)
      expect(rowsOf(body, 'laundry_orders').map(({ notes }) => notes)).toContain('No softener')
    })

    it('is the same in pages, in lists, and whatever is asked of them beside', async () => {
      const page = await house.ask('GET', '/api/changes?page=500', { token: cook })
      const reception = await house.ask('GET', '/api/restaurant-orders', {
        token: await house.staff('reception'),
      })
      expect(hiddenIn(reception.body.data)).toBeDefined()
      for (const name of ['restaurant_orders', 'laundry_orders', 'hotel_bookings']) {
        expect(hiddenIn(rowsOf(page.body, name)), name).toBeUndefined()
      }
      for (const url of [
        '/api/restaurant-orders?include=items,payments',
        '/api/laundry-orders?include=items',
        '/api/hotel-bookings?include=room,payments',
      ]) {
        const list = await house.ask('GET', url, { token: cook })
        expect((list.body.data as unknown[]).length, url).toBeGreaterThan(0)
        expect(hiddenIn(list.body.data), url).toBeUndefined()
        // What is hidden is not found out by looking for it.
        const sought = await house.ask('GET', `${url}&q=0788123456`, { token: cook })
        expect([sought.status, sought.body.code], url).toEqual([403, 'forbidden'])
      }
    })

    it('is the same in what a step answers: alone, again, in a batch, refused, or voided', async () => {
      const path = `/api/restaurant-orders/${order}`
      const [key, operation, device] = [uuidv7(), uuidv7(), uuidv7()]
      const asked = { token: cook, key, operation, device, body: { seen: { status: 'pending' } } }
      const first = await house.ask('PATCH', `${path}/accept`, asked)
      const again = await house.ask('PATCH', `${path}/accept`, asked)
      expect([first.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
      const refused = await house.ask('PATCH', `${path}/ready`, {
        token: cook,
        body: { seen: { status: 'pending' } },
      })
      expect(refused.status).toBe(409)
      const voided = await house.ask('POST', `/api/outbox/${key}/void`, {
        token: cook,
        device,
        body: { operation_id: operation },
      })
      expect(voided.body).toMatchObject({ outcome: 'done' })
      const batch = await house.ask('POST', '/api/outbox', {
        token: cook,
        device,
        body: {
          contract_version: 1,
          operations: [
            {
              id: uuidv7(),
              key: uuidv7(),
              route: 'startPreparingRestaurantOrder',
              params: { id: order },
              body: { seen: { status: 'accepted' } },
              group: order,
              after: [],
              device_time: MORNING.toISOString(),
            },
          ],
        },
      })
      expect(batch.text).toContain('preparing')
      for (const { text } of [first, again, refused, voided, batch]) {
        expect(text).toContain(order)
        // The contract's own `code` of a refusal is none of a guest's.
        expect(hiddenIn(text.replaceAll(/"code":"[a-z_]+"/g, ''))).toBeUndefined()
        expect(text).not.toContain(code)
      }
    })

    it('changes of an offer whether it is to be had, and nothing else', async () => {
      const { id } = await house.store.db
        .selectFrom('items')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('is_available', '=', 1)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const item = () =>
        house.store.db
          .selectFrom('items')
          .select(['name', 'price_cents', 'is_available'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      const before = await item()
      const change = (token: string, body: object) =>
        house.ask('PATCH', `/api/items/${id}`, { token, body })
      const reception = await house.staff('reception')
      for (const token of [cook, reception]) {
        for (const body of [
          { price: 1 },
          { name: 'Free' },
          { is_available: false, price: 1 },
          { image_base64: null },
        ]) {
          const answer = await change(token, body)
          expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
        }
      }
      expect(await item()).toEqual(before)
      expect((await change(cook, { is_available: false })).status).toBe(200)
      expect(await item()).toEqual({ ...before, is_available: 0 })
      const car = await house.store.db.selectFrom('cars').select('id').executeTakeFirstOrThrow()
      const url = `/api/cars/${car.id}`
      const off = { is_available: false }
      expect((await house.ask('PATCH', url, { token: cook, body: off })).status).toBe(403)
      expect((await house.ask('PATCH', url, { token: reception, body: off })).status).toBe(200)
    })
  })
})
