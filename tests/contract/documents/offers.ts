import { expect } from 'vitest'
import { addRoom } from '../bookings-house.ts'
import { listed, well, type Call, type Sent } from './call.ts'
import { formOf, fresh, hasPhotograph, idOf, isGone, isServed, photograph } from './offer-forms.ts'
import { cars, laundry, tours } from './offers-for-hire.ts'

/** Spec 3 §7.1 and §7.4: rooms and the menu, with forms and their pictures. */

const roomFields = (changes: object = {}) => ({
  room_number: fresh('R'),
  type: 'double',
  capacity: '2',
  price_per_night: '45.50',
  description: null,
  is_available: 1,
  amenities: ['TV', 'Balcony'],
  images_base64: [],
  remove_image_ids: [],
  ...changes,
})

const rooms: readonly Call[] = [
  {
    at: 'spec 3 §7.1',
    call: 'GET /api/rooms?q={q}&page=1&per_page=10',
    async does({ store, house }) {
      const { room_number, id } = await addRoom(store)
      const answer = await house.ask('GET', `/api/rooms?q=${room_number}&page=1&per_page=10`)
      expect(listed(answer).map((row) => row.id)).toContain(id)
      expect(answer.body).toMatchObject({
        current_page: 1,
        last_page: 1,
        total: expect.any(Number),
      })
    },
  },
  {
    at: 'spec 3 §7.1',
    call: 'POST /api/rooms',
    async does({ asDesk, row }) {
      const data = (await photograph()).toString('base64')
      const body = roomFields({ images_base64: [{ filename: 'a.jpg', data }] })
      const id = idOf(well(await asDesk({}, body), 201))
      expect(await row('rooms', id)).toMatchObject({
        room_number: body.room_number,
        type: 'double',
        capacity: 2,
        price_per_night_cents: 4550,
        description: '',
        is_available: 1,
        amenities: JSON.stringify(['TV', 'Balcony']),
        cover_image: hasPhotograph.image_path,
      })
      const cheap = await asDesk({}, roomFields({ price_per_night: 0.5 }))
      expect(cheap.body).toMatchObject({
        code: 'validation',
        errors: { price_per_night: ['Must be at least 1.'] },
      })
      well(await asDesk({}, roomFields({ price_per_night: 1 })), 201)
    },
  },
  {
    at: 'spec 3 §7.1',
    call: 'PATCH /api/rooms/{id}',
    async does({ asDesk, row, made: have, token }) {
      const data = (await photograph()).toString('base64')
      const body = roomFields({ images_base64: [{ filename: 'a.jpg', data }] })
      const its = (await have('POST /api/rooms', body, token)).data as {
        id: string
        images: { id: string }[]
      }
      const { id } = its
      const remove_image_ids = its.images.map((image) => image.id)
      well(
        await asDesk(
          { id },
          { ...body, capacity: 3, is_available: 0, images_base64: [], remove_image_ids },
        ),
      )
      expect(await row('rooms', id)).toMatchObject({ capacity: 3, is_available: 0, images: '[]' })
    },
  },
  {
    at: 'spec 3 §7.1',
    call: 'DELETE /api/rooms/{id}',
    async does(sent) {
      const { id } = await addRoom(sent.store)
      well(await sent.asDesk({ id }))
      await isGone(sent, 'rooms', id)
    },
  },
]

const dish = () => ({ name: fresh('Soup'), price: '6.50', is_available: '1', description: 'Hot' })
const newDish = async ({ made: have, token }: Sent) =>
  idOf(await have('POST /api/categories/category-mains/items', await formOf(dish()), token))

const menu: readonly Call[] = [
  {
    at: 'spec 3 §7.4',
    call: 'GET /api/categories',
    async does({ asGuest }) {
      expect(listed(await asGuest())[0]).toMatchObject({ position: expect.any(Number) })
    },
  },
  {
    at: 'spec 3 §7.4',
    call: 'POST /api/categories',
    async does({ asDesk, row }) {
      const name = fresh('Soups')
      const id = idOf(well(await asDesk({}, { name, position: '7' }), 201))
      expect(await row('categories', id)).toMatchObject({ name, position: 7 })
      for (const position of ['', undefined]) {
        const last = idOf(well(await asDesk({}, { name: fresh('Soups'), position }), 201))
        expect(Number((await row('categories', last)).position)).toBeGreaterThan(7)
      }
    },
  },
  {
    at: 'spec 3 §7.4',
    call: 'GET /api/categories/{id}/items?include=category&search=steak',
    async does({ asGuest }) {
      const found = listed(await asGuest({ id: 'category-mains' }))
      expect(found.map(({ id }) => id)).toContain('item-steak')
    },
  },
  {
    at: 'spec 3 §7.4',
    call: 'POST /api/categories/{id}/items',
    async does(sent) {
      const { asDesk, row } = sent
      const fields = dish()
      const id = idOf(well(await asDesk({ id: 'category-mains' }, await formOf(fields)), 201))
      expect(await row('items', id)).toMatchObject({
        category_id: 'category-mains',
        name: fields.name,
        price_cents: 650,
        is_available: 1,
        description: 'Hot',
        ...hasPhotograph,
      })
      await isServed(sent, 'items', id)
      const bare = await formOf({ name: fresh('Tea'), price: '2', is_available: '0' }, false)
      const off = idOf(well(await asDesk({ id: 'category-mains' }, bare), 201))
      expect(await row('items', off)).toMatchObject({
        price_cents: 200,
        is_available: 0,
        description: '',
        image_path: null,
      })
      // The same as JSON, picture and all.
      const image = `data:image/jpeg;base64,${(await photograph()).toString('base64')}`
      const json = await asDesk({ id: 'category-mains' }, { ...dish(), is_available: 1, image })
      expect(await row('items', idOf(well(json, 201)))).toMatchObject(hasPhotograph)
    },
  },
  {
    at: 'spec 3 §7.4',
    call: 'PATCH /api/items/{id}',
    async does(sent) {
      const id = await newDish(sent)
      const { image_path: before } = await sent.row('items', id)
      const fields = { name: fresh('Broth'), price: '7.25', is_available: '0', description: '' }
      well(await sent.asDesk({ id }, await formOf(fields, false)))
      expect(await sent.row('items', id)).toMatchObject({
        name: fields.name,
        price_cents: 725,
        is_available: 0,
        description: '',
        image_path: before,
      })
      well(await sent.asDesk({ id }, await formOf(fields)))
      const { image_path: after } = await sent.row('items', id)
      expect(after).not.toBe(before)
      await isServed(sent, 'items', id)
    },
  },
  {
    at: 'spec 3 §7.4',
    call: 'DELETE /api/items/{id}',
    async does(sent) {
      const id = await newDish(sent)
      well(await sent.asDesk({ id }))
      await isGone(sent, 'items', id)
    },
  },
]

export const offers: readonly Call[] = [...rooms, ...menu, ...cars, ...laundry, ...tours]
