import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckedImport } from '#contract/imports.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { rooms, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type House } from './http-house.ts'
import { post, sendDue } from './notices-post.ts'

/* What is sold has names and descriptions in each language of the house (decision 87). */

/** POST and PATCH of all that is sold; `{items}` is a category that is there. */
const sold: readonly [create: string, one: string, body: Record<string, unknown>][] = [
  ['/api/rooms', '/api/rooms', { room_number: 'L-1', price_per_night: 40, name: 'Lake' }],
  ['/api/categories', '/api/categories', { name: 'Stews' }],
  ['/api/categories/{categories}/items', '/api/items', { name: 'Bean stew', price: 4 }],
  ['/api/tour-categories', '/api/tour-categories', { name: 'By canoe' }],
  [
    '/api/tours',
    '/api/tours',
    { name: 'Islands', location: 'Kivu', price: 30, category_id: '{tour_categories}' },
  ],
  ['/api/car-categories', '/api/car-categories', { name: 'Trucks' }],
  [
    '/api/cars',
    '/api/cars',
    { name: 'Truck', plate: 'RAT 1', daily_rate: 70, category_id: '{car_categories}' },
  ],
  ['/api/laundry-services', '/api/laundry-services', { name: 'Blankets', price: 3 }],
]

interface Sold {
  id: string
  version: number
  name: string
  translations?: object
}

eachStore((make) => {
  describe('what is sold', () => {
    let house: House
    let token: string
    beforeAll(async () => {
      house = await openDemo(make)
      token = await house.staff('admin')
    })

    async function filled(text: string): Promise<string> {
      const table = /\{(\w+)\}/.exec(text)?.[1]
      if (table === undefined) return text
      const row = await house.store.db
        .selectFrom(table as 'categories')
        .select('id')
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return text.replace(`{${table}}`, row.id)
    }
    const dataOf = (answer: { body: Record<string, unknown> }) => answer.body.data as Sold

    async function takesWords([create, one, like]: (typeof sold)[number]) {
      const body = JSON.parse(await filled(JSON.stringify(like))) as Record<string, unknown>
      const path = await filled(create)
      const wrong = { ...body, translations: { fr: { name: 'x'.repeat(121) } } }
      expect((await house.ask('POST', path, { token, body: wrong })).status).toBe(422)
      const translations = { fr: { name: 'En français' }, rw: { name: ' ' } }
      const answer = await house.ask('POST', path, { token, body: { ...body, translations } })
      expect(answer.status, answer.text).toBe(201)
      const made = dataOf(answer)
      expect(made).toMatchObject({ name: body.name })
      expect(made.translations).toEqual({ fr: { name: 'En français' } })

      const feed = await house.ask('GET', '/api/changes')
      const rows = Object.values(feed.body.changes as Record<string, { rows: Sold[] }>)
      const kept = rows.flatMap((its) => its.rows).find(({ id }) => id === made.id)
      expect(kept?.translations).toEqual(made.translations)

      const patch = (change: object) =>
        house.ask('PATCH', `${one}/${made.id}`, { token, body: change })
      const same = await patch({ translations: { fr: { name: 'En français', description: '' } } })
      expect(dataOf(same).version).toBe(made.version)
      const more = { ...made.translations, en: { name: 'In English' } }
      const changed = await patch({ translations: more, seen: { translations: made.translations } })
      expect(dataOf(changed).translations).toEqual(more)
      // A colleague who saw what there was before would take the English away.
      const late = await patch({ translations: {}, seen: { translations: made.translations } })
      expect(late.body, late.text).toMatchObject({ code: 'conflict' })
      const none = await patch({ translations: {}, seen: { translations: more } })
      expect(dataOf(none)).not.toHaveProperty('translations')
    }
    it('takes words in each language, and loses none of two people’s', async () => {
      for (const kind of sold) await takesWords(kind)
    })

    it('is written to guests in their language, under the name that they ordered', async () => {
      await house.store.transaction(async (tx) => {
        await tx.db.deleteFrom('notices').execute()
        const dishes = await tx.db.selectFrom('items').select(['id', 'name']).execute()
        for (const { id, name } of dishes) {
          await tx.update('items', id, {
            translations: JSON.stringify({ fr: { name: `${name} en français` } }),
          })
        }
      })
      const [room] = await rooms(house.store, 1, {
        name: 'Sunrise',
        translations: JSON.stringify({ fr: { name: 'Lever du soleil' } }),
      })
      if (room === undefined) throw new Error('no room')
      const booked = await house.ask('POST', '/api/hotel/bookings', {
        body: wish(room, {}, { language: 'fr' }),
      })
      const { id } = booked.body.booking as { id: string }
      await house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
      const email = 'guest@example.com'
      const meal = await dinner(house.store, { language: 'fr' })
      const [first, second] = meal.items
      const ordered = await house.ask('POST', '/api/restaurant/orders', {
        body: { ...meal, customer: { ...meal.customer, email } },
      })
      expect(ordered.status, ordered.text).toBe(201)
      // What the kitchen reads, and the documents' clients, is the house's own name.
      expect(ordered.body.order).toMatchObject({ items: [{ name: first?.name }, {}] })
      await house.store.transaction((tx) =>
        tx.update('items', second?.id ?? '', {
          name: 'Another dish',
          translations: JSON.stringify({ fr: { name: 'Un autre plat' } }),
        }),
      )
      const step = `/api/restaurant-orders/${String(ordered.body.id)}/accept`
      expect((await house.ask('PATCH', step, { token })).status).toBe(200)
      const { ways, letters } = post()
      await sendDue(house, ways)
      const text = letters.map((letter) => letter.text).join('\n')
      expect(text).toContain('Lever du soleil')
      expect(text).not.toContain('Sunrise')
      expect(text).toContain(`${first?.name} en français`)
      expect(text).toContain(second?.name)
      expect(text).not.toContain('Un autre plat')
    })

    it('comes from a spreadsheet with a column a language', async () => {
      const sheet = {
        kind: 'menu',
        columns: ['category', 'name', 'price', 'name_fr', 'description_rw'],
        day_order: null,
        currency: 'USD',
        rows: [
          { at: 2, cells: ['Stews', 'Goat stew', '6', 'Ragoût de chèvre', 'Inyama y’ihene'] },
          { at: 3, cells: ['Stews', 'Pea stew', '4', '', '–'] },
        ],
      }
      const checked = await house.ask('POST', '/api/imports/check', { token, body: sheet })
      expect(checked.status, checked.text).toBe(200)
      expect((checked.body as unknown as CheckedImport).problems).toEqual([])
      const keys = { key: uuidv7(), operation: uuidv7() }
      const taken = await house.ask('POST', '/api/imports', { token, body: sheet, ...keys })
      expect(taken.status, taken.text).toBe(201)
      const rows = await house.store.db
        .selectFrom('items')
        .select(['name', 'translations'])
        .where('name', 'in', ['Goat stew', 'Pea stew'])
        .orderBy('name')
        .execute()
      expect(rows).toEqual([
        {
          name: 'Goat stew',
          translations: '{"fr":{"name":"Ragoût de chèvre"},"rw":{"description":"Inyama y’ihene"}}',
        },
        { name: 'Pea stew', translations: '{}' },
      ])
    })
  })
})
