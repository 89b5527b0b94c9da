import { sql, type Transaction } from 'kysely'
import type { Database, SyncedRow } from '../schema.ts'
import type { Store } from '../store.ts'
import { indexWords } from './index-words.ts'
import { indexTables, type SearchableTable } from './searchable.ts'

const BATCH_SIZE = 1000

/**
 * Rebuilds a table's word index: for migrations, when a table becomes searchable or its words
 * change (decisions/0013).
 *
 * SQLite: FTS5 over our own words, with indexes of one, two and three first letters, for results
 * while typing. It stores numbers only, so a second table maps them to rows. PostgreSQL: a
 * `tsvector` of our own words under GIN without its pending list, which every search would have to
 * read.
 */
export async function makeSearchable(
  db: Transaction<Database>,
  kind: Store['kind'],
  table: SearchableTable,
): Promise<void> {
  const { words, places } = indexTables(table)
  await sql`drop table if exists ${words}`.execute(db)
  if (kind === 'sqlite') {
    await sql`drop table if exists ${places}`.execute(db)
    await sql`
      create virtual table ${words} using fts5(words, content='', contentless_delete=1,
        detail=none, prefix='1 2 3', tokenize='ascii')`.execute(db)
    await sql`
      create table ${places} (place integer primary key, row_id text not null unique) strict`.execute(
      db,
    )
  } else {
    await sql`
      create table ${words} (row_id text collate "C" primary key, at text collate "C" not null,
        words tsvector not null)`.execute(db)
    await sql`create index on ${words} using gin (words) with (fastupdate = off)`.execute(db)
    await sql`create index on ${words} (at, row_id)`.execute(db)
  }
  await indexAll(db, kind, table)
}

async function indexAll(
  db: Transaction<Database>,
  kind: Store['kind'],
  table: SearchableTable,
): Promise<void> {
  for (let last = ''; ;) {
    const rows: SyncedRow[] = await db
      .selectFrom(table)
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    const end = rows.at(-1)
    if (end === undefined) return
    await indexWords(db, kind, table, rows)
    last = end.id
  }
}
