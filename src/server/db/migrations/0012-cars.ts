import { sql, type Transaction } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { addColumns, kept, tables } from './table.ts'

/** Rentals from guests, and the times of cars that everyone may know of. */
export const cars: Migration = {
  name: '0012-cars',
  async up(db, kind) {
    await addColumns(db, kind, 'car_rentals', {
      flag: 'text?',
      cancel_reason: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
      language: 'text?',
    })
    await tables(
      {
        car_days: {
          columns: {
            ...kept,
            rental_id: 'text',
            car_id: 'text',
            pickup_date: 'text',
            pickup_time: 'text',
            dropoff_date: 'text',
            dropoff_time: 'text',
          },
          references: { rental_id: 'car_rentals', car_id: 'cars' },
        },
      },
      [
        { on: 'car_days', columns: ['rental_id'], unique: true, livingOnly: true },
        { on: 'car_days', columns: ['dropoff_date'], livingOnly: true },
        { on: 'car_rentals', columns: ['car_id', 'dropoff_date'] },
      ],
    )(db, kind)
    await showWhatIsOut(db)
  },
}

/** Rentals made before guests could see them. */
async function showWhatIsOut(db: Transaction<Database>): Promise<void> {
  await sql`
    insert into car_days (id, version, created_at, changed_at, deleted_at, operation_id, rental_id,
                          car_id, pickup_date, pickup_time, dropoff_date, dropoff_time)
    select 'outing-' || id, 1, created_at, changed_at, null, null, id,
           car_id, pickup_date, pickup_time, dropoff_date, dropoff_time
    from car_rentals
    where deleted_at is null and status in ('pending', 'approved', 'active')`.execute(db)
}
