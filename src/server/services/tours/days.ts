import type { Kysely, Selectable } from 'kysely'
import { addDays } from '#domain/days.ts'
import { NEAR_DAYS, placeKeepingStatuses } from '#domain/tours.ts'
import type { Database } from '../../db/schema.ts'
import type { TourBookingsTable } from './schema.ts'
import type { Tx } from '../../db/store.ts'
import type { RowPatch } from '../service/server.ts'

export type TourBookingRow = Selectable<TourBookingsTable>

const idOf = (tourId: string, date: string) => `tour-day-${tourId}-${date}`

/** People on bookings that keep their places, by day, from one day to another. */
export async function peopleByDay(
  db: Kysely<Database>,
  tourId: string,
  [from, to]: readonly [string, string],
): Promise<Map<string, { people: number; approved: number }>> {
  const rows = await db
    .selectFrom('tour_bookings')
    .select(['date', 'status'])
    .select((eb) => eb.fn.sum<number>('people').as('people'))
    .where('tour_id', '=', tourId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', 'in', [...placeKeepingStatuses])
    .where('deleted_at', 'is', null)
    .groupBy(['date', 'status'])
    .execute()
  const days = new Map<string, { people: number; approved: number }>()
  for (const { date, status, people } of rows) {
    const day = days.get(date) ?? { people: 0, approved: 0 }
    const count = Number(people)
    days.set(date, {
      people: day.people + count,
      approved: day.approved + (status === 'approved' ? count : 0),
    })
  }
  return days
}

/** How many are on the days round one, for guests who look for another. */
export async function peopleNear(
  db: Kysely<Database>,
  tourId: string,
  date: string,
): Promise<Map<string, number>> {
  const days = await peopleByDay(db, tourId, [addDays(date, -NEAR_DAYS), addDays(date, NEAR_DAYS)])
  return new Map([...days].map(([day, { people }]) => [day, people]))
}

/**
 * Brings what everyone may know of a tour's day in step with its bookings. Locks the day before it
 * counts, so that of two who change bookings of one day the later counts both.
 */
export async function syncTourDay(tx: Tx, tourId: string, date: string): Promise<void> {
  const id = idOf(tourId, date)
  const shown = await tx.lock('tour_days', id)
  const days = await peopleByDay(tx.db, tourId, [date, date])
  const now = days.get(date) ?? { people: 0, approved: 0 }
  if (shown === undefined) await tx.insert('tour_days', { id, tour_id: tourId, date, ...now })
  else if (shown.people !== now.people || shown.approved !== now.approved) {
    await tx.update('tour_days', id, now)
  }
}

/** Changes a booking and the public row of its day. Bookings are changed by this function only. */
export async function changeTourBooking(
  tx: Tx,
  id: string,
  patch: RowPatch,
): Promise<TourBookingRow> {
  const paid = patch.payment_status === 'paid'
  const now = await tx.update('tour_bookings', id, {
    ...patch,
    ...(paid && { paid_at: tx.stamp.at }),
  })
  // Nothing else of these counts anybody in or out.
  if (patch.status !== undefined) await syncTourDay(tx, now.tour_id, now.date)
  return now
}
