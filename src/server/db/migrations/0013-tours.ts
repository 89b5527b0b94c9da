import { sql, type Transaction } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { makeSearchable } from '../search/make-searchable.ts'
import { addColumns, kept, tables } from './table.ts'

/** Tour bookings from guests, found by words; and the places that everyone may know of. */
export const tours: Migration = {
  name: '0013-tours',
  async up(db, kind) {
    await addColumns(db, kind, 'tour_bookings', {
      payment_reference: 'text?',
      room_number: 'text?',
      room_guest_name: 'text?',
      room_booking_id: 'text?',
      flag: 'text?',
      cancel_reason: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
      language: 'text?',
    })
    await tables(
      {
        tour_days: {
          columns: {
            ...kept,
            tour_id: 'text',
            date: 'text',
            people: 'integer',
            approved: 'integer',
          },
          references: { tour_id: 'tours' },
        },
      },
      [
        { on: 'tour_days', columns: ['tour_id', 'date'], unique: true },
        { on: 'tour_days', columns: ['date'], livingOnly: true },
      ],
    )(db, kind)
    await showWhatIsTaken(db)
    await makeSearchable(db, kind, 'tour_bookings')
  },
}

/** Bookings made before guests could see how many places are left. */
async function showWhatIsTaken(db: Transaction<Database>): Promise<void> {
  await sql`
    insert into tour_days (id, version, created_at, changed_at, deleted_at, operation_id,
                           tour_id, date, people, approved)
    select 'tour-day-' || tour_id || '-' || date, 1, min(created_at), max(changed_at), null, null,
           tour_id, date, sum(people), sum(case when status = 'approved' then people else 0 end)
    from tour_bookings
    where deleted_at is null and status in ('pending', 'approved')
    group by tour_id, date`.execute(db)
}
