import * as c from '#contract/catalogue-manage.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { carWire, livingCars } from '../cars/rows.ts'
import { laundryServiceWire, livingLaundryServices } from '../laundry/rows.ts'
import { categoryWire, itemWire, livingCategories, livingItems } from '../menu/rows.ts'
import { livingTourCategories, livingTours, tourCategoryWire, tourWire } from '../tours/rows.ts'
import { carCategoryWire, livingCarCategories } from '../cars/car-categories.ts'
import { checkCategory, checkOnlyOne, houseDay, nextPosition } from './checks.ts'
import { flag, money, plain, type Managed } from './managed.ts'

const categoryWords = { name: 'Category name is required' }
const thereIs = (what: string) => (said: string) => `There is a ${what} ${said} already.`

const category: Managed = {
  table: 'categories',
  noun: 'category',
  routes: { create: 'createCategory', change: 'updateCategory' },
  bodies: { create: c.createCategory, change: c.updateCategory },
  fields: { name: plain('name'), position: plain('position') },
  words: categoryWords,
  messages: {
    created: 'Category created',
    changed: 'Category updated',
    removed: 'Category deleted',
  },
  hasImage: false,
  check: checkOnlyOne('categories', 'name', thereIs('category')),
  born: async (tx, _params, { position }) =>
    position === undefined ? { position: await nextPosition(tx, 'categories') } : {},
  async wire(db, id) {
    const row = await livingCategories(db).where('id', '=', id).executeTakeFirst()
    return row && categoryWire(row)
  },
}

const item: Managed = {
  table: 'items',
  noun: 'item',
  routes: { create: 'createItem', change: 'updateItem', remove: 'deleteItem' },
  bodies: { create: c.createItem, change: c.updateItem },
  fields: {
    name: plain('name'),
    description: plain('description'),
    price: money('price_cents'),
    is_available: flag('is_available'),
  },
  called: { is_available: 'availability' },
  words: { name: 'Name is required', price: 'Price must be > 0' },
  messages: { created: 'Item created', changed: 'Item updated', removed: 'Item deleted' },
  hasImage: true,
  async born(tx, params) {
    const its = await tx.lock('categories', params.id ?? '')
    if (its === undefined) {
      return refuse('validation', 'Pick a category', {
        errors: { category_id: ['Pick a category'] },
      })
    }
    return { category_id: its.id, position: await nextPosition(tx, 'items') }
  },
  async wire(db, id) {
    const row = await livingItems(db).where('items.id', '=', id).executeTakeFirst()
    return row && itemWire(row)
  },
}

const carCategory: Managed = {
  table: 'car_categories',
  noun: 'category',
  routes: { create: 'createCarCategory', change: 'updateCarCategory' },
  bodies: { create: c.createNamedCategory, change: c.updateNamedCategory },
  fields: { name: plain('name') },
  words: categoryWords,
  messages: category.messages,
  hasImage: false,
  check: checkOnlyOne('car_categories', 'name', thereIs('category')),
  async wire(db, id) {
    const row = await livingCarCategories(db).where('id', '=', id).executeTakeFirst()
    return row && carCategoryWire(row)
  },
}

