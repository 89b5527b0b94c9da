import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postedReview, sentMessage } from '#contract/community.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, type Asked, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

const FILL = 'Please fill all fields and select a rating.'
const SELECT = 'Please select the service and the specific item you are reviewing.'

eachStore((make) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
  })
  beforeEach(async () => {
    house.now = new Date(house.now.getTime() + 2 * 3_600_000)
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
  })

  const review = (changes: object = {}, asked: Asked = {}) =>
    house.ask('POST', '/api/reviews', {
      body: {
        name: 'Aline',
        rating: 5,
        comment: 'The tea at dawn.',
        service: 'room',
        item_id: 'room-5',
        ...changes,
      },
      ...asked,
    })
  const message = (changes: object = {}, asked: Asked = {}) =>
    house.ask('POST', '/api/contact', {
      body: {
        name: 'Aline <Mukamana>',
        email: 'aline@example.com',
        phone: '',
        subject: 'A cot\r\nBcc: everyone@example.com',
        message: 'Do you have a cot & a <high> chair?\nWe are three.',
        ...changes,
      },
      ...asked,
    })
  const errors = ({ body }: { body: Record<string, unknown> }) =>
    body.errors as Record<string, string[]>
  const rowOf = (id: unknown) =>
    house.store.db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow()
  const tickets = () => house.store.db.selectFrom('tickets').selectAll().orderBy('id').execute()

  describe('a review', () => {
    it('starts pending, with the house’s own name for what it is of', async () => {
      const operation = uuidv7()
      const answer = await review({}, { operation, key: uuidv7(), device: uuidv7() })
      expect(answer.status).toBe(201)
      expect(safeParse(postedReview, answer.body).success).toBe(true)
      expect(answer.body.data).toMatchObject({ status: 'pending', item_label: 'Karisimbi' })
      expect(await rowOf(answer.body.id)).toMatchObject({
        status: 'pending',
        likes: 0,
        operation_id: operation,
        item_id: 'room-5',
      })
    })

    it('is not in the public list, nor in anyone’s changes, until the house publishes it', async () => {
      const { body } = await review({ comment: 'Nobody reads this yet' })
      const list = () => house.ask('GET', '/api/reviews')
      expect((await list()).text).not.toContain('Nobody reads this yet')
      expect((await house.ask('GET', '/api/changes')).text).not.toContain('Nobody reads this yet')
      await house.store.transaction((tx) =>
        tx.update('reviews', String(body.id), { status: 'published' }),
      )
      expect((await list()).text).toContain('Nobody reads this yet')
    })

    it('is written once, however often it is sent', async () => {
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const first = await review({}, asked)
      const second = await review({}, asked)
      expect(second.headers['idempotency-replayed']).toBe('true')
      expect(second.text).toBe(first.text)
    })

    it.each([
      [{ name: ' ' }, 'name', FILL],
      [{ comment: '' }, 'comment', FILL],
      [{ rating: 0 }, 'rating', FILL],
      [{ rating: 6 }, 'rating', FILL],
      [{ rating: undefined }, 'rating', FILL],
      [{ service: 'tour' }, 'service', SELECT],
      [{ item_id: '' }, 'item_id', SELECT],
      [{ item_id: 'room-99' }, 'item_id', SELECT],
      [{ service: 'car', item_id: 'room-5' }, 'item_id', SELECT],
    ])('%j is refused in the documents’ words', async (changes, field, words) => {
      const answer = await review(changes)
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe('Validation failed')
      expect(errors(answer)[field]?.[0]).toBe(words)
    })

    it('knows cars, dishes and laundry as well', async () => {
      const { db } = house.store
      for (const [service, table] of [
        ['car', 'cars'],
        ['menu_item', 'items'],
        ['laundry_service', 'laundry_services'],
      ] as const) {
        const { id, name } = await db
          .selectFrom(table as 'cars')
          .select(['id', 'name'])
          .executeTakeFirstOrThrow()
        const answer = await review({ service, item_id: id })
        expect(answer.body.data).toMatchObject({ item_label: name })
      }
    })

    it('is one of ten an hour from a device, and welcome again later', async () => {
      const device = uuidv7()
      for (let count = 0; count < 10; count += 1) {
        expect((await review({}, { device })).status).toBe(201)
      }
      const refused = await review({}, { device })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await review({}, { device: uuidv7() })).status).toBe(201)
      house.now = new Date(house.now.getTime() + 3_600_001)
      expect((await review({}, { device })).status).toBe(201)
    })
  })

  describe('a message', () => {
    it('opens a ticket, and the house hears of it once, with nothing of it as markup or header', async () => {
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const answer = await message({}, asked)
      expect(answer.status).toBe(201)
      expect(safeParse(sentMessage, answer.body).success).toBe(true)
      expect(answer.body.message).toBe('Message sent successfully. We’ll get back to you soon.')
      await message({}, asked)
      const [ticket, ...others] = (await tickets()).filter(({ id }) => !id.startsWith('ticket-'))
      expect(others).toEqual([])
      expect(ticket).toMatchObject({
        id: answer.body.id,
        phone: null,
        state: 'open',
        version: 1,
        operation_id: asked.operation,
      })
      const { ways, letters } = post()
      await sendDue(house, ways)
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      expect(letters[0]).toMatchObject({
        to: 'stay@example.com',
        replyTo: 'aline@example.com',
        subject: 'Message: A cot Bcc: ...',
      })
      expect(letters[0]?.html).toContain('a cot &amp; a &lt;high&gt; chair?<br>We are three.')
      expect(letters[0]?.text).toContain('> We are three.')
    })

    it.each([
      [{ name: '' }, 'name', 'Please enter your name.'],
      [{ email: 'aline' }, 'email', 'Please enter a valid email.'],
      [{ email: undefined }, 'email', 'Please enter a valid email.'],
      [{ subject: '  ' }, 'subject', 'Please add a subject.'],
      [{ message: '   too short   ' }, 'message', 'Message must be at least 10 characters.'],
      [{ message: 'x'.repeat(4001) }, 'message', 'May be at most 4000 characters long.'],
    ])('%j is refused in the documents’ words', async (changes, field, words) => {
      const answer = await message(changes)
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe(words)
      expect(errors(answer)[field]).toEqual([words])
    })

    it('is one of ten an hour from a device', async () => {
      const device = uuidv7()
      for (let count = 0; count < 10; count += 1) {
        expect((await message({}, { device })).status).toBe(201)
      }
      expect((await message({}, { device })).status).toBe(429)
    })

    it('stays a ticket, without a letter, when there are more in an hour than anyone reads', async () => {
      const before = (await tickets()).length
      for (let count = 0; count < 65; count += 1) await message({}, { device: uuidv7() })
      expect((await tickets()).length - before).toBe(65)
      expect(await noticesFor(house.store, 'message_received')).toHaveLength(60)
    })

    it('leaves no trace of its text in the logs or the audit', async () => {
      await message({ message: 'something nobody should log' })
      const audit = await house.store.db.selectFrom('audit').selectAll().execute()
      expect(JSON.stringify(audit)).not.toMatch(/nobody should log|aline@/)
      expect(house.logs.join()).not.toMatch(/nobody should log|aline@/)
    })
  })
})
