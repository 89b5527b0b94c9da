import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY } from './http-house.ts'

/**
 * A device's clock is wrong after a flat battery: what it dates is held within what can be true, and
 * what it said is kept beside (design §5, "kept with both times").
 */
const NOW = MORNING.toISOString()
const EARLIER = '2026-07-01T05:00:00.000Z'
const FLAT = '1970-01-04T02:00:00.000Z'

/** What the device says, and what the house takes for true and keeps of the clock. */
const clocks = [
  { says: { device_time: EARLIER }, at: EARLIER, clock: null },
  { says: { device_time: FLAT }, at: NOW, clock: FLAT },
  { says: { device_time: '2030-03-01T10:00:00.000Z' }, at: NOW, clock: '2030-03-01T10:00:00.000Z' },
  { says: { device_time: '2026-07-01T07:31:00.000Z' }, at: NOW, clock: null },
  { says: { device_time: EARLIER, device_clock: FLAT }, at: EARLIER, clock: FLAT },
  { says: { device_time: '2026-01-01T00:00:00.000Z' }, at: NOW, clock: '2026-01-01T00:00:00.000Z' },
] as const

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  async function send(route: string, params: object, body: object, says: object) {
    const id = uuidv7()
    const operation = { id, key: uuidv7(), route, params, body, group: id, after: [], ...says }
    const answer = await house.ask('POST', '/api/outbox', {
      token,
      device: uuidv7(),
      body: { contract_version: 1, operations: [operation] },
    })
    const [said] = answer.body.answers as { status: number; body: Record<string, unknown> }[]
    return { id, status: said?.status, body: said?.body ?? {} }
  }

  async function stay(from: string): Promise<string> {
    const room = await addRoom(house.store)
    const booked = await house.ask('POST', '/api/hotel/bookings', { body: wish(room, { from }) })
    const id = String(booked.body.id)
    await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
    return id
  }

  describe.each(clocks)('a clock that says $says', ({ says, at, clock }) => {
    it('dates payments, receipts and their trail by what can be true', async () => {
      const id = await stay(TODAY)
      const paid = await send(
        'recordBookingPayment',
        { id },
        { amount: 10, currency: 'USD', method: 'cash', status: 'paid' },
        says,
      )
      expect(paid).toMatchObject({
        status: 201,
        body: { data: { created_at: at, paid_at: at, device_time: at, device_clock: clock } },
      })
      const lines = [{ kind: 'nights', ref: null, title: 'Night', qty: 1, amount: 10 }]
      const body = { payer: 'A', lines, paid: 10, currency: 'USD' }
      const receipt = await send('issueReceipt', { id }, body, says)
      expect(receipt).toMatchObject({
        status: 201,
        body: { data: { issued_at: at, device_time: at, device_clock: clock } },
      })
      for (const table of ['operations', 'audit'] as const) {
        const kept = await house.store.db
          .selectFrom(table)
          .select(['device_time', 'device_clock'])
          .where('operation_id', '=', paid.id)
          .execute()
        expect(kept).toEqual([{ device_time: at, device_clock: clock }])
      }
    })

    it('checks in who stands at the desk', async () => {
      const id = await stay(TODAY)
      expect((await send('checkInHotelBooking', { id }, {}, says)).status).toBe(200)
    })
  })

  it('a day that the form offered by a wrong clock is nobody’s word; one that was typed is', async () => {
    const pay = async (created_at: string, says: object) => {
      const body = { amount: 5, currency: 'USD', method: 'cash', status: 'paid', created_at }
      const { body: said } = await send(
        'recordBookingPayment',
        { id: await stay(TODAY) },
        body,
        says,
      )
      return (said.data as { paid_at: string }).paid_at
    }
    expect(await pay('1970-01-04', { device_time: FLAT })).toBe(NOW)
    expect(await pay('1970-01-04', { device_time: EARLIER, device_clock: FLAT })).toBe(EARLIER)
    expect((await pay('2026-06-28', { device_time: FLAT })).slice(0, 10)).toBe('2026-06-28')
  })

  it('what stands parked was confirmed when it can have been, and stays so', async () => {
    const id = uuidv7()
    const report = async () => {
      await house.ask('POST', '/api/outbox/parked', {
        token,
        device,
        body: {
          rows: [
            {
              id,
              key: id,
              state: 'open',
              endpoint: 'checkInHotelBooking',
              request: { params: { id: 'x' }, body: {} },
              refusal: { code: 'conflict', message: '' },
              words: { title: 'Check in', detail: '' },
              device_name: null,
              device_time: FLAT,
            },
          ],
        },
      })
      const found = await house.store.db
        .selectFrom('parked')
        .select(['device_time', 'version'])
        .where('id', '=', id)
        .executeTakeFirst()
      return found
    }
    const device = uuidv7()
    expect(await report()).toEqual({ device_time: NOW, version: 1 })
    house.now = new Date(MORNING.getTime() + 600_000)
    expect(await report()).toEqual({ device_time: NOW, version: 1 })
    house.now = MORNING
  })
})
