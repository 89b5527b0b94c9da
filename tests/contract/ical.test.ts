import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarFeed, RoomCalendar } from '#contract/ical.ts'
import { addDays } from '#domain/days.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { outboundPolicy } from '#server/push/outbound-policy.ts'
import { fetchCalendar } from '#server/services/ical/fetch.ts'
import { readCalendar } from '#domain/calendar-file.ts'
import { importDueCalendars } from '#server/services/ical/import-calendar.ts'
import { openChannel, type Channel } from '../fixtures/channel.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, TODAY, type House } from './http-house.ts'

/* The calendar exchange: busy nights out, other channels' stays in, no night sold twice. */

const hosts = outboundPolicy({ loopback: true })
const day = (offset: number) => addDays(TODAY, offset)

eachStore((make) => {
  let house: House
  let token: string
  let room: RoomsTable
  let channel: Channel

  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }), {
      calendarHosts: hosts,
    })
    token = await house.staff('admin')
  })
  beforeEach(async () => {
    house.now = MORNING
    room = await addRoom(house.store)
    channel = await openChannel()
  })
  afterEach(() => channel.close())

  const post = (path: string, body: object = {}) => house.ask('POST', path, { token, body })
  const list = async () =>
    ((await house.ask('GET', '/api/rooms/calendars', { token })).body as { data: RoomCalendar[] })
      .data
  const ofRoom = async () => (await list()).find(({ room_id }) => room_id === room.id)!
  const add = async (url = channel.url) => {
    const answer = await post(`/api/rooms/${room.id}/calendar/feeds`, { channel: 'Airbnb', url })
    expect(answer.status, answer.text).toBe(201)
    return (await ofRoom()).feeds.at(-1)!
  }
  const run = () => importDueCalendars(house.store, hosts, house.now)
  const half = () => void (house.now = new Date(house.now.getTime() + 31 * 60_000))
  const again = async () => {
    half()
    await run()
  }
  const bookings = () =>
    house.store.db
      .selectFrom('hotel_bookings')
      .selectAll()
      .where('room_id', '=', room.id)
      .where('source', 'like', 'ical:%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const nights = async () =>
    (
      await house.store.db
        .selectFrom('room_nights')
        .select('night')
        .where('room_id', '=', room.id)
        .orderBy('night')
        .execute()
    ).map(({ night }) => night)
  const book = (from: number, count: number) =>
    house.ask('POST', '/api/hotel/bookings', {
      body: wish(room, { from: day(from), nights: count }),
    })
  const approve = (id: string) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token, body: {} })
  const sold = async (from: number, count: number) => {
    const asked = await book(from, count)
    expect(asked.status, asked.text).toBe(201)
    const { id } = asked.body as { id: string }
    expect((await approve(id)).status).toBe(200)
    return id
  }

  describe('a room’s own calendar', () => {
    const address = async () => {
      const answer = await post(`/api/rooms/${room.id}/calendar/address`)
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as { data: RoomCalendar }).data.path ?? ''
    }

    it('tells busy nights to who knows its address, and nothing of whose they are', async () => {
      await sold(10, 2)
      const path = await address()
      const { status, text, headers } = await house.ask('GET', path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(text).toContain('DTSTART;VALUE=DATE:20260711\r\nDTEND;VALUE=DATE:20260713\r\n')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text).not.toMatch(/aline|mukamana|0788|@example|booking/i)
      // Read back it is whole, and known as ours: no circle of channels.
      expect(readCalendar(text, 'Africa/Kigali')).toEqual({ stays: [], repeats: 0 })
      expect(house.logs.join('\n')).not.toContain(path.split('key=')[1])
    })

    it('opens with its key alone, and a new address ends the old one', async () => {
      const old = await address()
      for (const wrong of ['', '?key=', '?key=x', `?key=${'a'.repeat(43)}`]) {
        const { status } = await house.ask('GET', `/api/rooms/${room.id}/calendar.ics${wrong}`)
        expect(status, wrong).toBe(404)
      }
      const other = await addRoom(house.store)
      expect((await house.ask('GET', old.replace(room.id, other.id))).status).toBe(404)
      const fresh = await address()
      expect(fresh).not.toBe(old)
      expect((await house.ask('GET', old)).status).toBe(404)
      expect((await house.ask('GET', fresh)).status).toBe(200)
    })

    it('escapes what the house calls the room', async () => {
      await house.store.transaction((tx) =>
        tx.update('rooms', room.id, { name: 'Suite; "Kivu", \\ north\nEND:VCALENDAR' }),
      )
      const { text } = await house.ask('GET', await address())
      expect(text).toContain('X-WR-CALNAME:Suite\\; "Kivu"\\, \\\\ north\\nEND:VCALENDAR\r\n')
    })
  })

  describe('another channel’s calendar', () => {
    it('keeps its nights from being sold twice, and names nobody', async () => {
      await add()
      channel.offers(['a', day(5), day(8)])
      await run()
      expect(await bookings()).toMatchObject([
        {
          status: 'approved',
          check_in: day(5),
          check_out: day(8),
          customer_name: 'Airbnb',
          total_cents: 0,
          flag: null,
        },
      ])
      expect(await nights()).toEqual([day(5), day(6), day(7)])
      const refused = await book(7, 1)
      expect(refused.status).toBe(409)
      expect(refused.body.code).toBe('room_taken')
      expect((await book(8, 1)).status).toBe(201)
      const all = JSON.stringify(await bookings())
      expect(all).not.toContain('Mukamana')
      expect(await ofRoom()).toMatchObject({
        feeds: [{ stays: 1, clashes: 0, problem: null, fetched_at: house.now.toISOString() }],
      })
      // Guests’ devices hear of the nights.
      const { body } = await house.ask('GET', '/api/hotel-bookings?per_page=500')
      expect((body as { data: object[] }).data).toContainEqual(
        expect.objectContaining({ room_id: room.id, check_in: day(5), check_out: day(8) }),
      )
    })

    it('is asked every half hour, and asking again changes nothing', async () => {
      await add()
      channel.offers(['a', day(5), day(8)])
      await run()
      await run()
      expect(channel.asked).toBe(1)
      const before = await bookings()
      await again()
      expect(channel.asked).toBe(2)
      expect(await bookings()).toEqual(before)
      // Nor is it forgotten for a year by a clock that was a year ahead.
      const right = house.now.getTime()
      house.now = new Date(right + 365 * 86_400_000)
      await run()
      house.now = new Date(right)
      await again()
      expect(channel.asked).toBe(4)
    })

    it('moves a stay, and frees what is no longer in it', async () => {
      await add()
      channel.offers(['a', day(5), day(8)], ['b', day(20), day(21)])
      await run()
      channel.offers(['a', day(6), day(9)])
      await again()
      expect(await nights()).toEqual([day(6), day(7), day(8)])
      expect(await bookings()).toMatchObject([
        { check_in: day(6), status: 'approved' },
        {
          check_in: day(20),
          status: 'cancelled',
          cancel_reason: 'No longer in the calendar of Airbnb',
        },
      ])
      await sold(20, 1)
    })

    it('that meets nights sold here is flagged, and takes them once they are free', async () => {
      const id = await sold(5, 2)
      await add()
      channel.offers(['a', day(6), day(9)])
      await run()
      expect(await bookings()).toMatchObject([{ status: 'pending', flag: 'calendar_clash' }])
      expect(await nights()).toEqual([day(5), day(6)])
      expect((await ofRoom()).feeds[0]).toMatchObject({ stays: 1, clashes: 1 })
      await house.ask('PATCH', `/api/hotel-bookings/${id}/cancel`, { token, body: {} })
      await again()
      expect(await bookings()).toMatchObject([{ status: 'approved', flag: null }])
      expect(await nights()).toEqual([day(6), day(7), day(8)])
    })

    it('moved onto nights sold here gives up its own and is flagged', async () => {
      await add()
      channel.offers(['a', day(5), day(6)])
      await run()
      await sold(9, 1)
      channel.offers(['a', day(9), day(10)])
      await again()
      expect(await bookings()).toMatchObject([
        { check_in: day(9), status: 'pending', flag: 'calendar_clash' },
      ])
      expect(await nights()).toEqual([day(9)])
    })

    it('that only says "not available" where we are sold is our own word come back', async () => {
      await sold(5, 2)
      await add()
      channel.offers(['x', day(5), day(7), 'Airbnb (Not available)'])
      await run()
      expect(await bookings()).toEqual([])
    })

    it('leaves alone what staff moved or cancelled here', async () => {
      await add()
      channel.offers(['a', day(5), day(6)], ['b', day(9), day(10)])
      await run()
      const [a, b] = await bookings()
      const moved = await house.ask('PATCH', `/api/hotel-bookings/${a!.id}`, {
        token,
        body: {
          room_id: room.id,
          check_in: day(15),
          check_out: day(16),
          seen: { room_id: room.id, check_in: day(5), check_out: day(6) },
        },
      })
      expect(moved.status, moved.text).toBe(200)
      await house.ask('PATCH', `/api/hotel-bookings/${b!.id}/cancel`, { token, body: {} })
      await again()
      expect(await bookings()).toMatchObject([
        { check_in: day(15), status: 'approved' },
        { status: 'cancelled' },
      ])
      channel.offers(['a', day(6), day(7)], ['b', day(11), day(12)])
      await again()
      expect(await nights()).toEqual([day(15)])
    })

    it('does not drop a guest who is in the house when calendars forget what is past', async () => {
      await add()
      channel.offers(['a', TODAY, day(3)], ['gone', day(-5), day(-2)])
      await run()
      const [stay] = await bookings()
      expect(await bookings()).toHaveLength(1)
      const came = await house.ask('PATCH', `/api/hotel-bookings/${stay!.id}/check-in`, {
        token,
        body: {},
      })
      expect(came.status, came.text).toBe(200)
      channel.offers()
      await again()
      expect(await bookings()).toMatchObject([{ status: 'active' }])
      expect(await nights()).toHaveLength(3)
    })

    it('that fails, lies or is cut frees nothing, and the desk sees why', async () => {
      await add()
      channel.offers(['a', day(5), day(8)])
      await run()
      const whole = channel.answer.body ?? ''
      const elsewhere = (location: string) => ({ status: 302, headers: { location } })
      const troubles = [
        [{ status: 500 }, 'unreachable'],
        [{ status: 404 }, 'refused'],
        [{ body: whole.slice(0, -20) }, 'not_a_calendar'],
        [{ body: whole, cut: true }, 'unreachable'],
        [{ body: '<html>Sign in to the Wi-Fi</html>' }, 'not_a_calendar'],
        [{ body: 'x'.repeat(2_000_001) }, 'too_large'],
        [elsewhere('http://192.168.1.1/admin'), 'address_refused'],
        [elsewhere('https://169.254.169.254/latest'), 'address_refused'],
        [elsewhere('file:///etc/passwd'), 'address_refused'],
        [elsewhere(channel.url), 'refused'],
      ] as const
      for (const [answer, problem] of troubles) {
        channel.answer = answer
        await again()
        expect((await ofRoom()).feeds[0], JSON.stringify(answer).slice(0, 80)).toMatchObject({
          problem,
          fetched_at: MORNING.toISOString(),
          tried_at: house.now.toISOString(),
        })
        expect(await nights()).toHaveLength(3)
      }
    })

    it('is taken once whatever processes run', async () => {
      await add()
      channel.offers(['a', day(5), day(8)], ['b', day(12), day(13)])
      await Promise.all([run(), run(), run()])
      expect(channel.asked).toBe(1)
      expect(await bookings()).toHaveLength(2)
    })

    it('is fetched when asked, and removed with the nights that nobody has come for', async () => {
      const feed: CalendarFeed = await add()
      channel.offers(['a', day(5), day(8)])
      const now = await post(`/api/calendar-feeds/${feed.id}/fetch`)
      expect(now.body).toMatchObject({ data: { feeds: [{ stays: 1 }] } })
      expect((await post(`/api/calendar-feeds/${feed.id}/remove`)).body).toMatchObject({
        data: { feeds: [] },
      })
      expect(await nights()).toEqual([])
      expect(await bookings()).toMatchObject([{ status: 'cancelled' }])
      await again()
      expect(channel.asked).toBe(1)
      expect((await post(`/api/calendar-feeds/${feed.id}/remove`)).status).toBe(404)
      const audits = await house.store.db
        .selectFrom('audit')
        .select(['endpoint', 'changed'])
        .where('row_id', '=', feed.id)
        .orderBy('id')
        .execute()
      expect(audits.map(({ endpoint }) => endpoint)).toEqual([
        'addCalendarFeed',
        'removeCalendarFeed',
      ])
      expect(JSON.stringify(audits)).not.toContain('127.0.0.1')
    })
  })

  describe('its address', () => {
    const refused = [
      'http://example.com/a.ics',
      'https://127.0.0.1/a.ics',
      'https://10.0.0.1/a.ics',
      'https://[::1]/a.ics',
      'https://localhost/a.ics',
      'https://router.lan/a.ics',
      'https://example.com:8443/a.ics',
      'https://me:secret@example.com/a.ics',
      'ftp://example.com/a.ics',
      'webcal://example.com/a.ics',
      'not an address',
    ]
    it('is https on the open Internet, or nothing', async () => {
      for (const url of refused) {
        const answer = await post(`/api/rooms/${room.id}/calendar/feeds`, { channel: 'X', url })
        expect(answer.status, url).toBe(422)
      }
      expect((await ofRoom()).feeds).toEqual([])
    })

    it('that leads into our own network by its name leads nowhere', async () => {
      const lookup: typeof hosts.lookup = (_name, _options, done) =>
        done(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), '')
      const found = await fetchCalendar('https://calendar.example.com/a.ics', { ...hosts, lookup })
      expect(found).toEqual({ kind: 'problem', problem: 'address_refused' })
    })

    it('is for staff alone, there once, and no program’s with a key', async () => {
      await add()
      await add()
      expect((await ofRoom()).feeds).toHaveLength(1)
      expect((await house.ask('GET', '/api/rooms/calendars')).status).toBe(401)
      const trainer = await house.staff('trainer')
      expect((await house.ask('GET', '/api/rooms/calendars', { token: trainer })).status).toBe(403)
      const made = await house.ask('POST', '/api/keys', {
        token: await house.staff(),
        body: { name: 'Channel manager' },
      })
      const key = (made.body as { key: string }).key
      expect((await house.ask('GET', '/api/rooms', { token: key })).status).toBe(200)
      expect((await house.ask('GET', '/api/rooms/calendars', { token: key })).status).toBe(403)
    })
  })
})
