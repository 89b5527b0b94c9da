import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql, type TableMetadata } from 'kysely'
import { Pool } from 'pg'
import { batches } from '#server/db/batches.ts'
import { migrate, type Migration } from '#server/db/migrate.ts'
import type { StoreLocation } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { NodeSqliteDialect } from '#server/db/sqlite-driver.ts'
import type { Store } from '#server/db/store.ts'

type Row = Record<string, unknown>

/** Bookkeeping of the store itself, and word indexes: migrations and the start fill them. */
const notFilled = /^(sqlite_.*|migrations|changes|meta|.*_words.*)$/

/** Rows of each table that a store is filled with; a few say as much as all. */
const ROWS = 40

/** What stands in a store, by table that has any; the rows that older ones are filled with. */
export async function rowsIn(db: Kysely<Database>): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const { name } of await db.introspection.getTables()) {
    if (notFilled.test(name)) continue
    const { rows } = await sql<Row>`select * from ${sql.table(name)} limit ${ROWS}`.execute(db)
    if (rows.length > 0) found.set(name, rows)
  }
  return found
}

/**
 * Makes a store as the release with these migrations left it: their tables, with the demo house's rows
 * as far as those tables have their columns, and a made-up row where the demo names no table.
 *
 * @returns how many rows each table was given
 */
export async function makeOlderStore(
  place: StoreLocation,
  known: readonly Migration[],
  demo: ReadonlyMap<string, Row[]>,
): Promise<Map<string, number>> {
  const { database, kind } = bare(place)
  try {
    await migrate(database, kind, () => new Date('2026-06-01T08:00:00Z'), known)
    const tables = await database.introspection.getTables()
    const filled = new Map<string, number>()
    await database.transaction().execute(async (tx) => {
      for (const table of tables) {
        if (notFilled.test(table.name)) continue
        const rows = demo.get(table.name)
        const own = rows?.map((row) => projected(row, table)) ?? [madeUp(table)]
        for (const some of batches(own)) await insert(tx, table.name, some)
        filled.set(table.name, own.length)
      }
    })
    return filled
  } finally {
    await database.destroy()
  }
}

/** How many rows the tables have. */
export async function countsIn(
  { db }: Store,
  names: Iterable<string>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of names) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db)
    counts.set(name, Number(rows[0]?.count ?? 0))
  }
  return counts
}

/** Without the store around it. Rows come in any order: what they refer to may follow. */
function bare(place: StoreLocation): { database: Kysely<Database>; kind: Store['kind'] } {
  if ('databaseUrl' in place) {
    const options = '-c session_replication_role=replica'
    const pool = new Pool({ connectionString: place.databaseUrl, max: 1, options })
    return { database: new Kysely({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres' }
  }
  const connection = new DatabaseSync(join(place.dataDir, 'house.db'), {
    enableForeignKeyConstraints: false,
  })
  return { database: new Kysely({ dialect: new NodeSqliteDialect(connection) }), kind: 'sqlite' }
}

async function insert(
  database: Kysely<Database>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name))
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(database)
}

function projected(row: Row, { columns }: TableMetadata): Row {
  return Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))
}

/** One that no reader takes for a living one: what devices keep is a tombstone. */
function madeUp({ columns }: TableMetadata): Row {
  return Object.fromEntries(
    columns.map(({ name, isNullable, dataType }) => {
      if (name === 'deleted_at') return [name, '2026-05-01T08:00:00.000Z']
      if (isNullable) return [name, null]
      if (/int|double|float|real|num/i.test(dataType)) return [name, 1]
      return [name, madeUpText(name)]
    }),
  )
}

function madeUpText(column: string): string {
  if (column.endsWith('_at')) return '2026-05-01T08:00:00.000Z'
  if (/day|date|check_/.test(column)) return '2026-05-01'
  if (/items|lines|subjects|ids|taxes|payments|counts|messages/.test(column)) return '[]'
  if (/settings|request|refusal|words|changed|figures/.test(column)) return '{}'
  return `made-up ${column}`
}
