import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureHash } from '#contract/pictures.ts'
import type { House as HouseRow } from '#contract/house.ts'
import type { SettingsRow } from '#contract/settings.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { referencedPictures } from '#server/pictures/referenced.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { addRoom, changeSettings, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openHouse, TODAY, type Asked, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

/* The house's settings (spec 3 §2.11): who may change them, how edits meet, and that the rules use them. */

eachStore((make) => {
  describe('settings', () => {
    let house: House
    let token: string
    const folder = temporaryDir('logo')
    const pictures = createPictureStore(folder, () => house.now)
    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true }), { pictures })
      token = await house.staff()
    })
    beforeEach(async () => {
      await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    const settings = async () =>
      (await house.ask('GET', '/api/settings', { token })).body as unknown as SettingsRow
    const change = (body: object, asked: Asked = {}) =>
      house.ask('PATCH', '/api/settings', { token, body, ...asked })
    /** Changed by who saw what is there. */
    async function set(fields: Partial<SettingsRow>) {
      const now = await settings()
      const names = Object.keys(fields) as (keyof SettingsRow)[]
      const seen = Object.fromEntries(names.map((name) => [name, now[name]]))
      const answer = await change({ ...fields, seen })
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as { data: SettingsRow }).data
    }
    const theHouse = async () => (await house.ask('GET', '/api/house')).body

    it('say what the house is, and bear the documents’ defaults', async () => {
      expect(await settings()).toMatchObject({
        id: 'settings',
        orgName: 'Imisozi Guest House',
        primaryColor: '#007bb6',
        logoUrl: null,
        timezone: 'Africa/Kigali',
        currency: 'USD',
        language: 'en',
        dateFormat: 'words',
        notifyBookingEmail: true,
        extra_breakfast: 8,
        laundry_rush_percent: 20,
        promo_codes: [expect.objectContaining({ code: 'RIDGE10', cap: 30, service: 'room' })],
      })
    })

    it('are changed by an admin: the site and the feed say so at once, and the audit who it was', async () => {
      const before = await house.ask('GET', '/api/changes', { token })
      const guests = await house.ask('GET', '/api/changes')
      const key = uuidv7()
      const operation = uuidv7()
      const asked = { key, operation, deviceTime: '2026-07-01T07:00:00.000Z' }
      const body = {
        orgName: 'Ridge House',
        primaryColor: '#7A1F3D',
        seen: { orgName: 'Imisozi Guest House', primaryColor: '#007BB6' },
      }
      const answer = await change(body, asked)
      expect(answer.body).toMatchObject({
        message: 'Settings saved',
        data: { orgName: 'Ridge House', primaryColor: '#7a1f3d', operation_id: operation },
      })
      expect(await theHouse()).toMatchObject({ name: 'Ridge House', primary_color: '#7a1f3d' })
      const since = (asOf: typeof before, who = {}) =>
        house.ask('GET', `/api/changes?since=${String(asOf.body.cursor)}`, who)
      const staffs = (await since(before, { token })).body.changes as Record<string, unknown>
      expect(Object.keys(staffs).toSorted()).toEqual(['house', 'settings'])
      expect(staffs.settings).toMatchObject({
        rows: [{ orgName: 'Ridge House' }, { id: 'travel' }],
      })
      const theirs = (await since(guests)).body.changes as object
      expect(Object.keys(theirs)).toEqual(['house'])
      // The same operation once more does nothing more.
      expect((await change(body, asked)).headers['idempotency-replayed']).toBe('true')
      const audit = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('endpoint', '=', 'updateSettings')
        .execute()
      expect(audit).toHaveLength(1)
      expect(audit[0]).toMatchObject({ actor_name: 'Some admin', operation_id: operation })
      expect(JSON.parse(audit[0]?.changed ?? '')).toMatchObject({
        orgName: ['Imisozi Guest House', 'Ridge House'],
      })
    })

    it('take a phone number that can be called, or none', async () => {
      const { phone } = await settings()
      const wrong = await change({ phone: '07' })
      expect([wrong.status, wrong.body]).toMatchObject([
        422,
        { errors: { phone: ['Must be a valid phone number.'] } },
      ])
      expect((await settings()).phone).toBe(phone)
      // One that was kept before there was a rule is seen, and mended.
      await changeSettings(house.store, (kept) => void (kept.phone = 'ask at the gate'))
      expect((await settings()).phone).toBe('ask at the gate')
      const mended = await change({ phone: '', seen: { phone: 'ask at the gate' } })
      expect([mended.status, (await settings()).phone]).toEqual([200, ''])
    })

    it('merge what two people changed apart, and refuse what both changed', async () => {
      const was = await settings()
      await set({ phone: '+250 788 000 001' })
      const apart = await change({ address: 'Hill Road 1', seen: { address: was.address } })
      expect(apart.body).toMatchObject({
        data: { phone: '+250 788 000 001', address: 'Hill Road 1' },
      })
      const both = await change({
        phone: '0788 000 002',
        tagline: 'New',
        seen: { phone: was.phone, tagline: was.tagline },
      })
      expect(both.status).toBe(409)
      expect(both.body).toMatchObject({
        code: 'conflict',
        message: 'A colleague changed the settings meanwhile: phone.',
        current: { phone: '+250 788 000 001' },
      })
      expect((await settings()).tagline).toBe(was.tagline)
      // Wished and there already: no conflict, no new version.
      const { version } = await settings()
      const again = await change({ address: 'Hill Road 1', seen: { address: was.address } })
      expect([again.status, (await settings()).version]).toEqual([200, version])
    })

    it('are not for anybody else', async () => {
      const body = { orgName: 'Mine', seen: {} }
      for (const [role, status] of [
        ['staff', 403],
        ['trainer', 403],
      ] as const) {
        expect((await change(body, { token: await house.staff(role) })).status).toBe(status)
      }
      expect((await house.ask('PATCH', '/api/settings', { body })).status).toBe(401)
      expect((await house.ask('GET', '/api/settings')).status).toBe(401)
      expect((await theHouse()).name).not.toBe('Mine')
    })

    const noon = { open: '12:00', close: '13:00' }
    const sixDays = Array.from<null>({ length: 6 }).fill(null)
    const christmas = { date: '2026-12-25', text: 'Christmas' }

    it('have hours by weekday and closed dates, which everybody reads beside those of every day', async () => {
      const { hours } = (await theHouse()) as unknown as HouseRow
      const restaurant_days = [[], [noon], ...sixDays.slice(1)]
      const closed_dates = [christmas]
      const seen = { restaurant_days: null, closed_dates: [] }
      expect((await change({ restaurant_days, closed_dates, seen })).status).toBe(200)
      expect(await settings()).toMatchObject({ restaurant_days, bar_days: null, closed_dates })
      expect(await theHouse()).toMatchObject({
        hours: { ...hours, restaurant: { ...hours.restaurant, days: restaurant_days } },
        closed_dates,
      })
      const back = { ...seen, seen: { restaurant_days, closed_dates } }
      expect((await change(back)).status).toBe(200)
      expect((await theHouse()).hours).toEqual(hours)
    })

    it.each([
      [{ primaryColor: 'red' }],
      [{ timezone: 'Mars/Olympus' }],
      [{ webhookUrl: 'http://example.com' }],
      [{ extra_breakfast: -1 }],
      [{ table_seats: 1.5 }],
      [{ restaurant_open: '22:00', restaurant_close: '07:00' }],
      [{ check_out_until: '15:00' }],
      [{ bar_days: [[], null] }],
      [{ bar_days: [...sixDays, [{ open: '22:00', close: '07:00' }]] }],
      [{ bar_days: [...sixDays, [noon, { open: '12:30', close: '14:00' }]] }],
      [{ bar_days: [...sixDays, [noon, noon, noon]] }],
      [{ closed_dates: [{ date: '2026-02-30', text: '' }] }],
      [{ closed_dates: [christmas, { ...christmas, text: 'Again' }] }],
      [{ rwf_per_usd: 0 }],
      [{ languages: [] }],
      [{ languages: ['fr', 'rw'] }],
      [{ altitude_m: 0 }],
      [
        {
          promo_codes: [
            {
              code: 'A',
              percent: 5,
              cap: null,
              from: '2026-02-30',
              to: '2026-03-01',
              service: 'room',
            },
          ],
        },
      ],
      [
        {
          taxes: [
            { name: 'Too much', percent: 90, applies_to: ['car'] },
            { name: 'More', percent: 20, applies_to: ['car'] },
          ],
        },
      ],
    ])('refuse %o', async (fields) => {
      const now = await settings()
      const seen = Object.fromEntries(
        Object.keys(fields).map((name) => [name, now[name as keyof SettingsRow]]),
      )
      const answer = await change({ ...fields, seen })
      expect([answer.status, answer.body.code]).toEqual([422, 'validation'])
      expect(await settings()).toEqual(now)
    })

    it('take a logo in as every picture, keep it, and let it go', async () => {
      const create = { width: 300, height: 120, channels: 3, background: '#7a1f3d' } as const
      const data = (await sharp({ create }).png().toBuffer()).toString('base64')
      const saved = await change({ logo_base64: { filename: 'logo.png', data } })
      expect(saved.status, saved.text).toBe(200)
      const { logo_url } = await theHouse()
      const hash = pictureHash(String(logo_url))
      expect(hash).not.toBeNull()
      expect((await house.ask('GET', String(logo_url))).status).toBe(200)
      expect(await referencedPictures(house.store.db)).toContain(hash)
      const text = Buffer.from('<svg onload="x"/>').toString('base64')
      const wrong = await change({ logo_base64: { filename: 'logo.svg', data: text } })
      expect([wrong.status, (await theHouse()).logo_url]).toEqual([422, logo_url])
      await change({ remove_logo: true })
      expect((await theHouse()).logo_url).toBeNull()
      expect(await referencedPictures(house.store.db)).not.toContain(hash)
    })

    describe('are what the rules go by:', () => {
      async function quote(extras: object, more: object = {}) {
        const room = await addRoom(house.store)
        const { room_id, schedule, guests, extras: all } = wish(room, { extras })
        const body = { room_id, schedule, guests, extras: all, currency: 'USD', ...more }
        const answer = await house.ask('POST', '/api/hotel/quote', { body })
        expect(answer.status, answer.text).toBe(200)
        return JSON.stringify(answer.body)
      }

      it('extras and promo codes in a quote', async () => {
        // Two nights at $80.
        expect(await quote({ late_checkout: true })).toContain('"grand_total":175')
        await set({ extra_late_checkout: 22.5 })
        expect(await quote({ late_checkout: true })).toContain('"grand_total":182.5')
        expect((await theHouse()).extras).toMatchObject({ late_checkout: 22.5 })
        await set({
          promo_codes: [
            {
              code: 'HALF',
              percent: 50,
              cap: 50,
              from: TODAY,
              to: addDays(TODAY, 90),
              service: 'room',
            },
          ],
        })
        expect(await quote({}, { promo_code: 'half' })).toContain('"grand_total":110')
      })

      it('the rate, with the day it was set', async () => {
        expect((await settings()).rwf_rate_day).not.toBe(TODAY)
        await set({ rwf_per_usd: 1500 })
        expect((await theHouse()).rwf_per_usd).toEqual({ rate: 1500, day: TODAY })
        await set({ rwf_per_usd: null })
        expect((await theHouse()).rwf_per_usd).toBeNull()
      })

      it('table seats', async () => {
        await set({ table_seats: 3 })
        const party = {
          date: addDays(TODAY, 50),
          time: '19:00',
          party_size: 4,
          notes: '',
          promo_code: null,
          custom_request: null,
          customer_email: null,
          customer_name: 'Aline',
          customer_phone: '0788 123 456',
          customer: { name: 'Aline', phone: '0788 123 456', email: null },
          source: 'public',
        }
        const full = await house.ask('POST', '/api/restaurant/reservations', { body: party })
        expect(full.status, full.text).toBe(422)
        await set({ table_seats: 4 })
        const taken = await house.ask('POST', '/api/restaurant/reservations', { body: party })
        expect(taken.status, taken.text).toBe(201)
      })

      it('the laundry’s fee and rush', async () => {
        await set({ laundry_pickup_fee: 4, laundry_rush_percent: 12.5 })
        expect(await theHouse()).toMatchObject({ laundry_pickup_fee: 4, laundry_rush_rate: 0.125 })
        const washing = {
          customer: 'Aline Who Washes',
          customer_phone: '0788 123 456',
          address: 'Market Street 4',
          pickup: true,
          pick_up: `${TODAY}T14:00`,
          drop_off: addDays(TODAY, 4) + 'T16:00',
          rush: true,
          items: [{ service_id: 'laundry-shirt', qty: 8 }],
          totals: { items_subtotal: 12, fees: 5.5, grand_total: 17.5 },
          source: 'public',
        }
        const placed = await house.ask('POST', '/api/laundry-orders/create-public', {
          body: washing,
        })
        // Eight shirts at $1.50, an eighth of it for the hurry, $4 for fetching.
        expect(placed.status, placed.text).toBe(201)
        const row = await house.store.db
          .selectFrom('laundry_orders')
          .select(['fees_cents', 'total_cents'])
          .where('customer_name', '=', 'Aline Who Washes')
          .executeTakeFirstOrThrow()
        expect(row).toEqual({ fees_cents: 550, total_cents: 1750 })
      })

      it('what is sent: a confirmation goes out only while its switch is on', async () => {
        async function approve() {
          const room = await addRoom(house.store)
          const made = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
          const { id } = made.body.booking as { id: string }
          await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
          const { ways, letters, texts } = post()
          await sendDue(house, ways)
          return [letters.length, texts.length]
        }
        await set({ notifyBookingEmail: false })
        expect(await approve()).toEqual([0, 1])
        await set({ notifyBookingEmail: true, notifyBookingSMS: false })
        expect(await approve()).toEqual([1, 0])
        expect(await noticesFor(house.store, 'booking_confirmed')).toHaveLength(2)
      })

      it('language, currency and dates, for who has said nothing of them', async () => {
        await set({ language: 'rw', languages: ['rw'] })
        expect(await theHouse()).toMatchObject({ language: 'rw', languages: ['rw'] })
        await set({
          language: 'fr',
          languages: ['rw', 'fr'],
          currency: 'RWF',
          dateFormat: 'DD/MM/YYYY',
        })
        expect(await theHouse()).toMatchObject({
          language: 'fr',
          languages: ['fr', 'rw'],
          shown_currency: 'RWF',
          date_format: 'DD/MM/YYYY',
        })
        await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
        for (const language of [undefined, 'rw']) {
          const room = await addRoom(house.store)
          const made = await house.ask('POST', '/api/hotel/bookings', {
            body: { ...wish(room), ...(language && { language }) },
          })
          const { id } = made.body.booking as { id: string }
          await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
        }
        const written = await house.store.db.selectFrom('notices').select('language').execute()
        expect(written.map(({ language }) => language).toSorted()).toEqual(['fr', 'rw'])
      })

      it('cancellation terms, times and counters', async () => {
        await set({
          room_free_hours: 24,
          room_kept_nights: 2,
          check_in_from: '13:00',
          overview_counters: [{ label: 'Guides', count: 3 }],
          ebm_number: 'SDC0001',
          occupancy_rooms: 12,
        })
        expect(await theHouse()).toMatchObject({
          cancellation: { room_free_hours: 24, room_kept_nights: 2 },
          check_in_from: '13:00',
          overview_counters: [{ label: 'Guides', count: 3 }],
          ebm_number: 'SDC0001',
          occupancy_rooms: 12,
        })
      })
    })
  })
})
