import { sql, type Kysely, type Transaction } from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

/** One schema migration. Never changed once released; new ones are added at the end. */
export interface Migration {
  readonly name: string
  up(db: Transaction<Database>, kind: Store['kind']): Promise<void>
}

/** A newer release has used the store: this one would misread it. */
export class StoreTooNew extends Error {}

interface MigrationsTable {
  migrations: { name: string; applied_at: string }
}

/** PostgreSQL: held while a process starts. Any number; every release must use the same. */
export const START_LOCK = 491_837_201

/**
 * Runs pending migrations in one transaction. Several processes may start together: one migrates,
 * the others wait and find it done.
 */
export async function migrate(
  database: Kysely<Database>,
  kind: Store['kind'],
  clock: () => Date,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(tx)
    const db = tx as unknown as Transaction<MigrationsTable>
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await db.selectFrom('migrations').select('name').execute()
    const done = new Set(applied.map((row) => row.name))
    refuseNewer(done, known)
    for (const migration of known) {
      if (done.has(migration.name)) continue
      await migration.up(tx, kind)
      await db
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: clock().toISOString() })
        .execute()
    }
  })
}

function refuseNewer(done: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map((migration) => migration.name))
  const unknown = [...done].find((name) => !names.has(name))
  if (unknown === undefined) return
  throw new StoreTooNew(
    `The store was used by a newer release (it knows "${unknown}"): start that release, or an older back-up`,
  )
}
