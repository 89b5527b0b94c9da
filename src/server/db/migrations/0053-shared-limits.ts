import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** What several servers over one PostgreSQL have counted together (budgets/shared-limits.ts). */
export const sharedLimits: Migration = {
  name: '0053-shared-limits',
  async up(db, kind) {
    await tables(
      {
        shared_limits: {
          columns: {
            kind: 'text',
            who: 'text',
            amount: 'double',
            per_ms: 'double',
            after_ms: 'integer',
            at: 'integer',
          },
          primaryKey: ['kind', 'who'],
        },
      },
      [],
    )(db, kind)
    // Written each second and worth nothing after a crash: no log, so no commit waits for the disk.
    if (kind === 'postgres') await sql`alter table shared_limits set unlogged`.execute(db)
  },
}
