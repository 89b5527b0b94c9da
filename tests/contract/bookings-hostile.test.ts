import { describe, expect, it } from 'vitest'
import { isErrorCode } from '#contract/errors.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, bundle, complaints, rooms, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, type Answered } from './http-house.ts'

/** Values that have broken servers, or could buy a room for nothing. */
const nasty: readonly unknown[] = [
  undefined,
  null,
  -1,
  -0.01,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '2',
  ' ',
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  "'; drop table hotel_bookings; --",
  '%',
  '__proto__',
  'a\u0000b',
  '\ud800',
  '9999-12-31',
  '2026-02-29',
  '-000001-01-01',
  'x'.repeat(70_000),
]

/** Every place in a value: `guests.adults`, … */
function placesOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))]
}

function withAt(value: unknown, place: readonly string[], put: unknown): unknown {
  const [first, ...rest] = place
  if (first === undefined) return put
  const copy = structuredClone(value) as Record<string, unknown>
  copy[first] = withAt(copy[first], rest, put)
  return copy
}

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  let sent = 0
  /** Each from an address of its own: limits are tested elsewhere. */
  const ask = (method: 'POST' | 'PATCH', url: string, body: unknown, signedIn = false) => {
    sent += 1
    return house.ask(method, url, {
      body,
      device: uuidv7(),
      address: `203.0.${Math.floor(sent / 250) % 250}.${sent % 250}`,
      ...(signedIn && { token }),
    })
  }

  function soundly(answer: Answered, hint: string) {
    expect(answer.status, `${hint}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
    if (answer.status < 400) return
    expect(isErrorCode(answer.body.code), hint).toBe(true)
    expect(answer.text).not.toMatch(/SQLITE|syntax error|node_modules|at \w+ \(/i)
  }

  async function everywhere(method: 'POST' | 'PATCH', url: string, good: unknown, staff = false) {
    const taken: Answered[] = []
    for (const place of placesOf(good)) {
      for (const value of nasty) {
        const hint = `${url} with ${String(JSON.stringify(value)).slice(0, 40)} at ${place.join('.')}`
        const answer = await ask(method, url, withAt(good, place, value), staff)
        soundly(answer, hint)
        if (answer.status === 201) taken.push(answer)
      }
    }
    return taken
  }

  describe('nonsense at every place', () => {
    it('of a booking is refused, or booked at the house’s price and no other', async () => {
      const room = await addRoom(house.store)
      const good = wish(room, { children: 1 }, { promo_code: null, code: undefined })
      const taken = await everywhere('POST', '/api/hotel/bookings', good)
      expect(taken.length).toBeGreaterThan(0)
      for (const { body, text } of taken) {
        const { booking } = body as { booking: Record<string, number> }
        const nights = booking.nights ?? 0
        const guests = (booking.adults ?? 0) + (booking.children ?? 0)
        expect(nights, text).toBeGreaterThanOrEqual(1)
        expect(guests, text).toBeGreaterThanOrEqual(1)
        expect(guests, text).toBeLessThanOrEqual(3)
        expect(booking.total, text).toBe(80 * nights)
      }
      expect(await complaints(house.store, [room.id])).toEqual([])
    })

    it('of a bundle', async () => {
      const some = await rooms(house.store, 2)
      const taken = await everywhere('POST', '/api/hotel/bookings/bundle', bundle(some))
      for (const { body } of taken) {
        const rows = body.bookings as { total: number; nights: number }[]
        expect(rows.map(({ total, nights }) => total / nights)).toEqual([80, 80])
      }
    })

    it('of a quote, a look-up and the desk’s steps', async () => {
      const room = await addRoom(house.store)
      const { room_id, schedule, guests, extras } = wish(room)
      const quoted = { room_id, schedule, guests, extras, currency: 'RWF', promo_code: 'RIDGE10' }
      await everywhere('POST', '/api/hotel/quote', quoted)
      await everywhere('POST', '/api/hotel/bookings/lookup', { codes: ['H7KMPQ2Z'] })
      const booked = await ask('POST', '/api/hotel/bookings', wish(room))
      const at = `/api/hotel-bookings/${String(booked.body.id)}`
      const step = { seen: { status: 'active' }, reason: 'x' }
      await everywhere('PATCH', `${at}/approve`, step, true)
      await everywhere('PATCH', `${at}/cancel`, step, true)
      const { check_in, check_out } = schedule
      const seen = { check_in, check_out, room_id }
      await everywhere('PATCH', at, { check_in, check_out, room_id, seen }, true)
      expect(await complaints(house.store, [room.id])).toEqual([])
    })
  })

  it('bears nonsense in the list’s query, from strangers and staff', async () => {
    for (const query of [
      'status=%00',
      'status=approved,approved,%27--',
      'from=zzz&to=%F0%9F%8F%94',
      'q=%27%20or%201=1--',
      'q=%22*%22',
      'include=__proto__,payments',
      'page=1e9&per_page=-5',
      'page=999999999',
    ]) {
      soundly(await house.ask('GET', `/api/hotel-bookings?${query}`), query)
      soundly(await house.ask('GET', `/api/hotel-bookings?${query}`, { token }), query)
    }
  })
})
