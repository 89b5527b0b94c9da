import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, TODAY } from './http-house.ts'

/** Menu, cars, laundry prices and tours, as staff keep them (spec 3 §5, §7.4 to §7.6, §7.9, §8.3). */

interface Kind {
  name: string
  /** POST; `{category}` is one that is there. */
  create: string
  /** PATCH and DELETE */
  one: string
  category?: 'categories' | 'car_categories' | 'tour_categories'
  body: Record<string, unknown>
  /** Two fields, each with another value and the documents' words for a value that does not fit. */
  edits: readonly [string, unknown, unknown, string?][]
  messages: readonly [string, string, string?]
}

const kinds: readonly Kind[] = [
  {
    name: 'a menu category',
    create: '/api/categories',
    one: '/api/categories',
    body: { name: 'Soups' },
    edits: [
      ['name', 'Broths', ' ', 'Category name is required'],
      ['position', 9, -1],
    ],
    messages: ['Category created', 'Category updated'],
  },
  {
    name: 'an item',
    create: '/api/categories/{category}/items',
    one: '/api/items',
    category: 'categories',
    body: { name: 'Pumpkin soup', price: 4.25, description: 'With ginger', is_available: true },
    edits: [
      ['price', 4.75, 0, 'Price must be > 0'],
      ['name', 'Pumpkin soup, large', '', 'Name is required'],
    ],
    messages: ['Item created', 'Item updated', 'Item deleted'],
  },
  {
    name: 'a car category',
    create: '/api/car-categories',
    one: '/api/car-categories',
    body: { name: 'Minibuses' },
    edits: [['name', 'Buses', ' ', 'Category name is required']],
    messages: ['Category created', 'Category updated'],
  },
  {
    name: 'a car',
    create: '/api/cars',
    one: '/api/cars',
    category: 'car_categories',
    body: { name: 'Coaster', plate: 'RAD 900 Z', seats: 9, daily_rate: 90, fuel: 'Diesel' },
    edits: [
      ['daily_rate', 95.5, -1, 'Daily rate must be > 0'],
      ['plate', 'RAD 901 Z', '', 'Plate number is required'],
      ['seats', 8, 1],
      ['fuel', 'Hybrid', 'Coal'],
    ],
    messages: ['Car created', 'Car updated', 'Car deleted'],
  },
  {
    name: 'a laundry service',
    create: '/api/laundry-services',
    one: '/api/laundry-services',
    body: { name: 'Curtains', unit: 'per kg', price: 3.5 },
    edits: [
      ['price', 4, 0, 'Price must be > 0'],
      ['turnaround_hrs', 48, 0, 'Turnaround must be > 0 hours'],
      ['name', 'Curtains and drapes', ' ', 'Service name is required'],
    ],
    messages: ['Service created', 'Service updated', 'Service deleted'],
  },
  {
    name: 'a tour category',
    create: '/api/tour-categories',
    one: '/api/tour-categories',
    body: { name: 'By boat' },
    edits: [['name', 'On the lake', '', 'Category name is required']],
    messages: ['Category created', 'Category updated'],
  },
  {
    name: 'a tour',
    create: '/api/tours',
    one: '/api/tours',
    category: 'tour_categories',
    body: { name: 'Twin lakes', location: 'Burera', price: 35, capacity: 8 },
    edits: [
      ['price', 40, 0, 'Price must be > 0'],
      ['location', 'Ruhondo', ' ', 'Location is required'],
      ['departure_time', '05:30', '25:00'],
      ['name', 'Twin lakes by canoe', '', 'Tour name is required'],
    ],
    messages: ['Tour created', 'Tour updated', 'Tour deleted'],
  },
]

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  async function categoryOf({ category }: Kind): Promise<string> {
    if (category === undefined) return ''
    const row = await house.store.db
      .selectFrom(category)
      .select('id')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return row.id
  }
  async function add(kind: Kind, changes: object = {}, more: object = {}) {
    const id = await categoryOf(kind)
    const body = {
      ...kind.body,
      ...(kind.category !== undefined &&
        !kind.create.includes('{category}') && { category_id: id }),
      ...changes,
    }
    return await house.ask('POST', kind.create.replace('{category}', id), { token, body, ...more })
  }
  const idOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.data as { id: string }).id
  const patch = (kind: Kind, id: string, body: object, more: object = {}) =>
    house.ask('PATCH', `${kind.one}/${id}`, { token, body, ...more })
  const remove = (kind: Kind, id: string, more: object = {}) =>
    house.ask('DELETE', `${kind.one}/${id}`, { token, ...more })

  let made = 0
  /** Another name each time: no two may be called the same. */
  const unlike = (kind: Kind) => {
    made += 1
    const name = `${String(kind.body.name)} ${made}`
    return 'plate' in kind.body ? { name, plate: `RAZ ${made}` } : { name }
  }

  describe.each(kinds)('$name', (kind) => {
    it('is added once under its key, changed, and seen by devices', async () => {
      const asked = { key: uuidv7(), operation: uuidv7() }
      const first = await add(kind, {}, asked)
      expect(first.status, first.text).toBe(201)
      expect(first.body).toMatchObject({ message: kind.messages[0], data: kind.body })
      expect((await add(kind, {}, asked)).body).toEqual(first.body)
      for (const [field, value] of kind.edits) {
        const answer = await patch(kind, idOf(first), { [field]: value })
        expect(answer.body, field).toMatchObject({
          message: kind.messages[1],
          data: { [field]: value },
        })
      }
      const feed = await house.ask('GET', '/api/changes')
      const lists = Object.values(feed.body.changes as Record<string, { rows: { id: string }[] }>)
      const rows = lists.flatMap(({ rows: its }) => its)
      const last = Object.fromEntries(kind.edits.map(([field, value]) => [field, value]))
      expect(rows.find(({ id }) => id === idOf(first))).toMatchObject(last)
    })

    it('refuses what does not fit, in the documents’ words', async () => {
      const there = idOf(await add(kind, unlike(kind)))
      for (const [field, , wrong, words] of kind.edits) {
        for (const answer of [
          await add(kind, { ...unlike(kind), [field]: wrong }),
          await patch(kind, there, { [field]: wrong }),
        ]) {
          expect(answer.status, `${field} ${answer.text}`).toBe(422)
          if (words !== undefined) expect(answer.body.message).toBe(words)
          expect(Object.keys(answer.body.errors as object)).toContain(field)
        }
      }
    })

    it('merges what a colleague changed elsewhere, and refuses it in one place', async () => {
      const id = idOf(await add(kind, unlike(kind)))
      const [[one, value]] = kind.edits as [Kind['edits'][number]]
      const before = kind.body[one]
      const stale = { [one]: typeof value === 'number' ? value + 1 : `${String(value)} ${made}` }
      await patch(kind, id, { [one]: typeof value === 'number' ? value + 2 : `Another ${made}` })
      const answer = await patch(kind, id, { ...stale, seen: { [one]: before ?? null } })
      if (before === undefined) return
      expect(answer.body, answer.text).toMatchObject({ code: 'conflict', current: { id } })
      expect(String(answer.body.message)).toContain('A colleague changed this')
    })

    it('is staff’s alone', async () => {
      const id = idOf(await add(kind, unlike(kind)))
      const none = { token: undefined }
      expect((await add(kind, unlike(kind), none)).status).toBe(401)
      expect((await patch(kind, id, unlike(kind), none)).status).toBe(401)
      expect((await patch(kind, 'nowhere', unlike(kind))).status).toBe(404)
    })

    const [, , deletedLabels] = kind.messages
    // Categories stay: the documents have no call to delete one.
    if (deletedLabels === undefined) return
    it('is deleted, twice as well as once', async () => {
      const id = idOf(await add(kind, unlike(kind)))
      for (const time of [1, 2]) {
        const answer = await remove(kind, id)
        expect(answer.body, String(time)).toMatchObject({ message: deletedLabels })
      }
      const feed = await house.ask('GET', '/api/changes')
      expect(feed.text).not.toContain(id)
      expect((await remove(kind, 'nowhere')).status).toBe(404)
    })
  })

  describe('what hangs together', () => {
    const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as Kind

    it('tells devices of dishes whose category has another name', async () => {
      const menu = kindOf('a menu category')
      const id = idOf(await add(menu, unlike(menu)))
      const dish = await house.ask('POST', `/api/categories/${id}/items`, {
        token,
        body: { name: 'Leek soup', price: 4 },
      })
      const before = await house.ask('GET', '/api/changes')
      const name = `Renamed ${made}`
      await patch(menu, id, { name })
      const after = await house.ask('GET', `/api/changes?since=${String(before.body.cursor)}`)
      const { items } = after.body.changes as Record<string, { rows: object[] }>
      expect(items?.rows).toContainEqual(
        expect.objectContaining({ id: idOf(dish), category: { id, name } }),
      )
    })

    it('no longer takes orders of what was deleted or is not to be had', async () => {
      const dish = await add(kindOf('an item'), unlike(kindOf('an item')))
      const order = async () => {
        const { id, name, price } = dish.body.data as { id: string; name: string; price: number }
        const items = [{ id, name, price, qty: 1 }]
        const totals = { subtotal: price, discount: 0, total: price }
        const body = await dinner(house.store, { items, totals })
        return await house.ask('POST', '/api/restaurant/orders', { body })
      }
      expect((await order()).status).toBe(201)
      await patch(kindOf('an item'), idOf(dish), { is_available: false })
      expect((await order()).body).toMatchObject({ code: 'item_unavailable' })
      await patch(kindOf('an item'), idOf(dish), { is_available: true })
      await remove(kindOf('an item'), idOf(dish))
      expect((await order()).status).toBe(422)
    })

    it('keeps a car that is rented and a tour that is booked', async () => {
      const rented = await house.store.db
        .selectFrom('car_rentals')
        .select('car_id')
        .where('status', 'in', ['pending', 'approved', 'active'])
        .where('dropoff_date', '>=', TODAY)
        .executeTakeFirstOrThrow()
      const car = await remove(kindOf('a car'), rented.car_id)
      expect(car.body).toMatchObject({ code: 'conflict', current: { id: rented.car_id } })
      const booked = await house.store.db
        .selectFrom('tour_bookings')
        .select('tour_id')
        .where('status', 'in', ['pending', 'approved'])
        .where('date', '>=', addDays(TODAY, 0))
        .executeTakeFirstOrThrow()
      const tour = await remove(kindOf('a tour'), booked.tour_id)
      expect(tour.body).toMatchObject({ code: 'conflict', current: { id: booked.tour_id } })
    })

    it('has one plate once, and no category that is not there', async () => {
      const cars = kindOf('a car')
      const first = await add(cars, unlike(cars))
      const { plate } = first.body.data as { plate: string }
      const twin = await add(cars, { ...unlike(cars), plate: ` ${plate.toLowerCase()} ` })
      expect(twin.status).toBe(422)
      const lost = await add(cars, { ...unlike(cars), category_id: 'nowhere' })
      expect(lost.body).toMatchObject({ message: 'Select a category' })
      const nowhere = await house.ask('POST', '/api/categories/nowhere/items', {
        token,
        body: { name: 'Soup', price: 3 },
      })
      expect(nowhere.body).toMatchObject({ message: 'Pick a category' })
    })

    it('takes a picture in, and refuses what is none', async () => {
      const data = (
        await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1e5b41' } })
          .jpeg()
          .toBuffer()
      ).toString('base64')
      const dish = await add(kindOf('an item'), {
        ...unlike(kindOf('an item')),
        image_base64: { filename: 'soup.jpg', data },
      })
      const { image_path: path } = dish.body.data as { image_path: string }
      expect(path).toMatch(/^\/images\/[0-9a-f]+/)
      const taken = await patch(kindOf('an item'), idOf(dish), { image_base64: null })
      expect(taken.body.data).toMatchObject({ image_path: null })
      const wrong = await patch(kindOf('an item'), idOf(dish), {
        image_base64: { filename: 'x.svg', data: Buffer.from('<svg/>').toString('base64') },
      })
      expect(wrong.status).toBe(422)
    })
  })
})
