import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { review, room as roomForm } from '#contract/catalogue.ts'
import { namedCategory } from '#contract/catalogue-manage.ts'
import { capabilities, house } from '#contract/house.ts'
import { laundryService } from '#contract/laundry.ts'
import { car } from '#contract/rentals.ts'
import { category, item } from '#contract/restaurant.ts'
import { listRows } from '#contract/route.ts'
import { tour } from '#contract/tour-bookings.ts'
import { SERVER_HEADER, TIME_HEADER } from '#contract/wire.ts'
import type { Store } from '#server/db/store.ts'
import { buildApp } from '#server/http/app.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { eachStore } from './fixtures.ts'

const clock = () => new Date('2026-07-01T10:00:00Z')

type Rows = Record<string, unknown>[]

eachStore((make) => {
  let store: Store
  let app: FastifyInstance

  beforeAll(async () => {
    store = await make({ seeded: true, clock })
    app = await buildApp({ store, endpoints, clock })
  })
  afterAll(() => app.close())

  async function get(url: string): Promise<unknown> {
    const answer = await app.inject({ url })
    expect(answer.statusCode, url).toBe(200)
    return answer.json()
  }
  const list = async (url: string) => listRows(await get(url)) as Rows
  const ids = async (url: string) => (await list(url)).map((row) => row.id)
  const change = (work: Parameters<Store['transaction']>[0]) => store.transaction(work)

  it('answers the lists in the contract’s shape, with content in them', async () => {
    const lists = [
      ['/api/categories?sort=position&dir=asc', category, 8],
      ['/api/categories/category-breakfast/items?include=category&available=1', item, 1],
      ['/api/rooms?per_page=200', roomForm, 12],
      ['/api/tours?include=category', tour, 10],
      ['/api/tour-categories', namedCategory, 3],
      ['/api/cars?per_page=200', car, 8],
      ['/api/laundry-services', laundryService, 9],
      ['/api/reviews', review, 1],
    ] as const
    for (const [url, schema, least] of lists) {
      const body = (await get(url)) as { data: unknown[] }
      expect(Object.keys(body), url).toEqual(['data'])
      expect(body.data.length, url).toBeGreaterThanOrEqual(least)
      // Strict: nothing that the contract does not name leaves the house.
      for (const row of body.data) z.strictObject(schema.shape).parse(row)
    }
  })

  it('names itself, what it can do, and nothing of the settings that is not for everyone', async () => {
    const body = (await get('/api/house')) as Record<string, unknown>
    house.parse(body)
    expect(body.capabilities).toEqual([...capabilities])
    expect(body.epoch).toBe(store.epoch)
    expect(Object.keys(body)).not.toContain('promo_codes')
    expect(JSON.stringify(body)).not.toContain('RIDGE10')
    expect(body.overview_counters).toContainEqual({ label: 'Interns', count: 4 })
    const answer = await app.inject({ url: '/api/house' })
    expect(answer.headers[SERVER_HEADER]).toBeDefined()
    expect(answer.headers[TIME_HEADER]).toBe('2026-07-01T10:00:00.000Z')
  })

  it('keeps the menu in its order, and sorts as asked', async () => {
    const positions = (await list('/api/categories')).map((row) => row.position as number)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const back = (await list('/api/categories?sort=position&dir=desc')).map((row) => row.position)
    expect(back).toEqual(positions.toReversed())
  })

  describe('dishes', () => {
    const url = '/api/categories/category-breakfast/items'

    it('are filtered by what can be had only when that is asked', async () => {
      const [first] = await list(url)
      const id = first?.id as string
      await change((tx) => tx.update('items', id, { is_available: 0 }))
      expect(await ids(url)).toContain(id)
      expect(await ids(`${url}?available=0`)).toContain(id)
      expect(await ids(`${url}?available=1`)).not.toContain(id)
      await change((tx) => tx.update('items', id, { is_available: 1 }))
      expect(await ids(`${url}?available=1`)).toContain(id)
    })

    it('are found by name and by description', async () => {
      const [first, ...others] = await list(url)
      const name = String(first?.name).toUpperCase()
      const found = await ids(`${url}?search=${encodeURIComponent(name)}`)
      expect(found).toContain(first?.id)
      expect(found.length).toBeLessThan(others.length + 1)
      expect(await ids(`${url}?search=no+such+dish+anywhere`)).toEqual([])
    })

    it('carry their category only when that is asked', async () => {
      expect((await list(url))[0]).not.toHaveProperty('category')
      expect((await list(`${url}?include=category`))[0]?.category).toEqual({
        id: 'category-breakfast',
        name: 'Breakfast',
      })
    })

    it('of a category that is not there are not found', async () => {
      const answer = await app.inject({ url: '/api/categories/nothing/items' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    })

    it('are gone when they are deleted', async () => {
      const id = (await ids(url)).at(-1) as string
      await change((tx) => tx.remove('items', id))
      expect(await ids(url)).not.toContain(id)
    })
  })

  describe('rooms', () => {
    it('come all at once for the site', async () => {
      expect(await list('/api/rooms?per_page=200')).toHaveLength(12)
    })

    it('come by pages for the back office, the numbers where either reader looks', async () => {
      const body = (await get('/api/rooms?q=&page=2&per_page=10')) as Record<string, unknown>
      const numbers = { current_page: 2, last_page: 2, per_page: 10, total: 12 }
      expect(body).toMatchObject({ ...numbers, data: numbers })
      expect(listRows(body)).toHaveLength(2)
    })

    it('are found by number, name and type', async () => {
      expect(await ids('/api/rooms?q=205&page=1')).toEqual(['room-10'])
      expect(await ids('/api/rooms?q=akagera')).toEqual(['room-10'])
      const suites = await list('/api/rooms?q=Suite&page=1&per_page=10')
      expect(suites.length).toBeGreaterThan(1)
      expect(suites.every((room) => room.type === 'suite')).toBe(true)
    })

    it('are answered one by one, with a price in dollars and pictures to load', async () => {
      const room = roomForm.parse(await get('/api/rooms/room-10'))
      expect(room.price_per_night).toBe(130)
      expect(room.cover_image_url).toMatch(/^\/drawings\/.+\.svg$/)
      expect(room.images.length).toBeGreaterThan(0)
      const answer = await app.inject({ url: '/api/rooms/room-99' })
      expect(answer.statusCode).toBe(404)
    })

    it('survive hostile queries', async () => {
      for (const query of [
        'q=%25',
        "q='; drop table rooms; --",
        'page=-1&per_page=1e9',
        'page[]=2',
      ]) {
        const answer = await app.inject({ url: `/api/rooms?${encodeURI(query)}` })
        expect(answer.statusCode, query).toBeLessThan(500)
      }
      expect(await ids('/api/rooms?q=%25')).toEqual([])
      expect(await list('/api/rooms')).toHaveLength(12)
    })
  })

  it('filters tours and cars by category, text and what can be had', async () => {
    for (const path of ['/api/tours', '/api/cars']) {
      const all = await list(path)
      const category_id = String(all[0]?.category_id)
      const some = await list(`${path}?category_id=${category_id}`)
      expect(some.length).toBeLessThan(all.length)
      expect(some.every((row) => row.category_id === category_id)).toBe(true)
      const name = encodeURIComponent(String(all[0]?.name))
      expect(await ids(`${path}?search=${name}`)).toContain(all[0]?.id)
      const had = await list(`${path}?available=1`)
      expect(had).toEqual(all.filter((row) => row.is_available))
      expect(await ids(`${path}?category_id=none`)).toEqual([])
    }
    const tours = await list('/api/tours')
    await change((tx) => tx.update('tours', String(tours[0]?.id), { is_available: 0 }))
    expect(await ids('/api/tours')).toContain(tours[0]?.id)
    expect(await ids('/api/tours?available=available')).not.toContain(tours[0]?.id)
  })

  it('shows published reviews alone, newest first', async () => {
    const rows = await list('/api/reviews')
    const days = rows.map((row) => String(row.created_at))
    expect(days).toEqual(days.toSorted().toReversed())
    const stored = await store.db.selectFrom('reviews').select(['id', 'status']).execute()
    const published = stored.filter((row) => row.status === 'published').map((row) => row.id)
    expect(published.length).toBeLessThan(stored.length)
    expect(rows.map((row) => row.id).toSorted()).toEqual(published.toSorted())
  })

  it('says 304 in place of a list that did not change, and sends it when it did', async () => {
    const url = '/api/laundry-services'
    const first = await app.inject({ url })
    const etag = String(first.headers.etag)
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await change((tx) => tx.update('laundry_services', 'laundry-shirt', { price_cents: 175 }))
    const changed = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    const shirt = (listRows(changed.json()) as Rows).find((row) => row.id === 'laundry-shirt')
    expect(shirt).toMatchObject({ price: 1.75, version: 2 })
  })
})
