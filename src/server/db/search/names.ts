import { sql } from 'kysely'
import type { SearchableTable } from './searchable.ts'

/** The tables of an index: the words, and (SQLite) the position of each row. */
export function indexTables(table: SearchableTable) {
  return { words: sql.table(`${table}_words`), places: sql.table(`${table}_words_places`) }
}
