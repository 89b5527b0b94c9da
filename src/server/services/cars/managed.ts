import * as c from '#contract/rentals.ts'
import {
  checkCategory,
  checkOnlyOne,
  flag,
  todayAtHouse,
  type ManagedResource,
  money,
  namedCategory,
  plain,
  translated,
} from '../catalogue/index.ts'
import { living, oneOf, textOr, type ImportedOffer } from '../imports/index.ts'
import { carCategoryRows, carRows } from './wire.ts'

const category = namedCategory('car_categories', {
  routes: { create: 'createCarCategory', change: 'updateCarCategory' },
  rows: carCategoryRows,
})

const car: ManagedResource = {
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
    translations: translated,
  },
  fieldLabels: { is_available: 'availability', category_id: 'category' },
  reasons: {
    name: 'car_name_required',
    plate: 'plate_required',
    daily_rate: 'daily_rate_required',
    category_id: 'select_category',
  },
  messages: { created: 'Car created', changed: 'Car updated', removed: 'Car deleted' },
  hasImage: true,
  async check(tx, wished, id) {
    await checkCategory('car_categories')(tx, wished)
    await checkOnlyOne('cars', 'plate', (plate) => ({
      reason: 'plate_there',
      params: { plate },
    }))(tx, wished, id)
  },
  async whyNotDeletable(tx, row, now) {
    const today = await todayAtHouse(tx, now)
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
    return { reason: 'car_has_rentals', params: { car: String(row.name), rentals: many } }
  },
  rows: carRows,
}

/** Cars, as staff keep them. */
export const managedCars: readonly ManagedResource[] = [category, car]

/** A list of cars in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'cars',
  table: 'cars',
  categories: 'car_categories',
  unique: 'plate',
  fields: (row) => ({
    plate: row.text('plate').toUpperCase(),
    seats: row.whole('seats'),
    transmission: textOr(
      oneOf(row.text('transmission'), [
        [/^auto/i, 'Automatic'],
        [/^man/i, 'Manual'],
      ]),
    ),
    fuel: textOr(
      oneOf(row.text('fuel'), [
        [/^(petrol|essence|gasoline)/i, 'Petrol'],
        [/^(diesel|gasoil|gazole)/i, 'Diesel'],
        [/^[eé]lec/i, 'Electric'],
        [/^hybr/i, 'Hybrid'],
      ]),
    ),
    daily_rate: row.dollars('daily_rate'),
    description: row.text('description'),
  }),
  uses: {
    car_categories: [living('cars', 'category_id')],
    cars: [living('car_rentals', 'car_id')],
  },
  goesAlong: ['car_days.car_id'],
}
