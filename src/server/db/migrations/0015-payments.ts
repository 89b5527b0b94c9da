import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** One payment for bookings and orders of any service: what it is for moves from rooms alone to all. */
export const subjects: Migration = {
  name: '0015-payments',
  async up(db, kind) {
    await addColumns(db, kind, 'provider_payments', { subjects: { type: 'text', old: '[]' } })
    const rows = await sql<{ id: string; booking_ids: string }>`
      select id, booking_ids from provider_payments`.execute(db)
    for (const { id, booking_ids } of rows.rows) {
      const its = (JSON.parse(booking_ids) as string[]).map((one) => ({ kind: 'room', id: one }))
      await sql`
        update provider_payments set subjects = ${JSON.stringify(its)} where id = ${id}`.execute(db)
    }
    await sql`alter table provider_payments drop column booking_ids`.execute(db)
  },
}
