import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { migrate, type Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { NodeSqliteDialect } from '../sqlite-driver.ts'

/** A table as both stores have it. */
export interface BackupTable {
  name: string
  columns: readonly string[]
  /** The columns of the primary key, in its order. */
  key: readonly string[]
}

/**
 * Not in a back-up: migrations (the header has them), positions of the changes feed, sessions,
 * password resets, budget counters, what is known of back-ups; and word indexes, which are rebuilt.
 */
const EXCLUDED =
  /^(sqlite_.*|migrations|changes|sessions|password_resets|budget_uses|shared_limits|device_tokens|backup_(copies|places|turn)|erasure_places|.*_words(_.*)?)$/

interface Column {
  name: string
  pk: number
}

/** The tables in a back-up, referenced ones first. */
export function backupTables(database: DatabaseSync): BackupTable[] {
  const names = database
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .all()
    .map((row) => String(row.name))
    .filter((name) => !EXCLUDED.test(name))
  const refersTo = new Map(names.map((name) => [name, referred(database, name)]))
  const ordered = new Set<string>()
  function take(name: string): void {
    if (ordered.has(name)) return
    for (const other of refersTo.get(name) ?? []) if (other !== name) take(other)
    ordered.add(name)
  }
  for (const name of names) take(name)
  return [...ordered].map((name) => {
    const columns = database
      .prepare('select name, pk from pragma_table_info(?)')
      .all(name) as unknown as Column[]
    return {
      name,
      columns: columns.map((column) => column.name),
      key: columns
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map((column) => column.name),
    }
  })
}

function referred(database: DatabaseSync, name: string): string[] {
  return database
    .prepare('select "table" as other from pragma_foreign_key_list(?)')
    .all(name)
    .map((row) => String(row.other))
}

/** The tables after these migrations, on either store: read from an empty one in memory. */
export async function tablesAfter(known: readonly Migration[]): Promise<BackupTable[]> {
  const database = new DatabaseSync(':memory:')
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database) })
  try {
    await migrate(db, 'sqlite', () => new Date(0), known)
    return backupTables(database)
  } finally {
    await db.destroy()
  }
}
