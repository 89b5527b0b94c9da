import type { Kysely } from 'kysely'
import { tours as described } from '#contract/services/tours.ts'
import { publicTourBooking, tourBooking, tourDay, type TourDay } from '#contract/tour-bookings.ts'
import { announcedCard } from '#domain/announced-card.ts'
import { roundCents } from '#domain/money.ts'
import { tourPricing } from '#domain/tours.ts'
import type { Database } from '../../db/schema.ts'
import { onWire } from '../../db/wire.ts'
import { daysTaken } from '../days-taken.ts'
import { serializersOf } from '../service/index.ts'
import type { TourBookingRow } from './days.ts'

/** How many days tours take, in the order of the ids; one where it is not known. */
export async function lengthsOf(db: Kysely<Database>, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'duration_days'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const days = new Map(rows.map(({ id, duration_days }) => [id, duration_days]))
  return ids.map((id) => Math.max(1, days.get(id) ?? 1))
}

/** Tours by id, those too that are no longer offered. */
async function toursById(db: Kysely<Database>) {
  const rows = await db.selectFrom('tours').select(['id', 'name', 'departure_time']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const tourSerializers = serializersOf({
  service: described,
  publicSchema: publicTourBooking,
  deskSchema: tourBooking,
  beside: toursById,
  publicFields: (row: TourBookingRow, currency, tours) => ({
    tour_name: tours.get(row.tour_id)?.name ?? '',
    departure_time: tours.get(row.tour_id)?.departure_time ?? null,
    card_announced: announcedCard(row),
    ...tourPricing(
      { ...row, per_person_cents: roundCents(row.total_cents / Math.max(row.people, 1), currency) },
      currency,
    ),
  }),
})

/** Days with places gone. */
export const takenTourDays = daysTaken('tour_days', 'date', (row): TourDay =>
  onWire(tourDay, row, {}),
)
