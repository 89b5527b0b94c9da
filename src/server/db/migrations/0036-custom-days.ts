import { sql, type Transaction } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { kept, tables } from './table.ts'

/** What everyone may know of orders of the house's own services: when, and how much is taken. */
export const customDays: Migration = {
  name: '0036-custom-days',
  async up(db, kind) {
    await tables(
      {
        custom_days: {
          columns: {
            ...kept,
            order_id: 'text',
            service_id: 'text',
            claim_from: 'text',
            claim_until: 'text',
            claim_amount: 'double',
          },
          references: { order_id: 'custom_orders', service_id: 'custom_services' },
        },
      },
      [
        { on: 'custom_days', columns: ['order_id'], livingOnly: true },
        { on: 'custom_days', columns: ['claim_until'], livingOnly: true },
      ],
    )(db, kind)
    await showWhatIsTaken(db)
  },
}

/** Orders made before guests could see what is taken. */
async function showWhatIsTaken(db: Transaction<Database>): Promise<void> {
  await sql`
    insert into custom_days (id, version, created_at, changed_at, deleted_at, operation_id,
                             order_id, service_id, claim_from, claim_until, claim_amount)
    select 'claim-' || id, 1, created_at, changed_at, null, null,
           id, service_id, claim_from, claim_until, claim_amount
    from custom_orders
    where deleted_at is null and status in ('pending', 'confirmed') and claim_from is not null
      and claim_until is not null and claim_amount is not null`.execute(db)
}
