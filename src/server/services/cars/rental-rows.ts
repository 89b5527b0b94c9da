import type { Currency } from '#lib/currency.ts'
import type { Kysely, Selectable } from 'kysely'
import { publicRental, rental, type PublicRental, type Rental } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { announcedCard } from '#domain/announced-card.ts'
import {
  rentalDays,
  rentalExtraCents,
  rentalExtraNames,
  type RentalExtraPrices,
  type RentalExtras,
  type RentalStatus,
} from '#domain/cars.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import type { CarRentalsTable } from './schema.ts'
import { baseOf } from '../../house-settings.ts'
import { syncedFields } from '../../db/wire.ts'
import type { ServiceSerializers } from '../service/index.ts'

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

type Cars = Awaited<ReturnType<typeof carsById>>

/** What anyone who knows the code may see: nothing personal. */
function toPublicRental(row: RentalRow, fleet: Cars, currency: Currency): PublicRental {
  return {
    ...syncedFields(row),
    code: row.code,
    car_id: row.car_id,
    car_name: fleet.get(row.car_id)?.name ?? '',
    status: row.status as RentalStatus,
    payment_status: row.payment_status,
    card_announced: announcedCard(row),
    pickup_date: row.pickup_date,
    pickup_time: row.pickup_time,
    dropoff_date: row.dropoff_date,
    dropoff_time: row.dropoff_time,
    // Often where somebody lives or stays: not for whoever has the code alone.
    pickup_location: '',
    dropoff_location: '',
    extras: { ...extrasOf(row) },
    days: rentalDays(row.pickup_date, row.dropoff_date),
    base_price: fromCents(row.base_cents),
    extras_total: fromCents(row.extras_cents),
    grand_total: fromCents(row.total_cents),
    currency,
    cancel_reason: row.cancel_reason,
  }
}

/** Rentals as those see them who know their codes. */
export async function publicRentals(
  db: Kysely<Database>,
  rows: readonly RentalRow[],
): Promise<PublicRental[]> {
  const fleet = await carsById(db)
  const base = await baseOf(db)
  return rows.map((row) => toPublicRental(row, fleet, base))
}

/** Rentals as the desk sees them. */
export async function deskRentals(
  db: Kysely<Database>,
  rows: readonly RentalRow[],
): Promise<Rental[]> {
  const fleet = await carsById(db)
  const base = await baseOf(db)
  return rows.map((row) => ({
    ...toPublicRental(row, fleet, base),
    pickup_location: row.pickup_location,
    dropoff_location: row.dropoff_location,
    car_plate: fleet.get(row.car_id)?.plate ?? '',
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    source: row.source,
    flag: row.flag,
    room_booking_id: row.room_booking_id,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }))
}

export const rentalSerializers: ServiceSerializers<RentalRow, PublicRental, Rental> = {
  service: cars,
  publicSchema: publicRental,
  deskSchema: rental,
  toPublic: publicRentals,
  toDesk: deskRentals,
}
