import { describe, expect, it } from 'vitest'
import type { Consent, DeskReview, Ticket } from '#contract/community.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, type Asked } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

/** Reviews, tickets and consent at the desk (spec 3 §2.10, §4; decisions.md, "Back office"). */

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const desk = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object, more: Asked = {}) =>
    house.ask(method, url, { token, body, ...more })
  const list = async <Row extends { id: string }>(url: string) =>
    (await house.ask('GET', url, { token })).body.data as Row[]
  const published = async () =>
    (await house.ask('GET', '/api/reviews')).body.data as {
      id: string
      replies: { text: string }[]
    }[]

  it('is for staff alone', async () => {
    for (const url of ['/api/reviews/all', '/api/tickets', '/api/consents']) {
      expect((await house.ask('GET', url)).status).toBe(401)
    }
    const body = { status: 'published' }
    expect((await house.ask('PATCH', '/api/reviews/review-20', { body })).status).toBe(401)
  })

  describe('a review', () => {
    it('is public once it is published, and no more once it is hidden', async () => {
      const all = await list<DeskReview>('/api/reviews/all')
      const waiting = all.find(({ status }) => status === 'pending')
      const id = waiting?.id ?? ''
      expect((await published()).map((row) => row.id)).not.toContain(id)
      const seen = { status: 'pending' }
      const done = await desk('PATCH', `/api/reviews/${id}`, { status: 'published', seen })
      expect(done.body.data).toMatchObject({ id, status: 'published', changed_by: 'Some admin' })
      expect((await published()).map((row) => row.id)).toContain(id)
      // A colleague who still saw it pending wishes to hide it.
      const late = await desk('PATCH', `/api/reviews/${id}`, { status: 'hidden', seen })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ code: 'conflict', current: { status: 'published' } })
      expect((await desk('PATCH', `/api/reviews/${id}`, { status: 'hidden' })).status).toBe(200)
      expect((await published()).map((row) => row.id)).not.toContain(id)
    })

    it('is told to the desk’s devices in every state, and to others only when published', async () => {
      const since = async (asked: Asked, cursor = '') =>
        (await house.ask('GET', `/api/changes?since=${encodeURIComponent(cursor)}`, asked)).body
      const { cursor } = await since({ token })
      const guest = await since({})
      const hidden = (await list<DeskReview>('/api/reviews/all')).find(
        ({ status }) => status === 'hidden',
      )
      await desk('POST', `/api/reviews/${hidden?.id}/like`, {})
      const told = await since({ token }, String(cursor))
      expect(told.changes).toMatchObject({
        desk_reviews: { rows: [{ id: hidden?.id, likes: (hidden?.likes ?? 0) + 1 }] },
      })
      const everyones = await since({}, String(guest.cursor))
      expect(everyones.changes).toEqual({ reviews: { rows: [], deleted: [hidden?.id] } })
    })

    it('bears the house’s reply for everyone to read, without who of staff wrote it', async () => {
      const said = { text: '  Thank you, come again.  ' }
      const key = uuidv7()
      await desk('POST', '/api/reviews/review-1/comments', said, { key })
      const again = await desk('POST', '/api/reviews/review-1/comments', said, { key })
      expect((again.body.data as DeskReview).comments).toMatchObject([
        { by: 'Some admin', text: 'Thank you, come again.' },
      ])
      const row = (await published()).find(({ id }) => id === 'review-1')
      expect(row?.replies).toEqual([{ text: 'Thank you, come again.', at: MORNING.toISOString() }])
      expect((await desk('POST', '/api/reviews/review-1/comments', { text: ' ' })).status).toBe(422)
      expect((await desk('POST', '/api/reviews/nothing/like', {})).status).toBe(404)
    })
  })

  describe('a ticket', () => {
    const write = async () => {
      const { body } = await house.ask('POST', '/api/contact', {
        body: {
          name: 'Aline',
          email: 'aline@example.com',
          phone: '0788 123 456',
          subject: 'A cot',
          message: 'Do you have a cot for a baby?',
        },
        device: uuidv7(),
      })
      return String(body.id)
    }
    const ticketOf = async (id: string) =>
      (await list<Ticket>('/api/tickets')).find((row) => row.id === id)

    it('begins with what the guest wrote, open and of normal priority', async () => {
      const id = await write()
      expect(await ticketOf(id)).toMatchObject({
        customer: 'Aline',
        subject: 'A cot',
        status: 'open',
        priority: 'normal',
        messages: [{ by: 'Aline', text: 'Do you have a cot for a baby?', staff: false }],
      })
    })

    it('is pending once it is answered, and the guest has the answer by e-mail, once', async () => {
      const id = await write()
      const key = uuidv7()
      const said = { text: 'Yes, <we> have.\nOne is yours.' }
      await desk('POST', `/api/tickets/${id}/messages`, said, { key })
      await desk('POST', `/api/tickets/${id}/messages`, said, { key })
      expect(await ticketOf(id)).toMatchObject({
        status: 'pending',
        messages: [{ staff: false }, { by: 'Some admin', text: said.text, staff: true }],
      })
      const { letters: sent, ways } = post()
      await sendDue(house, ways)
      const letters = sent.filter(({ subject }) => subject === 'Re: A cot')
      expect(letters).toHaveLength(1)
      expect(letters[0]).toMatchObject({ to: 'aline@example.com' })
      expect(letters[0]?.text).toContain('Yes, <we> have.')
      expect(letters[0]?.html).toContain('Yes, &lt;we&gt; have.')
      expect(await noticesFor(house.store, 'ticket_reply')).toMatchObject([{ state: 'sent' }])
    })

    it('is closed and reopened by what was seen, and of another priority', async () => {
      const id = await write()
      const url = `/api/tickets/${id}`
      const closed = await desk('PATCH', url, { status: 'closed', seen: { status: 'open' } })
      expect(closed.body.data).toMatchObject({ status: 'closed' })
      const late = await desk('PATCH', url, { status: 'pending', seen: { status: 'open' } })
      expect(late.status).toBe(409)
      const same = await desk('PATCH', url, { status: 'closed', seen: { status: 'open' } })
      expect(same.status).toBe(200)
      await desk('PATCH', url, { status: 'open', seen: { status: 'closed' } })
      await desk('PATCH', url, { priority: 'high', seen: { priority: 'normal' } })
      expect(await ticketOf(id)).toMatchObject({ status: 'open', priority: 'high' })
      expect((await desk('POST', `${url}/messages`, { text: '  ' })).status).toBe(422)
    })
  })

  describe('consent', () => {
    const record = (body: object, device = uuidv7()) =>
      house.ask('POST', '/api/consents', {
        body: { device: 'Chrome on Android', categories: [], ...body },
        device,
      })
    const all = () => list<Consent>('/api/consents')

    it('is the newest word of a device, the essential part always in it', async () => {
      const device = uuidv7()
      expect((await record({ categories: ['marketing'], email: 'a@b.rw' }, device)).status).toBe(
        201,
      )
      const [first, ...none] = (await all()).filter(({ customer }) => customer === 'a@b.rw')
      expect(first).toMatchObject({ categories: ['essential', 'marketing'] })
      expect(none).toEqual([])
      await record({ categories: ['analytics'], email: 'a@b.rw' }, device)
      const after = (await all()).filter(({ customer }) => customer === 'a@b.rw')
      expect(after).toMatchObject([{ id: first?.id, categories: ['essential', 'analytics'] }])
      expect((await record({ categories: ['everything'] })).status).toBe(422)
    })

    it('is reset to the essential part as of today, and revoked for good', async () => {
      const { body } = await record({ categories: ['analytics', 'marketing'] })
      const url = `/api/consents/${String(body.id)}`
      const deviceTime = MORNING.toISOString()
      const reset = await desk(
        'PATCH',
        url,
        { categories: ['essential'] },
        {
          deviceTime,
          key: uuidv7(),
          operation: uuidv7(),
        },
      )
      expect(reset.body.data).toMatchObject({ categories: ['essential'], granted_at: deviceTime })
      expect((await desk('PATCH', url, { categories: ['marketing'] })).status).toBe(422)
      expect((await desk('DELETE', url, {})).status).toBe(200)
      expect((await all()).map(({ id }) => id)).not.toContain(body.id)
      expect((await desk('DELETE', url, {})).status).toBe(200)
      expect((await desk('PATCH', url, { categories: ['essential'] })).status).toBe(404)
    })
  })
})
