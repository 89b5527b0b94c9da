import type { Kysely, Selectable } from 'kysely'
import { tours as described } from '#contract/services/tours.ts'
import {
  publicTourBooking,
  tourBooking,
  type PublicTourBooking,
  type TourBooking,
  type TourDay,
} from '#contract/tour-bookings.ts'
import { announcedCard } from '#domain/announced-card.ts'
import { addDays } from '#domain/days.ts'
import { fromCents, roundHalfUp } from '#domain/money.ts'
import type { TourBookingStatus } from '#domain/tours.ts'
import type { Database, TourDaysTable, ToursTable } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'
import type { ServiceForms } from '../service/index.ts'
import type { TourBookingRow } from './days.ts'
import { livingTourCategories, livingTours, tourCategoryWire, tourWire } from './rows.ts'

type BookedTours = ReadonlyMap<string, Pick<ToursTable, 'name' | 'departure_time'>>

/** Tours by id, those too that are no longer offered. */
async function toursOf(db: Kysely<Database>): Promise<BookedTours> {
  const rows = await db.selectFrom('tours').select(['id', 'name', 'departure_time']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What anyone who knows the code may see: nothing personal. */
function publicForm(row: TourBookingRow, tours: BookedTours): PublicTourBooking {
  const tour = tours.get(row.tour_id)
  return {
    ...keptWire(row),
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
    per_person: fromCents(roundHalfUp(row.total_cents / Math.max(row.people, 1))),
    subtotal: fromCents(row.subtotal_cents),
    discount: fromCents(row.discount_cents),
    total: fromCents(row.total_cents),
    currency: 'USD',
    cancel_reason: row.cancel_reason,
  }
}

/** Bookings as those see them who know their codes. */
export async function publicTourBookings(
  db: Kysely<Database>,
  rows: readonly TourBookingRow[],
): Promise<PublicTourBooking[]> {
  const tours = await toursOf(db)
  return rows.map((row) => publicForm(row, tours))
}

/** Bookings as the desk sees them. */
async function deskTourBookings(
  db: Kysely<Database>,
  rows: readonly TourBookingRow[],
): Promise<TourBooking[]> {
  const tours = await toursOf(db)
  return rows.map((row) => ({
    ...publicForm(row, tours),
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

export const tourForms: ServiceForms<TourBookingRow, PublicTourBooking, TourBooking> = {
  service: described,
  publicRow: publicTourBooking,
  deskRow: tourBooking,
  forPublic: publicTourBookings,
  forDesk: deskTourBookings,
}

export const tourCategoryRows: WireRows = async (db, ids) => {
  const query = livingTourCategories(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(tourCategoryWire)
}

export const tourRows: WireRows = async (db, ids) => {
  const query = livingTours(db).$if(ids !== null, (q) => q.where('tours.id', 'in', ids ?? []))
  return (await query.execute()).map(tourWire)
}

/** Says nothing of which operation changed it: that names a guest's. */
export function tourDayWire(row: Selectable<TourDaysTable>): TourDay {
  const { tour_id, date, people, approved } = row
  return { ...keptWire(row), operation_id: null, tour_id, date, people, approved }
}

/**
 * Days with places gone. Those of the past are left out; what is past is told by the newest change,
 * which is never ahead of the house's clock.
 */
export const tourDayRows: WireRows = async (db, ids) => {
  const newest = await db
    .selectFrom('tour_days')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .executeTakeFirst()
  const yesterday = addDays((newest?.at ?? '2000-01-01').slice(0, 10), -1)
  const rows = await db
    .selectFrom('tour_days')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('date', '>=', yesterday)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows.map(tourDayWire)
}
