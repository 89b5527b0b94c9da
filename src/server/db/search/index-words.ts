import { sql, type RawBuilder, type Transaction } from 'kysely'
import { runCompiled } from '../compiled.ts'
import type { Database, SyncedRow } from '../schema.ts'
import type { Store } from '../store.ts'
import { indexTables, searchableTables, type SearchableTable } from './searchable.ts'

/**
 * Positions of SQLite's index grow with a row's creation time, so that results are read newest
 * first without sorting: milliseconds, times the rows that one millisecond may have.
 */
const ROWS_PER_MS = sql.lit(1_048_576)

/**
 * Indexes the rows' words, in the transaction that writes the rows.
 *
 * @param areNew none of them was indexed before
 */
export async function indexWords(
  db: Transaction<Database>,
  kind: Store['kind'],
  table: SearchableTable,
  rows: readonly SyncedRow[],
  { areNew = false } = {},
): Promise<void> {
  if (rows.length === 0) return
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    made: Date.parse(row.created_at),
    words: searchableTables[table].words(row),
  }))
  const all = JSON.stringify(entries)
  if (kind === 'postgres') return await indexInPostgres(db, table, all)
  if (!areNew) await forgetInSqlite(db, table, all)
  await indexInSqlite(db, table, all)
}

/** Removes deleted rows from the index. */
export async function unindexWords(
  db: Transaction<Database>,
  kind: Store['kind'],
  table: SearchableTable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { words, places } = indexTables(table)
  const theirs = sql`row_id in (${sql.join(ids)})`
  if (kind === 'postgres') {
    await sql`delete from ${words} where ${theirs}`.execute(db)
    return
  }
  await sql`
    delete from ${words} where rowid in (select place from ${places} where ${theirs})`.execute(db)
  await sql`delete from ${places} where ${theirs}`.execute(db)
}

/** A statement that holds no other value than the entries. */
async function run(
  db: Transaction<Database>,
  shape: string,
  entries: readonly string[],
  statement: RawBuilder<unknown>,
): Promise<void> {
  const query = () => ({ compile: () => statement.compile(db) })
  await runCompiled(db, shape, entries, query, { answers: false })
}

async function forgetInSqlite(
  db: Transaction<Database>,
  table: SearchableTable,
  entries: string,
): Promise<void> {
  const { words, places } = indexTables(table)
  const forget = sql`
    delete from ${words} where rowid in (
      select place from ${places} where row_id in (select value ->> 'id' from json_each(${entries})))`
  await run(db, `forget words ${table}`, [entries], forget)
}

async function indexInSqlite(
  db: Transaction<Database>,
  table: SearchableTable,
  entries: string,
): Promise<void> {
  const { words, places } = indexTables(table)
  const place = sql`
    with fresh as (
      select value ->> 'id' as id, (value ->> 'made') * ${ROWS_PER_MS} as base
      from json_each(${entries})
      where value ->> 'id' not in (select row_id from ${places}))
    insert into ${places} (place, row_id)
    select row_number() over (partition by base order by id) + coalesce(
      (select max(place) from ${places} where place >= base and place < base + ${ROWS_PER_MS}),
      base - 1), id
    from fresh`
  await run(db, `place words ${table}`, [entries], place)
  const index = sql`
    insert into ${words} (rowid, words)
    select place, (select group_concat(word.value, ' ') from json_each(entry.value -> 'words') word)
    from json_each(${entries}) entry
    join ${places} on row_id = entry.value ->> 'id'`
  await run(db, `index words ${table}`, [entries], index)
}

async function indexInPostgres(
  db: Transaction<Database>,
  table: SearchableTable,
  entries: string,
): Promise<void> {
  const index = sql`
    insert into ${indexTables(table).words} (row_id, at, words)
    select entry ->> 'id', entry ->> 'at',
      array_to_tsvector(array(select jsonb_array_elements_text(entry -> 'words')))
    from jsonb_array_elements(${entries}::jsonb) entry
    on conflict (row_id) do update set words = excluded.words`
  await run(db, `index words ${table}`, [entries], index)
}
