import type { Kysely, Selectable } from 'kysely'
import { publicRental, rental } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { announcedCard } from '#domain/announced-card.ts'
import {
  rentalDays,
  rentalExtraCents,
  rentalExtraNames,
  rentalSums,
  type RentalExtraPrices,
  type RentalExtras,
} from '#domain/cars.ts'
import type { Database } from '../../db/schema.ts'
import { serializersOf } from '../service/index.ts'
import type { CarRentalsTable } from './schema.ts'

export type RentalRow = Selectable<CarRentalsTable>

/** What a row's extras say; rows of other makers may name a few alone. */
export function extrasOf({ extras }: Pick<RentalRow, 'extras'>): RentalExtras {
  const stored = JSON.parse(extras) as Partial<RentalExtras>
  return Object.fromEntries(
    rentalExtraNames.map((name) => [name, stored[name] === true]),
  ) as unknown as RentalExtras
}

/** What extras cost when they were ordered; before the house had prices of its own, the documents'. */
export const agreedExtraPrices = ({
  extras_prices,
}: Pick<RentalRow, 'extras_prices'>): RentalExtraPrices =>
  extras_prices === null ? rentalExtraCents : (JSON.parse(extras_prices) as RentalExtraPrices)

/** Deleted cars too: who rented one must still see it. The house has a few dozen at most. */
async function carsById(db: Kysely<Database>) {
  const rows = await db.selectFrom('cars').select(['id', 'name', 'plate']).execute()
  return new Map(rows.map((car) => [car.id, car]))
}

export const rentalSerializers = serializersOf({
  service: cars,
  publicSchema: publicRental,
  deskSchema: rental,
  beside: carsById,
  publicFields: (row: RentalRow, currency, rented) => ({
    car_name: rented.get(row.car_id)?.name ?? '',
    card_announced: announcedCard(row),
    // Often where somebody lives or stays: not for whoever has the code alone.
    pickup_location: '',
    dropoff_location: '',
    extras: extrasOf(row),
    days: rentalDays(row.pickup_date, row.dropoff_date),
    ...rentalSums(row),
    currency,
  }),
  deskFields: ({ car_id, pickup_location, dropoff_location }, rented) => ({
    car_plate: rented.get(car_id)?.plate ?? '',
    pickup_location,
    dropoff_location,
  }),
})
