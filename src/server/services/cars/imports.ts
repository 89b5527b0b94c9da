import { living, oneOf, textOr, type ImportedOffer } from '../imports/index.ts'

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