const car: Managed = {
  table: 'cars',
  noun: 'car',
  routes: { create: 'createCar', change: 'updateCar', remove: 'deleteCar' },
  bodies: { create: c.createCar, change: c.updateCar },
  fields: {
    name: plain('name'),
    plate: plain('plate'),
    category_id: plain('category_id'),
    seats: plain('seats'),
    transmission: plain('transmission'),
    fuel: plain('fuel'),
    daily_rate: money('daily_rate_cents'),
    is_available: flag('is_available'),
    description: plain('description'),
  },
  called: { is_available: 'availability', category_id: 'category' },
  words: {
    name: 'Car name is required',
    plate: 'Plate number is required',
    daily_rate: 'Daily rate must be > 0',
    category_id: 'Select a category',
  },
  messages: { created: 'Car created', changed: 'Car updated', removed: 'Car deleted' },
  hasImage: true,
  async check(tx, wished, id) {
    await checkCategory('car_categories', 'Select a category')(tx, wished)
    await checkOnlyOne('cars', 'plate', (said) => `There is a car with the plate ${said} already.`)(
      tx,
      wished,
      id,
    )
  },
  async blocked(tx, row, now) {
    const today = await houseDay(tx, now)
    const { count } = await tx.db
      .selectFrom('car_rentals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('car_id', '=', row.id)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['pending', 'approved', 'active'])
      .where('dropoff_date', '>=', today)
      .executeTakeFirstOrThrow()
    const many = Number(count)
    if (many === 0) return null
    const rentals = many === 1 ? 'one rental' : `${many} rentals`
    return `${String(row.name)} has ${rentals} to come. Move or cancel them first.`
  },
  async wire(db, id) {
    const row = await livingCars(db).where('cars.id', '=', id).executeTakeFirst()
    return row && carWire(row)
  },
}

const laundryService: Managed = {
  table: 'laundry_services',
  noun: 'service',
  routes: {
    create: 'createLaundryService',
    change: 'updateLaundryService',
    remove: 'deleteLaundryService',
  },
  bodies: { create: c.createLaundryService, change: c.updateLaundryService },
  fields: {
    name: plain('name'),
    unit: plain('unit'),
    price: money('price_cents'),
    turnaround_hrs: plain('turnaround_hrs'),
    is_available: flag('is_available'),
    position: plain('position'),
  },
  called: { is_available: 'availability', turnaround_hrs: 'turnaround' },
  words: {
    name: 'Service name is required',
    price: 'Price must be > 0',
    turnaround_hrs: 'Turnaround must be > 0 hours',
  },
  messages: {
    created: 'Service created',
    changed: 'Service updated',
    removed: 'Service deleted',
  },
  hasImage: true,
  born: async (tx, _params, { position }) =>
    position === undefined ? { position: await nextPosition(tx, 'laundry_services') } : {},
  async wire(db, id) {
    const row = await livingLaundryServices(db).where('id', '=', id).executeTakeFirst()
    return row && laundryServiceWire(row)
  },
}

const tourCategory: Managed = {
  ...carCategory,
  table: 'tour_categories',
  routes: { create: 'createTourCategory', change: 'updateTourCategory' },
  check: checkOnlyOne('tour_categories', 'name', thereIs('category')),
  async wire(db, id) {
    const row = await livingTourCategories(db).where('id', '=', id).executeTakeFirst()
    return row && tourCategoryWire(row)
  },
}

const tour: Managed = {
  table: 'tours',
  noun: 'tour',
  routes: { create: 'createTour', change: 'updateTour', remove: 'deleteTour' },
  bodies: { create: c.createTour, change: c.updateTour },
  fields: {
    name: plain('name'),
    category_id: plain('category_id'),
    location: plain('location'),
    duration_days: plain('duration_days'),
    capacity: plain('capacity'),
    departure_time: plain('departure_time'),
    price: money('price_cents'),
    is_available: flag('is_available'),
    description: plain('description'),
  },
  called: { is_available: 'availability', category_id: 'category', duration_days: 'duration' },
  words: {
    name: 'Tour name is required',
    location: 'Location is required',
    price: 'Price must be > 0',
    category_id: 'Select a category',
  },
  messages: { created: 'Tour created', changed: 'Tour updated', removed: 'Tour deleted' },
  hasImage: true,
  check: checkCategory('tour_categories', 'Select a category'),
  async blocked(tx, row, now) {
    const today = await houseDay(tx, now)
    const { people } = await tx.db
      .selectFrom('tour_bookings')
      .select((eb) => eb.fn.sum<number>('people').as('people'))
      .where('tour_id', '=', row.id)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['pending', 'approved'])
      .where('date', '>=', today)
      .executeTakeFirstOrThrow()
    const many = Number(people ?? 0)
    if (many === 0) return null
    const who = many === 1 ? 'one person' : `${many} people`
    return `${String(row.name)} is booked for ${who}. Cancel them first.`
  },
  async wire(db, id) {
    const row = await livingTours(db).where('tours.id', '=', id).executeTakeFirst()
    return row && tourWire(row)
  },
}

/** Everything that staff keep of the offer. */
export const managedKinds: readonly Managed[] = [
  category,
  item,
  carCategory,
  car,
  laundryService,
  tourCategory,
  tour,
]
