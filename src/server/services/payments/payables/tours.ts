import { addDays } from '#domain/days.ts'
import { changeTourBooking } from '../../tours/days.ts'
import { payableService } from './service.ts'

/** A paid booking still waits for staff to approve it; its places are kept from the first. */
export const tours = payableService({
  kind: 'tour',
  noun: 'booking',
  lock: (tx, id) => tx.lock('tour_bookings', id),
  change: (tx, id, patch) => {
    const paid = patch.payment_status === 'paid'
    return changeTourBooking(tx, { id }, { ...patch, ...(paid && { paid_at: tx.stamp.at }) })
  },
  async describe(db, ids) {
    const rows = await db
      .selectFrom('tour_bookings')
      .innerJoin('tours', 'tours.id', 'tour_bookings.tour_id')
      .select([
        'tour_bookings.id',
        'tours.name as title',
        'tours.duration_days',
        'tour_bookings.date as from',
        'tour_bookings.status',
        'tour_bookings.payment_status',
        'tour_bookings.flag',
      ])
      .where('tour_bookings.id', 'in', [...ids])
      .execute()
    return rows.map(({ duration_days, ...row }) => ({
      kind: 'tour' as const,
      ...row,
      more: null,
      to: addDays(row.from, Math.max(0, duration_days - 1)),
    }))
  },
})
