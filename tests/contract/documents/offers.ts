import sharp from 'sharp'
import { expect } from 'vitest'
import { addRoom } from '../bookings-house.ts'
import { addCar } from '../rentals-house.ts'
import { addTour } from '../tours-house.ts'
import { listed, well, type Call, type Sent } from './call.ts'

/** Spec 3 §7.1, §7.4, §7.5, §7.6 and §7.9: what the house offers, with forms and their pictures. */

let made = 0
const fresh = (name: string) => `${name} ${(made += 1)}`

/** Another picture each time. */
async function photograph(): Promise<Buffer> {
  made += 1
  const background = { r: made % 256, g: 90, b: 60 }
  return await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Every value of a form is a text. */
async function formOf(fields: Record<string, string>, withImage = true): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (withImage) {
    form.set(
      'image',
      new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }),
      'a.jpg',
    )
  }
  return form
}

const idOf = (body: Record<string, unknown>) => (body.data as { id: string }).id
const hasPhotograph = { image_path: expect.stringMatching(/^\/images\/[0-9a-f]{32}-800\.webp$/) }

/** The picture is served as any of ours. */
async function isServed({ house, row }: Sent, table: 'items' | 'cars' | 'tours', id: string) {
  const { image_path } = await row(table, id)
  const answer = await house.app.inject({ method: 'GET', url: String(image_path) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
}

async function isGone({ store }: Sent, table: 'items' | 'cars' | 'tours' | 'rooms', id: string) {
  const row = await store.db
    .selectFrom(table as 'items')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.deleted_at).not.toBeNull()
}

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

const carFields = (category_id: string) => ({
  name: fresh('Coaster'),
  plate: fresh('RAD'),
  category_id,
  seats: '7',
  transmission: 'Automatic',
  fuel: 'Diesel',
  daily_rate: '89.90',
  is_available: '1',
  description: 'With a roof rack',
})

const cars: readonly Call[] = [
  {
    at: 'spec 3 §7.5',
    call: 'GET /api/car-categories',
    async does({ asGuest }) {
      expect(listed(await asGuest())[0]).toMatchObject({ name: expect.any(String) })
    },
  },
  {
    at: 'spec 3 §7.5',
    call: 'POST /api/car-categories',
    async does({ asDesk, row }) {
      const name = fresh('Buses')
      const id = idOf(well(await asDesk({}, { name }), 201))
      expect(await row('car_categories', id)).toMatchObject({ name })
    },
  },
  {
    at: 'spec 3 §7.5',
    call: 'GET /api/cars?include=category&category_id={category}&search={search}',
    async does({ store, house }) {
      const { id, name, category_id } = await addCar(store)
      const query = `include=category&category_id=${category_id}&search=${encodeURIComponent(name)}`
      const found = listed(await house.ask('GET', `/api/cars?${query}`))
      expect(found.map((row) => row.id)).toContain(id)
    },
  },
  {
    at: 'spec 3 §7.5',
    call: 'POST /api/cars',
    async does(sent) {
      const { category_id } = await addCar(sent.store)
      const fields = carFields(category_id)
      const { daily_rate: _, ...same } = fields
      const id = idOf(well(await sent.asDesk({}, await formOf(fields)), 201))
      expect(await sent.row('cars', id)).toMatchObject({
        ...same,
        seats: 7,
        daily_rate_cents: 8990,
        is_available: 1,
        ...hasPhotograph,
      })
      await isServed(sent, 'cars', id)
    },
  },
  {
    at: 'spec 3 §7.5',
    call: 'PATCH /api/cars/{id}',
    async does(sent) {
      const { id, name } = await addCar(sent.store)
      well(await sent.asDesk({ id }, await formOf({ seats: '5', daily_rate: '60' })))
      expect(await sent.row('cars', id)).toMatchObject({
        name,
        seats: 5,
        daily_rate_cents: 6000,
        ...hasPhotograph,
      })
      // The toggle, as JSON.
      for (const [said, is] of [
        [false, 0],
        [1, 1],
        [0, 0],
        [true, 1],
      ] as const) {
        well(await sent.asDesk({ id }, { is_available: said }))
        expect(await sent.row('cars', id)).toMatchObject({ is_available: is })
      }
    },
  },
  {
    at: 'spec 3 §7.5',
    call: 'DELETE /api/cars/{id}',
    async does(sent) {
      const { id } = await addCar(sent.store)
      well(await sent.asDesk({ id }))
      await isGone(sent, 'cars', id)
    },
  },
]

const serviceFields = () => ({
  name: fresh('Curtains'),
  unit: 'per pair',
  price: '4.25',
  turnaround_hrs: '48',
  is_available: true,
  position: '12',
})
const newService = async ({ made: have, token }: Sent) =>
  idOf(await have('POST /api/laundry-services', serviceFields(), token))

const laundry: readonly Call[] = [
  {
    at: 'spec 3 §7.6',
    call: 'GET /api/laundry-services',
    async does({ asGuest }) {
      expect(listed(await asGuest())[0]).toMatchObject({ turnaround_hrs: expect.any(Number) })
    },
  },
  {
    at: 'spec 3 §7.6',
    call: 'POST /api/laundry-services',
    async does({ asDesk, row }) {
      const fields = serviceFields()
      const id = idOf(well(await asDesk({}, fields), 201))
      expect(await row('laundry_services', id)).toMatchObject({
        name: fields.name,
        unit: 'per pair',
        price_cents: 425,
        turnaround_hrs: 48,
        is_available: 1,
        position: 12,
      })
    },
  },
  {
    at: 'spec 3 §7.6',
    call: 'PATCH /api/laundry-services/{id}',
    async does(sent) {
      const id = await newService(sent)
      well(await sent.asDesk({ id }, { is_available: 0 }))
      expect(await sent.row('laundry_services', id)).toMatchObject({ is_available: 0 })
      well(await sent.asDesk({ id }, { ...serviceFields(), price: '5' }))
      expect(await sent.row('laundry_services', id)).toMatchObject({
        is_available: 1,
        price_cents: 500,
      })
    },
  },
  {
    at: 'spec 3 §7.6',
    call: 'DELETE /api/laundry-services/{id}',
    async does(sent) {
      const id = await newService(sent)
      well(await sent.asDesk({ id }))
      expect((await sent.row('laundry_services', id)).deleted_at).not.toBeNull()
    },
  },
]

const tourFields = (category_id: string) => ({
  name: fresh('Canopy walk'),
  category_id,
  location: 'Nyungwe',
  duration_days: '2',
  capacity: '12',
  price: '99.50',
  is_available: '1',
  description: 'Above the trees',
})

const tours: readonly Call[] = [
  {
    at: 'spec 3 §7.9',
    call: 'POST /api/tour-categories',
    async does({ asDesk, row }) {
      const name = fresh('Walks')
      const id = idOf(well(await asDesk({}, { name }), 201))
      expect(await row('tour_categories', id)).toMatchObject({ name })
    },
  },
  {
    at: 'spec 3 §7.9',
    call: 'GET /api/tours?include=category&category_id={category}&search=test&available=unavailable',
    async does({ store, house }) {
      const shut = await addTour(store, { is_available: 0 })
      const open = await addTour(store)
      const query = `include=category&category_id=${shut.category_id}&search=test&available=unavailable`
      const ids = listed(await house.ask('GET', `/api/tours?${query}`)).map(({ id }) => id)
      expect(ids).toContain(shut.id)
      expect(ids).not.toContain(open.id)
    },
  },
  {
    at: 'spec 3 §7.9',
    call: 'POST /api/tours',
    async does(sent) {
      const { category_id } = await addTour(sent.store)
      const fields = tourFields(category_id)
      const id = idOf(well(await sent.asDesk({}, await formOf(fields)), 201))
      expect(await sent.row('tours', id)).toMatchObject({
        name: fields.name,
        category_id,
        location: 'Nyungwe',
        duration_days: 2,
        capacity: 12,
        price_cents: 9950,
        is_available: 1,
        description: 'Above the trees',
        ...hasPhotograph,
      })
      await isServed(sent, 'tours', id)
    },
  },
  {
    at: 'spec 3 §7.9',
    call: 'PATCH /api/tours/{id}',
    async does(sent) {
      const { id, category_id } = await addTour(sent.store)
      const fields = tourFields(category_id)
      well(await sent.asDesk({ id }, await formOf(fields)))
      expect(await sent.row('tours', id)).toMatchObject({ capacity: 12, ...hasPhotograph })
      well(await sent.asDesk({ id }, { is_available: false }))
      expect(await sent.row('tours', id)).toMatchObject({ is_available: 0, capacity: 12 })
    },
  },
  {
    at: 'spec 3 §7.9',
    call: 'DELETE /api/tours/{id}',
    async does(sent) {
      const { id } = await addTour(sent.store)
      well(await sent.asDesk({ id }))
      await isGone(sent, 'tours', id)
    },
  },
]

export const offers: readonly Call[] = [...rooms, ...menu, ...cars, ...laundry, ...tours]
