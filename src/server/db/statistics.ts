import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** From so many new rows on, a table is another one than PostgreSQL planned for. */
export const MANY_ROWS = 300

/**
 * Last in a transaction that wrote very many rows: PostgreSQL counts the tables that grew, and plans
 * anew what it planned for them while they were small. By itself it does so up to a minute later
 * (autovacuum): the list of customers after an import took 20 s until then.
 */
export async function analyzeGrown(db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_xact_user_tables
    where n_tup_ins >= ${MANY_ROWS} order by relname`.execute(db)
  if (rows.length === 0) return
  // None is waited for: two that wrote much at a time would wait for each other.
  await sql`analyze (skip_locked) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db)
}
