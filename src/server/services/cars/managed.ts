import * as c from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { fromCents } from '#domain/money.ts'
import {
  checkOnlyOne,
  flag,
  managedInCategories,
  money,
  offerInCategories,
  plain,
  translated,
} from '../catalogue/index.ts'
import { living, oneOf, textOr, type ImportedOffer } from '../imports/index.ts'
import { wantsAvailable } from '../search.ts'

/** Cars: as guests and devices have them, and as staff keep them. */
export const fleet = offerInCategories({
  offer: cars.offer,
  schema: c.car,
  fields: (row) => ({ daily_rate: fromCents(row.daily_rate_cents) }),
  soughtIn: ({ plate }) => [plate],
  wanted: (asked, isAvailable) => isAvailable || !wantsAvailable(asked),
})

export const managedCars = managedInCategories(cars, fleet, {
  bodies: { create: c.createCar, change: c.updateCar },
  fields: {
    ...plain('name', 'plate', 'category_id', 'seats', 'transmission', 'fuel'),
    daily_rate: money('daily_rate_cents'),
    is_available: flag('is_available'),
    ...plain('description'),
    translations: translated,
  },
  reasons: {
    name: 'car_name_required',
    plate: 'plate_required',
    daily_rate: 'daily_rate_required',
  },
  check: checkOnlyOne('cars', 'plate', (plate) => ({ reason: 'plate_there', params: { plate } })),
  stillAsked: (car, rentals) => ({ reason: 'car_has_rentals', params: { car, rentals } }),
})

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
