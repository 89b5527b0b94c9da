import type { Kysely } from 'kysely'
import { addDays } from '#domain/days.ts'
import { soldStatuses, type Days, type SoldStay } from '#domain/reports.ts'
import { maxStayNights } from '#domain/stays.ts'
import type { Database } from '../../db/schema.ts'

/**
 * Stays that have a night in the range, those with the same days as one. By the index over check-in:
 * no stay is longer than the longest.
 */
export async function soldStays(db: Kysely<Database>, { from, to }: Days): Promise<SoldStay[]> {
  const rows = await db
    .selectFrom('hotel_bookings')
    .select(['check_in', 'check_out'])
    .select((eb) => [
      eb.fn.sum<number>('total_cents').as('cents'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('deleted_at', 'is', null)
    .where('check_in', '>=', addDays(from, -maxStayNights))
    .where('check_in', '<=', to)
    .where('check_out', '>', from)
    .where('status', 'in', soldStatuses)
    .groupBy(['check_in', 'check_out'])
    .execute()
  return rows.map(({ cents, count, ...days }) => ({
    ...days,
    cents: Number(cents),
    count: Number(count),
  }))
}
