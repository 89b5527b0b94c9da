import type { Moment } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { BookingRow } from './wire.ts'

/** Holds that may follow one another: a few wrong cards, and time to find another. */
export const MAX_RENEWALS = 4

/**
 * Counts holds of bookings that follow a living one, or one that ended less than a hold's time ago,
 * so that others get their turn. Throws `too_many_requests` when it is one too many.
 */
export async function countHolds(
  tx: Tx,
  rows: readonly BookingRow[],
  until: Moment,
  now: Date,
  minutes: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const known = new Map(
    (
      await tx.db.selectFrom('booking_holds').selectAll().where('booking_id', 'in', ids).execute()
    ).map((hold) => [hold.booking_id, hold]),
  )
  const counted = ids.toSorted().map((booking_id) => {
    const last = known.get(booking_id)
    const countedUntil = last === undefined ? 0 : Date.parse(last.held_until) + minutes * 60_000
    const renewals = last !== undefined && now.getTime() < countedUntil ? last.renewals + 1 : 0
    if (renewals > MAX_RENEWALS) {
      refuse('held_too_often', {
        retryAfter: countedUntil - now.getTime(),
      })
    }
    return { booking_id, renewals, held_until: until }
  })
  await tx.db
    .insertInto('booking_holds')
    .values(counted)
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet((eb) => ({
        renewals: eb.ref('excluded.renewals'),
        held_until: eb.ref('excluded.held_until'),
      })),
    )
    .execute()
}
