import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StayEvent } from '#contract/stay-events.ts'
import { addDays } from '#domain/days.ts'
import type { Store } from '#server/db/store.ts'
import { outboundPolicy } from '#server/push/outbound-policy.ts'
import { syncCustomers } from '#server/services/customers/sync.ts'
import { importDueCalendars } from '#server/services/ical/import-calendar.ts'
import { openChannel } from '../fixtures/channel.ts'
import { addRoom } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, PASSWORD, TODAY, type House } from './http-house.ts'
import { book, openPayingHouse, start, type PayingHouse } from './payments-house.ts'

/* What the house does by itself stands in a stay's history too (decision 66). */

const historyOf = async (house: House, token: string, id: string): Promise<StayEvent[]> => {
  const { body } = await house.ask('GET', `/api/stay-events?booking_id=${id}`, { token })
  return body.data as StayEvent[]
}
/** `kind by amount`, without letters. */
const told = (events: readonly StayEvent[]) =>
  events
    .filter(({ kind }) => kind !== 'letter')
    .map(({ kind, by, params }) => [kind, by, params.amount].filter((one) => one !== undefined))

eachStore((make) => {
  describe('a card', () => {
    const time = { now: MORNING }
    let house: PayingHouse
    let token: string
    beforeAll(async () => {
      house = await openPayingHouse(
        await make({ seeded: true, clock: () => time.now }),
        'sandbox',
        time,
      )
      token = await house.staff('reception')
    })
    afterAll(() => house.close())

    it('pays a request and makes it firm, and its money goes back: each is told once', async () => {
      const { id } = await book(house)
      const started = await start(house, id)
      await house.payerDoes(started, 'paid')
      await house.comeBack(started)
      await house.runJobs()
      const { body } = await house.ask('GET', '/api/payments', { token })
      const payment = (
        body.data as { id: string; subject_id?: string; booking_id?: string }[]
      ).find((row) => JSON.stringify(row).includes(id))
      expect(told(await historyOf(house, token, id))).toEqual([
        ['booked', 'guest'],
        ['payment', null, 160],
        ['approved_paid', null],
      ])
      const back = await house.ask(
        'PATCH',
        `/api/hotel-bookings/${id}/payments/${payment?.id ?? ''}`,
        { token, body: { status: 'refunded', seen: { status: 'paid' } } },
      )
      expect(back.status, back.text).toBe(200)
      const name = (await historyOf(house, token, id)).at(-1)?.by
      expect(name).toContain('reception')
      await house.runJobs()
      house.later(1)
      await house.runJobs()
      expect(told(await historyOf(house, token, id)).slice(3)).toEqual([
        ['refund_promised', name, 160],
        ['refunded', null, 160],
      ])
    })
  })

  describe('without anybody', () => {
    const hosts = outboundPolicy({ loopback: true })
    let store: Store
    let house: House
    let token: string
    beforeAll(async () => {
      store = await make({ seeded: true, clock: () => house?.now ?? MORNING })
      house = await openHouse(store, { calendarHosts: hosts })
      token = await house.staff('admin')
    })

    it('a stay of another channel’s calendar comes, is moved and goes', async () => {
      const room = await addRoom(store)
      const channel = await openChannel()
      const day = (offset: number) => addDays(TODAY, offset)
      const fetched = async (...stays: readonly [uid: string, from: string, to: string][]) => {
        channel.offers(...stays)
        house.now = new Date(house.now.getTime() + 31 * 60_000)
        await importDueCalendars(store, hosts, house.now)
      }
      const added = await house.ask('POST', `/api/rooms/${room.id}/calendar/feeds`, {
        token,
        body: { channel: 'Airbnb', url: channel.url },
      })
      expect(added.status, added.text).toBe(201)
      await fetched(['a', day(5), day(8)])
      await fetched(['a', day(5), day(9)])
      await fetched()
      await channel.close()
      const [row] = await store.db
        .selectFrom('hotel_bookings')
        .select('id')
        .where('room_id', '=', room.id)
        .execute()
      const events = await historyOf(house, token, row?.id ?? '')
      expect(told(events)).toEqual([
        ['reserved', null],
        ['moved', null],
        ['cancelled', null],
      ])
      expect(events[1]?.params).toEqual({ check_out: day(9), check_out_before: day(8) })
    })

    it('a letter that waits for a guest who is erased does not go, and says so', async () => {
      house.now = MORNING
      const customer = { name: 'Solange Erased', phone: '0788 777 666', email: 'gone@example.com' }
      const { id } = await book(house, {}, { customer })
      await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
      await house.ask('PATCH', `/api/hotel-bookings/${id}/cancel`, { token })
      await syncCustomers(store)
      const { body } = await house.ask('GET', '/api/customers', { token })
      const guest = (body.data as { id: string; name: string }[]).find(
        ({ name }) => name === customer.name,
      )
      const erased = await house.ask('POST', `/api/customers/${guest?.id ?? ''}/erase`, {
        token,
        body: { password: PASSWORD },
      })
      expect(erased.status, erased.text).toBe(200)
      const events = await historyOf(house, token, id)
      const letters = events.filter(({ kind }) => kind === 'letter')
      expect(letters.map(({ params }) => params.letter)).toMatchObject([
        { kind: 'booking_confirmed', state: 'dropped', trouble: 'erased' },
        { kind: 'booking_cancelled', state: 'dropped', trouble: 'erased' },
      ])
      expect(JSON.stringify(events)).not.toMatch(/Solange|gone@|777 ?666/)
    })
  })
})
