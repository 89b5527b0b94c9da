import { sql } from 'kysely'
import type { SearchableTable } from './searchable.ts'

/** A table's index: the words, and (SQLite) which row stands at which place in it. */
export function indexTables(table: SearchableTable) {
  return { words: sql.table(`${table}_words`), places: sql.table(`${table}_words_places`) }
}
