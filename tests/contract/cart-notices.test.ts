import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { fileMailer } from '#server/notices/mail.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { addRoom, changeSettings } from './bookings-house.ts'
import {
  carLine,
  cart,
  laundryLine,
  mealLine,
  ownLine,
  roomLine,
  sumOf,
  tourLine,
  type Line,
  type ShownCart,
} from './cart-house.ts'
import { addService } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, TODAY } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'
import { openPayingHouse, type PayingHouse, type Started } from './payments-house.ts'
import { addCar, wishCar } from './rentals-house.ts'
import { addTour, outing } from './tours-house.ts'

/** One cart, one message: at the counter at once, by card when it is paid. */
eachStore((make) => {
  let store: Store
  let house: PayingHouse
  let token: string
  const time = { now: MORNING }
  beforeAll(async () => {
    store = await openStore(await make.tables(), () => time.now)
    await loadDemo(store, MORNING)
    house = await openPayingHouse(store, 'sandbox', time)
    token = await house.staff()
  })
  afterAll(async () => {
    await house.close()
    await store.close()
  })
  beforeEach(async () => {
    time.now = MORNING
    await store.transaction((tx) => tx.db.deleteFrom('notices').execute())
  })

  /** Two rooms, three meals, a car and a tour. */
  async function stay(): Promise<Line[]> {
    const meal = (day: number, at: string) =>
      mealLine(store, { schedule: { date: addDays(TODAY, day), time: at } })
    return [
      roomLine(await addRoom(store, { name: 'Karisimbi <b>&' }), { from: addDays(TODAY, 10) }),
      roomLine(await addRoom(store, { name: 'Bisoke' }), { from: addDays(TODAY, 10) }),
      await meal(10, '19:00'),
      await meal(11, '12:30'),
      await meal(11, '19:00'),
      carLine(await addCar(store, { name: 'Old Defender' }), { from: addDays(TODAY, 10), days: 2 }),
      tourLine(await addTour(store, { name: 'Canopy walk', duration_days: 2 }), {
        date: addDays(TODAY, 11),
      }),
    ]
  }

  async function book(lines: readonly Line[], changes: Record<string, unknown> = {}) {
    const { status, body } = await house.ask('POST', '/api/book', { body: cart(lines, changes) })
    expect(status).toBe(201)
    return body.cart as ShownCart
  }

  const subjectsOf = ({ lines }: ShownCart) => lines.flatMap(({ subjects }) => subjects)

  async function start(subjects: { kind: string; id: string }[]): Promise<Started> {
    const { status, body } = await house.ask('POST', '/api/payments/start', { body: { subjects } })
    expect(status).toBe(200)
    return body as unknown as Started
  }

  async function pay(subjects: { kind: string; id: string }[]) {
    const started = await start(subjects)
    await house.payerDoes(started, 'paid')
    await house.comeBack(started)
    await house.runJobs()
  }

  /** As a house without a mail server keeps its letters. */
  async function kept(path: string): Promise<string[]> {
    const { ways } = post({ mailer: fileMailer(path), hasMailServer: false, smsSender: null })
    await sendDue(house, ways)
    try {
      return readdirSync(path).map((name) => readFileSync(`${path}/${name}`, 'utf8'))
    } catch {
      return []
    }
  }

  function folder() {
    const path = `${temporaryDir('cart-mail')}/mail`
    return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
  }

  /** The plain text of a letter, joined again. */
  function textOf(eml: string): string {
    const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(eml)?.[1] ?? ''
    const bytes = /base64/i.test(/text\/plain[\s\S]*?\r\n\r\n/.exec(eml)?.[0] ?? '')
      ? Buffer.from(part, 'base64')
      : Buffer.from(
          part
            .replaceAll('=\r\n', '')
            .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
              String.fromCodePoint(Number.parseInt(hex, 16)),
            ),
          'latin1',
        )
    return bytes.toString('utf8')
  }

  it('taken at the counter: one kept letter for two rooms, three meals, a car and a tour', async () => {
    const lines = await stay()
    const shown = await book(lines)
    const { path, remove } = folder()
    const letters = await kept(path)
    expect(letters).toHaveLength(1)
    expect(await kept(path)).toHaveLength(1)
    const text = textOf(letters[0] ?? '')
    expect(text).toContain(`The code of your whole stay: ${shown.code}`)
    for (const line of shown.lines) expect(text).toContain(`code ${line.code}`)
    for (const words of [
      'The house has received your stay',
      'Karisimbi <b>&, room',
      'Bisoke, room',
      '11 Jul 2026 to 13 Jul 2026, 2 nights',
      'Meal: 11 Jul 2026, 19:00',
      'Meal: 12 Jul 2026, 12:30',
      'Old Defender: 11 Jul 2026, 10:00 to 13 Jul 2026, 10:00',
      'Canopy walk: 12 Jul 2026, 2 people',
      'to be confirmed',
      `Total: $${sumOf(lines).toFixed(2)}`,
      `To pay at the house: $${sumOf(lines).toFixed(2)}`,
      'https://house.example.com/cancel-bookings',
    ]) {
      expect(text).toContain(words)
    }
    expect(text.match(/^- /gm)).toHaveLength(7)
    remove()

    // What the desk confirms of it now is told, but for meals: ten would be ten letters.
    const paths = { room: 'hotel-bookings', car: 'car-rentals', tour: 'tour-bookings' }
    for (const { kind, id } of subjectsOf(shown)) {
      const step =
        kind === 'restaurant'
          ? `/api/restaurant-orders/${id}/accept`
          : `/api/${paths[kind as 'room']}/${id}/approve`
      expect((await house.ask('PATCH', step, { token, body: {} })).status).toBe(200)
    }
    house.later(60)
    const after = post()
    await sendDue(house, after.ways)
    const kinds = ['booking_confirmed', 'service_confirmed'] as const
    const told = await Promise.all(kinds.map((kind) => noticesFor(store, kind)))
    expect(told.map(({ length }) => length)).toEqual([2, 2])
    expect(after.letters).toHaveLength(4)
    expect(after.texts.some((sms) => sms.text.includes('order'))).toBe(false)
  })

  it('paid by card: nothing before, one kept letter after paying, which says so', async () => {
    const lines = await stay()
    const shown = await book(lines, { payment: { method: 'card' } })
    const { path, remove } = folder()
    expect(await kept(path)).toEqual([])
    house.later(4)
    await pay(subjectsOf(shown))
    const letters = await kept(path)
    expect(letters).toHaveLength(1)
    const text = textOf(letters[0] ?? '')
    expect(text).toContain(`Total: $${sumOf(lines).toFixed(2)}`)
    expect(text).toContain('Paid: Paid in full. Thank you.')
    expect(text).not.toMatch(/to pay/i)
    for (const name of ['Karisimbi', 'Bisoke', 'Old Defender', 'Canopy walk']) {
      expect(text).toContain(name)
    }
    // Rooms are approved by being paid for, the rest still waits for the house.
    expect(text.match(/to be confirmed/g)?.length).toBe(6)
    house.later(60)
    expect(await kept(path)).toHaveLength(1)
    expect(await noticesFor(store, 'booking_confirmed')).toEqual([])
    expect(await noticesFor(store, 'service_confirmed')).toEqual([])
    expect(await noticesFor(store, 'cart_booked')).toHaveLength(1)
    remove()
  })

  it('card chosen and never paid: told after twenty minutes that it is still to pay, once', async () => {
    const lines = await stay()
    const shown = await book(lines, { payment: { method: 'card' } })
    const { ways, letters } = post({ smsSender: null })
    house.later(19)
    await sendDue(house, ways)
    expect(letters).toHaveLength(0)
    house.later(1)
    await sendDue(house, ways)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Your card payment has not come through.')
    expect(letters[0]?.text).toContain(`Still to pay: $${sumOf(lines).toFixed(2)}`)
    house.later(5)
    // Paid after all: the rooms are theirs now, and they hear of it.
    await pay(subjectsOf(shown))
    await sendDue(house, ways)
    expect(await noticesFor(store, 'booking_confirmed')).toHaveLength(2)
    expect(letters).toHaveLength(3)
    for (const { text } of letters.slice(1)) expect(text).toContain('Paid in full')
  })

  it('what is confirmed before it goes out is said in it alone', async () => {
    const [room] = await stay()
    const shown = await book([room!], { payment: { method: 'card' } })
    const { ways, letters } = post({ smsSender: null })
    const [{ id } = { id: '' }] = subjectsOf(shown)
    const path = `/api/hotel-bookings/${id}/approve`
    expect((await house.ask('PATCH', path, { token, body: {} })).status).toBe(200)
    await sendDue(house, ways)
    expect(letters).toHaveLength(0)
    house.later(20)
    await sendDue(house, ways)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).not.toContain('to be confirmed')
  })

  it('what is confirmed while it is being sent is told by itself: it may be written already', async () => {
    const [room] = await stay()
    const shown = await book([room!])
    const [{ id } = { id: '' }] = subjectsOf(shown)
    const approve = () =>
      house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token, body: {} })
    // As a sender claims it.
    await store.transaction((tx) => tx.db.updateTable('notices').set({ attempts: 1 }).execute())
    expect((await approve()).status).toBe(200)
    expect(await noticesFor(store, 'booking_confirmed')).toHaveLength(1)
  })

  it('a part paid by itself does not bring it forward; the rest does', async () => {
    const shown = await book(await stay(), { payment: { method: 'card' } })
    const subjects = subjectsOf(shown)
    const { ways, letters } = post({ smsSender: null })
    await pay(subjects.slice(0, 2))
    await sendDue(house, ways)
    expect(letters).toHaveLength(0)
    await pay(subjects.slice(2))
    await sendDue(house, ways)
    expect(letters).toHaveLength(1)
  })

  it('brings rooms, car, tour and what has a time for the calendar, and a short text by SMS', async () => {
    const own = await addService(store)
    const shown = await book([...(await stay()), ownLine(own)])
    const { ways, letters, texts } = post()
    await sendDue(house, ways)
    const calendar = letters[0]?.calendar ?? ''
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    for (const line of [
      'DTSTART;TZID=Africa/Kigali:20260711T140000',
      'DTSTART;TZID=Africa/Kigali:20260711T100000',
      'DTEND;TZID=Africa/Kigali:20260713T100000',
      'DTSTART;VALUE=DATE:20260712',
      'DTEND;VALUE=DATE:20260714',
      'DTSTART;TZID=Africa/Kigali:20260704T150000',
      'DTEND;TZID=Africa/Kigali:20260704T160000',
      'SUMMARY:Imisozi Guest House: Massage',
    ]) {
      expect(calendar).toContain(`${line}\r\n`)
    }
    expect(letters[0]?.html).toContain('Karisimbi &lt;b&gt;&amp;')
    expect(letters[0]?.html).not.toContain('<b>')
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toContain(shown.code)
    expect(texts[0]?.text).toMatch(/^[\x20-\x7e]+$/)
  })

  it('is in French where the guest reads French', async () => {
    await book(await stay(), { language: 'fr' })
    const { ways, letters } = post({ smsSender: null })
    await sendDue(house, ways)
    expect(letters[0]?.subject).toMatch(/^Tout votre séjour à/)
    expect(letters[0]?.text).toContain('du 11 juil. 2026 au 13 juil. 2026, 2 nuits')
    expect(letters[0]?.text).toContain('à confirmer')
    expect(letters[0]?.html).toContain('<html lang="fr">')
  })

  it('says what was not to be had, and leaves out what was cancelled meanwhile', async () => {
    const full = await addTour(store, { name: 'Gorilla trek', capacity: 1 })
    const lines = [...(await stay()), tourLine(full)]
    const shown = await book(lines, { take: 'each' })
    const meal = shown.lines[3]?.subjects[0]?.id ?? ''
    await house.ask('PATCH', `/api/restaurant-orders/${meal}/cancel`, { token, body: {} })
    const { ways, letters } = post({ smsSender: null })
    await sendDue(house, ways)
    const text = letters.find(({ subject }) => subject.includes('whole stay'))?.text ?? ''
    expect(text).toContain('Not everything you asked for was available.')
    expect(text).toContain('Not available\n- Gorilla trek: 4 Jul 2026')
    expect(text).not.toContain('12:30')
    expect(text.match(/^- /gm)).toHaveLength(7)
  })

  it('is not sent where all of it was cancelled by then, nor against the house’s settings', async () => {
    const meal = await mealLine(store)
    const shown = await book([meal])
    const id = subjectsOf(shown)[0]?.id ?? ''
    await house.ask('PATCH', `/api/restaurant-orders/${id}/cancel`, { token, body: {} })
    const { ways, letters } = post({ smsSender: null })
    await sendDue(house, ways)
    // The cancelling alone is told.
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cancelled')])
    const [notice] = await noticesFor(store, 'cart_booked')
    expect(notice).toMatchObject({ state: 'dropped' })

    const set = (booking_email: boolean) =>
      changeSettings(store, (all) => Object.assign(all.notify, { booking_email }))
    await set(false)
    await book([await mealLine(store)])
    await sendDue(house, ways)
    await set(true)
    expect(letters).toHaveLength(1)
  })

  describe('what the house confirms by itself', () => {
    const wash = () => {
      const { request } = laundryLine()
      return {
        ...request,
        customer: 'Aline Mukamana',
        customer_phone: '0788 123 456',
        customer_email: 'aline@example.com',
        language: 'fr',
      }
    }

    it('is told once for each service, in the guest’s language, with what it was and when', async () => {
      const place = async (path: string, body: unknown) => {
        const answer = await house.ask('POST', path, { body })
        expect(answer.status).toBe(201)
        return String(answer.body.id)
      }
      const table = {
        date: addDays(TODAY, 2),
        time: '19:00',
        party_size: 3,
        notes: null,
        promo_code: null,
        custom_request: null,
        customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
        source: 'public',
      }
      const meal = await place('/api/restaurant/orders', await dinner(store))
      const laundry = await place('/api/laundry-orders/create-public', wash())
      const car = await place(
        '/api/car-rentals/orders',
        wishCar(await addCar(store, { name: 'Old Defender' })),
      )
      const tour = await place(
        '/api/tours/bookings',
        outing(await addTour(store, { name: 'Canopy walk' })),
      )
      const seats = await place('/api/restaurant/reservations', table)
      const { ways, letters, texts } = post()
      await sendDue(house, ways)
      expect(letters).toEqual([])

      const told = async (path: string) => {
        const from = letters.length
        for (let twice = 0; twice < 2; twice += 1) {
          const step = await house.ask('PATCH', path, { token, body: {} })
          expect(step.status).toBe(200)
        }
        await sendDue(house, ways)
        expect(letters.length - from).toBe(1)
        return letters.at(-1)
      }
      const accepted = await told(`/api/restaurant-orders/${meal}/accept`)
      expect(accepted?.subject).toMatch(/^Your order at .* is accepted/)
      expect(accepted?.text).toContain('For: Wednesday, 1 July 2026, 19:00')
      expect(accepted?.calendar).toBeUndefined()
      await house.ask('PATCH', `/api/restaurant-orders/${meal}/start-preparing`, {
        token,
        body: {},
      })
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)

      const washed = await told(`/api/laundry-orders/${laundry}/start`)
      expect(washed?.subject).toContain('s’occupe de votre linge')
      expect(washed?.text).toContain('De retour chez vous: vendredi 3 juillet 2026, 16:00')

      const rented = await told(`/api/car-rentals/${car}/approve`)
      expect(rented?.text).toContain('Old Defender: 11 Jul 2026, 10:00 to 13 Jul 2026, 10:00')
      expect(rented?.calendar).toContain('DTSTART;TZID=Africa/Kigali:20260711T100000')

      const out = await told(`/api/tour-bookings/${tour}/approve`)
      expect(out?.text).toContain('Canopy walk: 4 Jul 2026, 2 people')
      expect(out?.text).toContain('To pay at the house: $80.00')
      expect(out?.calendar).toContain('DTSTART;VALUE=DATE:20260704')

      const seated = await told(`/api/restaurant-reservations/${seats}/confirm`)
      expect(seated?.text).toContain('Table for 3: 3 Jul 2026, 19:00')
      expect(seated?.text).not.toContain('Total')
      expect(texts).toHaveLength(5)
      for (const { to } of letters) expect(to).toBe('aline@example.com')
    })

    it('has a dish of the guest’s own wish in their words, without an address to lure by', async () => {
      const wish = 'Isombe as on www.lure.example'
      const { body: made } = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(store, { custom_request: wish }),
      })
      await house.ask('PATCH', `/api/restaurant-orders/${String(made.id)}/accept`, {
        token,
        body: {},
      })
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters[0]?.text).toContain('Something of your own: Isombe as on')
      expect(letters[0]?.text).not.toContain('lure.example')
    })

    it('is not told to who stands at the desk, nor for what is cancelled by then', async () => {
      const ask = async (body: unknown) => {
        const { body: made } = await house.ask('POST', '/api/restaurant/orders', { body, token })
        return String(made.id)
      }
      const walkIn = await ask(await dinner(store, { source: 'desk' }))
      const guest = await ask(await dinner(store))
      for (const id of [walkIn, guest]) {
        await house.ask('PATCH', `/api/restaurant-orders/${id}/accept`, { token, body: {} })
      }
      await house.ask('PATCH', `/api/restaurant-orders/${guest}/cancel`, { token, body: {} })
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      // The guest hears of the cancelling alone, who stood at the desk of nothing.
      expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cancelled')])
      const rows = await noticesFor(store, 'service_confirmed')
      expect(rows.map(({ state }) => state)).toEqual(['dropped'])
    })
  })
})
