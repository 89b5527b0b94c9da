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

/** Reads a store in one snapshot. */
export type ReadSnapshot = <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>

/**
 * Makes a back-up of a store with data that is about to be brought up to date. Answers where it lies;
 * null where there is nothing to back up. `own`: the upgrade's transaction, under the lock of the
 * start. `done`: the migrations that the store has had. `beside`: snapshots of another connection,
 * where others may write meanwhile; null where nobody can.
 */
export type BackUpFirst = (
  own: Kysely<Database>,
  done: readonly Migration[],
  beside: ReadSnapshot | null,
) => Promise<string | null>

/** A migration failed: the store is as it was. */
export class UpgradeFailed extends Error {
  constructor(name: string, file: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `The store could not be brought up to date (${name}: ${why.replaceAll(/\s+/g, ' ')}). It is as it was, and a back-up of it is ${file}`,
      { cause },
    )
  }
}

interface MigrationsTable {
  migrations: { name: string; applied_at: string }
}

/** PostgreSQL: held while a process starts. Any number; every release must use the same. */
export const START_LOCK = 491_837_201

/** PostgreSQL: this transaction may rest between its statements, which others may not (postgres.ts). */
export async function mayWait(tx: Kysely<Database>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
}

/**
 * Runs pending migrations in one transaction. Several processes may start together: one migrates,
 * the others wait and find it done.
 */
export async function migrate(
  database: Kysely<Database>,
  kind: Store['kind'],
  clock: () => Date,
  known: readonly Migration[] = migrations,
  backUpFirst?: BackUpFirst,
): Promise<void> {
  const beside = snapshotsOf(database)
  await database.transaction().execute(async (tx) => {
    if (kind === 'postgres') {
      await mayWait(tx)
      await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(tx)
    }
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
    const pending = known.filter(({ name }) => !done.has(name))
    if (pending.length === 0) return
    const had = known.filter(({ name }) => done.has(name))
    const file =
      had.length === 0 || backUpFirst === undefined
        ? null
        : await backUpFirst(tx, had, kind === 'sqlite' ? null : beside)
    for (const migration of pending) {
      await migration.up(tx, kind).catch((error: unknown) => {
        throw file === null ? error : new UpgradeFailed(migration.name, file, error)
      })
      await db
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: clock().toISOString() })
        .execute()
    }
  })
}

/** PostgreSQL: a snapshot beside the upgrade, since servers of the earlier release may still run. */
function snapshotsOf(database: Kysely<Database>): ReadSnapshot {
  return (work) =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await mayWait(trx)
        return await work(trx)
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
