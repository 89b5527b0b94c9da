import type { Migration } from '../migrate.ts'
import { addColumns, tables } from './table.ts'

/** What admins are told of how the house runs; and when a provider was last heard about a payment. */
export const alerts: Migration = {
  name: '0049-alerts',
  async up(db, kind) {
    await tables(
      {
        alerts: {
          columns: {
            part: 'text',
            began_at: 'text',
            seen_at: 'text',
            told_at: 'text?',
            over_at: 'text?',
          },
          primaryKey: ['part'],
        },
      },
      [],
    )(db, kind)
    await addColumns(db, kind, 'provider_payments', { heard_at: 'text?' })
  },
}
