import { sql, type Transaction } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { addColumns, kept, tables } from './table.ts'

/** Room bookings from guests: what they agreed to pay, and the nights that everyone may know of. */
export const bookings: Migration = {
  name: '0006-bookings',
  async up(db, kind) {
    await addColumns(db, kind, 'hotel_bookings', {
      promo_code: 'text?',
      discount_cents: { type: 'integer', old: 0 },
      charged_total: { type: 'integer', old: 0 },
      flag: 'text?',
      cancel_reason: 'text?',
      device_time: 'text?',
    })
    await sql`
      update hotel_bookings set charged_total = case
        when rwf_rate is null then total_cents
        else cast(floor(total_cents * rwf_rate / 100 + 0.5) as ${sql.raw(kind === 'sqlite' ? 'integer' : 'bigint')})
      end`.execute(db)
    await tables(
      {
        stays: {
          columns: {
            ...kept,
            booking_id: 'text',
            room_id: 'text',
            check_in: 'text',
            check_out: 'text',
            status: 'text',
          },
          references: { booking_id: 'hotel_bookings', room_id: 'rooms' },
        },
      },
      [
        { on: 'stays', columns: ['booking_id'], unique: true },
        { on: 'stays', columns: ['check_out'], livingOnly: true },
      ],
    )(db, kind)
    await showWhatBlocks(db)
  },
}

/** Bookings made before guests could see them. */
async function showWhatBlocks(db: Transaction<Database>): Promise<void> {
  await sql`
    insert into stays (id, version, created_at, changed_at, deleted_at, operation_id,
                       booking_id, room_id, check_in, check_out, status)
    select 'stay-' || id, 1, created_at, changed_at, null, null,
           id, room_id, check_in, check_out, status
    from hotel_bookings
    where deleted_at is null and status in ('approved', 'active')`.execute(db)
}
