import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { fileMailer, SendError, smtpMailer } from '#server/notices/mail.ts'
import { pruneNotices } from '#server/notices/prune.ts'
import { queueNotice } from '#server/notices/queue.ts'
import { africasTalking } from '#server/notices/sms.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { addRoom, bundle, changeSettings, rooms, wish, type Stay } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, TODAY, type House } from './http-house.ts'
import { mailServer, noticesFor, post, sendDue, smsServer } from './notices-post.ts'

const MINUTE = 60_000

eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
    token = await house.staff()
  })
  beforeEach(async () => {
    house.now = MORNING
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
  })

  const later = (ms: number) => (house.now = new Date(house.now.getTime() + ms))
  const notice = async (kind: Parameters<typeof noticesFor>[1] = 'booking_confirmed') => {
    const [row] = await noticesFor(house.store, kind)
    if (row === undefined) throw new Error(`No notice ${kind}`)
    return row
  }

  /** A stay that the desk has approved: its confirmation waits. */
  async function approved(stay: Stay = {}, changes: Record<string, unknown> = {}) {
    const room = await addRoom(house.store, { name: 'Karisimbi <b>&' })
    const answer = await house.ask('POST', '/api/hotel/bookings', {
      body: wish(room, stay, changes),
    })
    expect(answer.status).toBe(201)
    const booking = answer.body.booking as { id: string; code: string }
    const step = await house.ask('PATCH', `/api/hotel-bookings/${booking.id}/approve`, { token })
    expect(step.status).toBe(200)
    return { ...booking, room }
  }

  const settings = (notify: Record<string, boolean>) =>
    changeSettings(house.store, (all) => Object.assign(all.notify, notify))

  describe('the queue', () => {
    it('takes each thing once for ever, and nothing of what is rolled back', async () => {
      const about = {
        kind: 'room_gone',
        dedupe: 'once',
        subject_kind: 'room',
        subject_ids: ['a'],
        to_email: null,
        to_phone: null,
      } as const
      const queue = () => house.store.transaction((tx) => queueNotice(tx, about))
      expect(await queue()).toBe(true)
      expect(await queue()).toBe(false)
      await expect(
        house.store.transaction(async (tx) => {
          await queueNotice(tx, { ...about, dedupe: 'never' })
          throw new Error('rolled back')
        }),
      ).rejects.toThrow('rolled back')
      expect(await noticesFor(house.store, 'room_gone')).toHaveLength(1)
    })
  })

  describe('a confirmation', () => {
    it('says code, room, days, amounts, times, how to cancel, and brings a calendar file', async () => {
      const { code, room } = await approved({ extras: { breakfast: true } })
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      const [letter] = letters
      expect(letter).toMatchObject({
        to: 'aline@example.com',
        from: { name: 'Imisozi Guest House', address: 'stay@example.com' },
      })
      for (const words of [
        code,
        `Karisimbi <b>&, room ${room.room_number}`,
        '11 Jul 2026 to 13 Jul 2026, 2 nights',
        'Check-in: Saturday, 11 July 2026, from 14:00',
        'Check-out: Monday, 13 July 2026, until 11:00',
        'Guests: 2 adults',
        'Extras: cooked breakfast',
        'Total: $192.00',
        'To pay at the house: $192.00',
        'Free until Thursday, 9 July 2026, 14:00; after that the first night is kept.',
        'https://house.example.com/cancel-bookings',
        'Ridge Road 12, Musanze',
        '+250 700 000 100',
      ]) {
        expect(letter?.text).toContain(words)
      }
      // Everything in the text stands in the HTML as well, and nothing in it is markup.
      expect(letter?.html).toContain('Karisimbi &lt;b&gt;&amp;, room')
      expect(letter?.html).not.toContain('<b>')
      expect(letter?.html).toContain(code)
      expect(letter?.calendar).toContain('DTSTART;TZID=Africa/Kigali:20260711T140000\r\n')
      expect(letter?.calendar).toContain('DTEND;TZID=Africa/Kigali:20260713T110000\r\n')
      expect(await notice()).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
    })

    it('goes once, however often and by however many the queue is worked', async () => {
      for (let count = 0; count < 6; count += 1) await approved()
      const { ways, letters } = post({ smsSender: null })
      await Promise.all(Array.from({ length: 4 }, () => sendDue(house, ways)))
      await sendDue(house, ways)
      expect(letters).toHaveLength(6)
      expect(new Set(letters.map(({ id }) => id)).size).toBe(6)
    })

    it('is in the currency charged, with the dollars beside, and says what was paid', async () => {
      const { id } = await approved()
      await house.store.transaction(async (tx) => {
        const row = await tx.lock('hotel_bookings', id)
        await tx.update('hotel_bookings', id, {
          currency: 'RWF',
          rwf_rate: 1450,
          charged_total: Math.round((row?.total_cents ?? 0) * 14.5),
        })
        await tx.insert('payments', payment(id, { currency: 'RWF', charged: 232_000 }))
      })
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters[0]?.text).toContain(
        'Total: RWF 232,000 ($160.00)'.replace('RWF ', 'RWF\u00a0'),
      )
      expect(letters[0]?.text).toContain('Paid: Paid in full. Thank you.')
      expect(letters[0]?.text).not.toContain('To pay at the house')
    })

    it('names all rooms of a group, in one letter, with one entry in the calendar', async () => {
      const some = await rooms(house.store, 2)
      const answer = await house.ask('POST', '/api/hotel/bookings/bundle', {
        body: bundle(
          some,
          {},
          { customer: { name: 'A', phone: '0788 123 457', email: 'a@example.com' } },
        ),
      })
      for (const id of answer.body.booking_ids as string[]) {
        await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
      }
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      for (const { room_number } of some) expect(letters[0]?.text).toContain(`room ${room_number}`)
      expect(letters[0]?.text).toContain('Total: $320.00')
      expect(letters[0]?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    })

    it('speaks French where it was asked to, and English where there are no words', async () => {
      await approved()
      const say = async (language: string) => {
        await house.store.transaction((tx) =>
          tx.db
            .updateTable('notices')
            .set({ language, state: 'queued', mailed_at: null, next_try_at: MORNING.toISOString() })
            .execute(),
        )
        const { ways, letters } = post({ smsSender: null })
        await sendDue(house, ways)
        return letters[0]
      }
      const french = await say('fr')
      expect(french?.subject).toContain('Votre séjour')
      expect(french?.text).toContain('du 11 juil. 2026 au 13 juil. 2026, 2 nuits')
      expect(french?.html).toContain('<html lang="fr">')
      expect((await say('rw'))?.subject).toContain('is confirmed')
      expect((await say('constructor'))?.subject).toContain('is confirmed')
    })

    it('is not sent for what is cancelled by then', async () => {
      const { id } = await approved()
      await house.ask('PATCH', `/api/hotel-bookings/${id}/cancel`, { token, body: {} })
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cancelled')])
      expect(letters[0]?.text).toContain('The house has cancelled your booking.')
      expect(await notice()).toMatchObject({ state: 'dropped' })
    })

    it('goes as the house’s settings say: e-mail, SMS, both or neither', async () => {
      await settings({ booking_email: false, booking_sms: true })
      await approved()
      const first = post()
      await sendDue(house, first.ways)
      expect(first.letters).toHaveLength(0)
      expect(first.texts).toHaveLength(1)
      expect(first.texts[0]?.text).toMatch(
        /^Imisozi Guest House: confirmed\. .* Code [\dA-Z]{8}\. To pay at the house: \$160\.00\. \+250/,
      )
      await settings({ booking_email: false, booking_sms: false })
      await approved()
      const second = post()
      await sendDue(house, second.ways)
      expect([...second.letters, ...second.texts]).toHaveLength(0)
      await settings({ booking_email: true, booking_sms: true })
      const states = (await noticesFor(house.store, 'booking_confirmed')).map(({ state }) => state)
      expect(states).toEqual(['sent', 'dropped'])
    })
  })

  describe('trouble', () => {
    it('with the link: tried again, later each time, and nothing of it is lost', async () => {
      await approved()
      const { ways, letters, troubles, warnings } = post({ smsSender: null })
      troubles.mail = new SendError('unreachable', 'SMTP ECONNECTION')
      await sendDue(house, ways)
      const first = await notice()
      expect(first).toMatchObject({ state: 'queued', attempts: 1, last_error: 'SMTP ECONNECTION' })
      const wait = Date.parse(first.next_try_at ?? '') - MORNING.getTime()
      expect(wait).toBeGreaterThanOrEqual(30_000)
      expect(wait).toBeLessThanOrEqual(37_500)
      await sendDue(house, ways)
      expect((await notice()).attempts).toBe(1)
      for (let hours = 0; hours < 48; hours += 1) {
        later(60 * MINUTE)
        await sendDue(house, ways)
      }
      const last = await notice()
      expect(Date.parse(last.next_try_at ?? '') - house.now.getTime()).toBeLessThan(20 * MINUTE)
      delete troubles.mail
      later(20 * MINUTE)
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      expect(await notice()).toMatchObject({ state: 'sent', last_error: null })
      expect(warnings.join()).not.toContain('aline')
    })

    it('is not put off until a day that only a wrong clock knew', async () => {
      await approved()
      const { ways, letters, troubles } = post({ smsSender: null })
      troubles.mail = new SendError('later', 'SMTP 452')
      later(2 * 24 * 60 * MINUTE)
      await sendDue(house, ways)
      delete troubles.mail
      house.now = new Date(MORNING.getTime() + MINUTE)
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
    })

    it('does not keep the others waiting behind a mailbox that is full', async () => {
      await approved()
      await approved({}, { customer: { name: 'B', phone: '0788 123 458', email: 'b@example.com' } })
      const { ways, letters } = post({ smsSender: null })
      const { send } = ways.mailer
      ways.mailer.send = async (letter, envelope) => {
        if (envelope.to.startsWith('aline')) throw new SendError('later', 'SMTP 452')
        return send(letter, envelope)
      }
      await sendDue(house, ways)
      expect(letters.map(({ to }) => to)).toEqual(['b@example.com'])
    })

    it('is given up after three days, and at once where the address is refused', async () => {
      await approved()
      const { ways, troubles } = post({ smsSender: null })
      troubles.mail = new SendError('later', 'SMTP 452')
      await sendDue(house, ways)
      later(3 * 24 * 60 * MINUTE + 1)
      // A house that was without power so long starts before its link.
      for (let tries = 2; tries < 10; tries += 1) {
        await sendDue(house, ways)
        expect(await notice()).toMatchObject({ state: 'queued', attempts: tries })
        later(20 * MINUTE)
      }
      await sendDue(house, ways)
      expect(await notice()).toMatchObject({ state: 'failed', next_try_at: null })

      await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
      house.now = MORNING
      await approved()
      troubles.mail = new SendError('never', 'SMTP EENVELOPE 550 RCPT TO')
      await sendDue(house, ways)
      expect(await notice()).toMatchObject({ state: 'failed', attempts: 1, sent_at: null })
    })

    it('with the SMS alone does not send the e-mail twice', async () => {
      await approved()
      const { ways, letters, texts, troubles } = post()
      troubles.sms = new SendError('later', 'SMS: HTTP 503')
      await sendDue(house, ways)
      expect(await notice()).toMatchObject({ state: 'queued', mailed_at: MORNING.toISOString() })
      later(MINUTE)
      delete troubles.sms
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      expect(texts).toHaveLength(1)
      expect(await notice()).toMatchObject({ state: 'sent' })
    })

    it('of a process that died while sending: another takes over after its lease', async () => {
      await approved()
      const never = post({ smsSender: null })
      never.ways.mailer.send = () => new Promise(() => {})
      void sendDue(house, never.ways)
      await expect.poll(async () => (await notice()).attempts).toBe(1)
      const { ways, letters } = post({ smsSender: null })
      await sendDue(house, ways)
      expect(letters).toHaveLength(0)
      later(5 * MINUTE)
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
    })

    it('of ours keeps names and addresses out of the row', async () => {
      await approved()
      const { ways, troubles } = post({ smsSender: null })
      troubles.mail = new Error('cannot write to aline@example.com, +250 788 123 456')
      await sendDue(house, ways)
      const { last_error } = await notice()
      expect(last_error).toContain('cannot write to [e-mail]')
      expect(last_error).not.toMatch(/aline|788/)
    })
  })

  describe('without a mail server', () => {
    const folder = temporaryDir('mail')
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    it('keeps each letter as a file for the operator alone', async () => {
      const { code } = await approved()
      const place = join(folder, 'mail')
      const { ways } = post({ mailer: fileMailer(place), hasMailServer: false, smsSender: null })
      await sendDue(house, ways)
      const [file, ...others] = readdirSync(place)
      expect(others).toEqual([])
      expect(file).toBe(`2026-07-01-${(await notice()).id}.eml`)
      expect(statSync(place).mode & 0o777).toBe(0o700)
      expect(statSync(join(place, file ?? '')).mode & 0o777).toBe(0o600)
      const text = readFileSync(join(place, file ?? ''), 'utf8')
      expect(text).toMatch(/^To: aline@example\.com\r$/m)
      expect(text).toMatch(/^From: Imisozi Guest House <stay@example\.com>\r$/m)
      expect(text).toContain(`Message-ID: <${(await notice()).id}@notices.imisozi>`)
      expect(text).toMatch(/^Subject: .*/m)
      expect(text).toContain('multipart/alternative')
      expect(text).toContain('text/calendar')
      expect(text).toContain(code)
      expect(await notice()).toMatchObject({ state: 'kept' })
    })
  })

  describe('by SMTP', () => {
    let server: Awaited<ReturnType<typeof mailServer>>
    beforeEach(async () => {
      server = await mailServer()
      return () => server.close()
    })

    it('gives the letter to the server, and marks it sent when the server has taken it', async () => {
      await approved()
      const { ways } = post({ mailer: smtpMailer(server.url), smsSender: null })
      await sendDue(house, ways)
      expect(server.received).toHaveLength(1)
      expect(server.received[0]).toContain('To: aline@example.com')
      expect(await notice()).toMatchObject({ state: 'sent' })
    })

    it('tells a refused address from a busy server and a lost answer', async () => {
      await approved()
      const { ways } = post({ mailer: smtpMailer(server.url), smsSender: null })
      server.recipient = '451 try later'
      await sendDue(house, ways)
      expect(await notice()).toMatchObject({ state: 'queued', attempts: 1 })
      server.recipient = '250 ok'
      server.hangUpAfterData = true
      later(MINUTE)
      await sendDue(house, ways)
      // Nobody can know: sent again, under the same name.
      expect(await notice()).toMatchObject({ state: 'queued', attempts: 2 })
      server.hangUpAfterData = false
      later(2 * MINUTE)
      await sendDue(house, ways)
      expect(await notice()).toMatchObject({ state: 'sent' })
      const names = server.received.map((text) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
      expect(names).toHaveLength(2)
      expect(new Set(names).size).toBe(1)

      await approved()
      server.recipient = '550 no such user'
      await sendDue(house, ways)
      const [, second] = await noticesFor(house.store, 'booking_confirmed')
      expect(second).toMatchObject({ state: 'failed', attempts: 1 })
      expect(second?.last_error).not.toContain('aline')
    })

    it('takes nobody’s words for headers', async () => {
      const to = 'a@example.com'
      const mailer = smtpMailer(server.url)
      const from = { name: 'House"\r\nBcc: x@example.com', address: 'stay@example.com' }
      const letter = { subject: 'One\r\nBcc: y@example.com', text: 'x', html: 'x' }
      await mailer.send(letter, { id: uuidv7(), to, from, at: MORNING })
      expect(server.received[0]).not.toMatch(/^Bcc:/m)
    })
  })

  describe('by SMS', () => {
    let server: Awaited<ReturnType<typeof smsServer>>
    beforeEach(async () => {
      server = await smsServer()
      return () => server.close()
    })
    const texter = () => africasTalking({ username: 'house', apiKey: 'k', baseUrl: server.url })

    it('posts the form to the provider, the number in international form', async () => {
      await approved()
      const { ways } = post({ smsSender: texter() })
      await sendDue(house, ways)
      expect(server.requests).toHaveLength(1)
      expect(server.requests[0]).toMatchObject({
        path: 'POST /version1/messaging',
        apiKey: 'k',
        form: { username: 'house', to: '+250788123456' },
      })
      // One letter outside the GSM alphabet would double the price of every message.
      expect(server.requests[0]?.form['message']).toMatch(/^[\x20-\x7e]+$/)
    })

    it('does not take "201" for "sent": each recipient has its own status', async () => {
      const failure = async (status: number, recipients: unknown[]) => {
        Object.assign(server, { status, recipients })
        const error = await texter()
          .send('0788 123 456', 'x')
          .catch((caught: unknown) => caught)
        return (error as SendError).kind
      }
      expect(await failure(201, [{ statusCode: 403 }])).toBe('never')
      expect(await failure(201, [{ statusCode: 406 }])).toBe('never')
      expect(await failure(201, [{ statusCode: 405 }])).toBe('later')
      expect(await failure(201, [])).toBe('later')
      expect(await failure(401, [])).toBe('later')
      await server.close()
      expect(await failure(201, [])).toBe('unreachable')
    })

    it('leaves alone what is no number', async () => {
      await expect(texter().send('reception', 'x')).rejects.toMatchObject({ kind: 'never' })
      expect(server.requests).toHaveLength(0)
    })
  })

  it('tells the house of a paid booking without a room, until the desk has seen to it', async () => {
    const { id, code } = await approved()
    await house.store.transaction(async (tx) => {
      await tx.update('hotel_bookings', id, { flag: 'room_gone' })
      await queueNotice(tx, {
        kind: 'room_gone',
        dedupe: `room_gone:${id}`,
        subject_kind: 'room',
        subject_ids: [id],
        to_email: null,
        to_phone: null,
      })
    })
    const { ways, letters } = post({ smsSender: null })
    await sendDue(house, ways)
    const letter = letters.find(({ to }) => to === 'stay@example.com')
    expect(letter?.subject).toBe(`Paid, but the room is taken: ${code}`)
    expect(letter?.text).toContain('0788 123 456')
  })

  it('forgets whom it told after a month, and never that it told', async () => {
    await approved()
    const { ways } = post({ smsSender: null })
    await sendDue(house, ways)
    await pruneNotices(house.store, new Date(`${addDays(TODAY, 29)}T00:00:00Z`))
    expect((await notice()).to_email).toBe('aline@example.com')
    await pruneNotices(house.store, new Date(`${addDays(TODAY, 32)}T00:00:00Z`))
    expect(await notice()).toMatchObject({ to_email: null, to_phone: null, state: 'sent' })
  })

  function payment(id: string, changes: object) {
    return {
      id: uuidv7(),
      subject_kind: 'room',
      subject_id: id,
      customer_name: 'Aline Mukamana',
      amount_cents: 16_000,
      currency: 'USD' as const,
      rwf_rate: 1450,
      method: 'cash',
      status: 'paid',
      reference: null,
      processor: null,
      notes: null,
      paid_at: MORNING.toISOString(),
      provider_payment_id: null,
      charged: 16_000,
      refund_cents: 0,
      refund_charged: 0,
      refund_status: null,
      refund_note: null,
      refunded_at: null,
      receipt_id: null,
      voided_at: null,
      void_reason: null,
      ...changes,
    }
  }
})
