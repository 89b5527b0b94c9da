import { expect } from 'vitest'
import { addCar } from '../rentals-house.ts'
import { addTour } from '../tours-house.ts'
import { listed, well, type Call, type Sent } from './call.ts'
import { formOf, fresh, hasPhotograph, idOf, isGone, isServed } from './offer-forms.ts'

/** Spec 3 §7.5, §7.6 and §7.9: cars, laundry services and tours. */

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

export const cars: readonly Call[] = [
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

export const laundry: readonly Call[] = [
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

export const tours: readonly Call[] = [
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
