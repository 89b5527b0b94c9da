import { beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, type House } from './http-house.ts'

/**
 * What carries no picture of what its person saw is compared by when it was said: a word that was
 * said before another one, and arrives after it, never silently takes its place.
 */

/** One thing that two people speak of: the words, and how the row is read. */
interface ActionItem {
  name: string
  url(house: House): Promise<string>
  /** Said first, by a device without the link. */
  early: Record<string, unknown>
  /** Said later, and there first. */
  late: Record<string, unknown>
  /** What stands, of the row that an answer or a refusal brings. */
  stands: Record<string, unknown>
}

const first = async (house: House, table: 'rooms' | 'items' | 'tickets' | 'reviews') =>
  (await house.store.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

const matters: ActionItem[] = [
  {
    name: 'how a room is',
    url: async (house) => `/api/rooms/${await first(house, 'rooms')}/condition`,
    early: { condition: 'clean' },
    late: { condition: 'out_of_order', note: 'Burst pipe, flooded' },
    stands: { condition: 'out_of_order', note: 'Burst pipe, flooded' },
  },
  {
    name: 'whether a dish is to be had',
    url: async (house) => `/api/items/${await first(house, 'items')}`,
    early: { is_available: true },
    late: { is_available: false },
    stands: { is_available: false },
  },
  {
    name: 'a room in the list',
    url: async (house) => `/api/rooms/${await first(house, 'rooms')}`,
    early: { name: 'Early name' },
    late: { name: 'Late name' },
    stands: { name: 'Late name' },
  },
  {
    name: 'the settings',
    url: async () => '/api/settings',
    early: { orgName: 'Early' },
    late: { orgName: 'Late' },
    stands: { orgName: 'Late' },
  },
  {
    name: 'the travel price',
    url: async () => '/api/tours/config',
    early: { price_per_km_usd: 1.25 },
    late: { price_per_km_usd: 1.75 },
    stands: { price_per_km_usd: 1.75 },
  },
  {
    name: 'a review',
    url: async (house) => `/api/reviews/${await first(house, 'reviews')}`,
    early: { status: 'published' },
    late: { status: 'hidden' },
    stands: { status: 'hidden' },
  },
  {
    name: 'a ticket',
    url: async (house) => `/api/tickets/${await first(house, 'tickets')}`,
    early: { priority: 'normal' },
    late: { priority: 'low' },
    stands: { priority: 'low' },
  },
  {
    name: 'a customer',
    url: async (house) => {
      const token = await house.staff()
      const body = { name: 'Aline Uwase', email: 'uwase@example.com', phone: '0788 123 456' }
      const made = await house.ask('POST', '/api/customers', { token, body })
      return `/api/customers/${(made.body.data as { id: string }).id}`
    },
    early: { notes: 'Early' },
    late: { notes: 'Late' },
    stands: { notes: 'Late' },
  },
]

eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openDemo(make)
    token = await house.staff()
    await house.ask('POST', '/api/contact', {
      device: uuidv7(),
      body: { name: 'Aline', email: 'aline@example.com', subject: 'A bed', message: 'A cot?' },
    })
  })

  /** Minutes before the house's clock. */
  const ago = (minutes: number) => new Date(house.now.getTime() - minutes * 60_000).toISOString()

  const say = (url: string, body: object, deviceTime?: string) =>
    house.ask('PATCH', url, {
      token,
      body,
      ...(deviceTime !== undefined && { key: uuidv7(), operation: uuidv7(), deviceTime }),
    })

  it.each(matters)('$name: the earlier word asks, the later one stands', async (matter) => {
    const url = await matter.url(house)
    expect((await say(url, matter.late, ago(30))).status).toBe(200)
    const stale = await say(url, matter.early, ago(60))
    expect(stale.status, stale.text).toBe(409)
    expect(stale.body).toMatchObject({ code: 'conflict', current: matter.stands })
    // The same word once more is as wished, however old it is.
    expect((await say(url, matter.late, ago(90))).status).toBe(200)
    // Said since, and said by another app without a time: it holds.
    expect((await say(url, matter.early, ago(10))).status).toBe(200)
    expect((await say(url, matter.late)).status).toBe(200)
  })

  describe('how a room is', () => {
    const room = async () => {
      const rows = await house.store.db.selectFrom('rooms').select('id').orderBy('id').execute()
      return `/api/rooms/${rows[3]?.id}/condition`
    }

    it('asks where something else stands than was seen, whoever spoke last', async () => {
      const url = await room()
      const seen = { condition: 'clean', note: null }
      const flooded = { condition: 'out_of_order', note: 'Flooded' }
      expect((await say(url, { ...flooded, seen }, ago(60))).status).toBe(200)
      const blind = await say(url, { condition: 'dirty', seen }, ago(30))
      expect(blind.status).toBe(409)
      expect(blind.body).toMatchObject({ code: 'conflict', current: flooded })
      // A note is not lost to the same word without it.
      expect((await say(url, { condition: 'out_of_order', seen }, ago(20))).status).toBe(409)
      // All the same, with the eyes open.
      expect((await say(url, { condition: 'dirty', seen: flooded }, ago(10))).status).toBe(200)
    })
  })

  describe('somebody’s consent', () => {
    it('given anew by the guest is not undone by what the desk said before it', async () => {
      const device = uuidv7()
      const give = (categories: string[], deviceTime: string) =>
        house.ask('POST', '/api/consents', {
          device,
          key: uuidv7(),
          operation: uuidv7(),
          deviceTime,
          body: { categories, device: 'A phone', name: null, email: null },
        })
      const made = await give(['essential', 'marketing'], ago(30))
      const url = `/api/consents/${String(made.body.id)}`
      const stale = await say(url, { categories: ['essential'] }, ago(60))
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({ current: { categories: ['essential', 'marketing'] } })
      const revoked = await house.ask('DELETE', url, {
        token,
        body: {},
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: ago(60),
      })
      expect(revoked.status).toBe(409)
      expect((await say(url, { categories: ['essential'] }, ago(20))).status).toBe(200)
      // Nor does the guest's own older word bring back what was reset since.
      expect((await give(['essential', 'analytics'], ago(40))).status).toBe(201)
      const rows = await house.ask('GET', '/api/consents', { token })
      const row = (rows.body.data as { id: string; categories: string[] }[]).find(
        ({ id }) => id === made.body.id,
      )
      expect(row?.categories).toEqual(['essential'])
    })
  })

  it('an answer to a guest that was written before the ticket was closed leaves it closed', async () => {
    const id = await first(house, 'tickets')
    expect((await say(`/api/tickets/${id}`, { status: 'closed' }, ago(5))).status).toBe(200)
    const answer = await house.ask('POST', `/api/tickets/${id}/messages`, {
      token,
      body: { text: 'Yes, there is a cot.' },
      key: uuidv7(),
      operation: uuidv7(),
      deviceTime: ago(60),
    })
    expect(answer.body.data).toMatchObject({ status: 'closed' })
    expect(answer.text).toContain('there is a cot')
  })
})
