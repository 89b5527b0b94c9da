import type { Currency } from '#lib/currency.ts'
import type { Kysely } from 'kysely'
import { tours as described } from '#contract/services/tours.ts'
import {
  publicTourBooking,
  tourBooking,
  type PublicTourBooking,
  type Tour,
  type TourBooking,
  type TourDay,
} from '#contract/tour-bookings.ts'
import { announcedCard } from '#domain/announced-card.ts'
import { fromCents, roundCents } from '#domain/money.ts'
import type { TourBookingStatus } from '#domain/tours.ts'
import type { Database } from '../../db/schema.ts'
import { namedCategoryRows } from '../catalogue/index.ts'
import { daysTaken } from '../days-taken.ts'
import type { ToursTable } from './schema.ts'
import { baseOf } from '../../house-settings.ts'
import { translationsWire } from '../../db/translations.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import type { ServiceSerializers } from '../service/index.ts'
import type { TourBookingRow } from './days.ts'

export function tourWire(row: ToursTable & { category_name: string }): Tour {
  return {
    ...syncedFields(row),
    category_id: row.category_id,
    category: { id: row.category_id, name: row.category_name },
    name: row.name,
    location: row.location,
    duration_days: row.duration_days,
    capacity: row.capacity,
    departure_time: row.departure_time,
    price: fromCents(row.price_cents),
    is_available: row.is_available === 1,
    description: row.description,
    image_path: row.image_path,
    ...translationsWire(row),
  }
}

/** A tour stays when its category is deleted: what is booked must still have a name. */
export function activeTours(db: Kysely<Database>) {
  return db
    .selectFrom('tours')
    .innerJoin('tour_categories', 'tour_categories.id', 'tours.category_id')
    .selectAll('tours')
    .select('tour_categories.name as category_name')
    .where('tours.deleted_at', 'is', null)
}

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

type BookedTours = ReadonlyMap<string, Pick<ToursTable, 'name' | 'departure_time'>>

/** Tours by id, those too that are no longer offered. */
async function toursOf(db: Kysely<Database>): Promise<BookedTours> {
  const rows = await db.selectFrom('tours').select(['id', 'name', 'departure_time']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What anyone who knows the code may see: nothing personal. */
function toPublicTourBooking(
  row: TourBookingRow,
  tours: BookedTours,
  currency: Currency,
): PublicTourBooking {
  const tour = tours.get(row.tour_id)
  return {
    ...syncedFields(row),
    code: row.code,
    tour_id: row.tour_id,
    tour_name: tour?.name ?? '',
    date: row.date,
    departure_time: tour?.departure_time ?? null,
    people: row.people,
    status: row.status as TourBookingStatus,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    card_announced: announcedCard(row),
    per_person: fromCents(roundCents(row.total_cents / Math.max(row.people, 1), currency)),
    subtotal: fromCents(row.subtotal_cents),
    discount: fromCents(row.discount_cents),
    total: fromCents(row.total_cents),
    currency,
    cancel_reason: row.cancel_reason,
  }
}

/** Bookings as those see them who know their codes. */
export async function publicTourBookings(
  db: Kysely<Database>,
  rows: readonly TourBookingRow[],
): Promise<PublicTourBooking[]> {
  const tours = await toursOf(db)
  const base = await baseOf(db)
  return rows.map((row) => toPublicTourBooking(row, tours, base))
}

/** Bookings as the desk sees them. */
async function deskTourBookings(
  db: Kysely<Database>,
  rows: readonly TourBookingRow[],
): Promise<TourBooking[]> {
  const tours = await toursOf(db)
  const base = await baseOf(db)
  return rows.map((row) => ({
    ...toPublicTourBooking(row, tours, base),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    promo_code: row.promo_code,
    room_number: row.room_number,
    paid_at: row.paid_at,
    source: row.source,
    flag: row.flag,
    room_booking_id: row.room_booking_id,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }))
}

export const tourSerializers: ServiceSerializers<TourBookingRow, PublicTourBooking, TourBooking> = {
  service: described,
  publicSchema: publicTourBooking,
  deskSchema: tourBooking,
  toPublic: publicTourBookings,
  toDesk: deskTourBookings,
}

export const tourCategoryRows = namedCategoryRows('tour_categories')

export const tourRows = rowsOf(activeTours, tourWire, 'tours.id')

/** Days with places gone. */
export const takenTourDays = daysTaken('tour_days', 'date', (row): TourDay => {
  const { tour_id, date, people, approved } = row
  return { ...syncedFields(row), tour_id, date, people, approved }
})
