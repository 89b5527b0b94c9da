import { sql } from 'kysely'
import type { SoughtTable } from './sought.ts'

/** A table's index: the words, and (SQLite) which row stands at which place in it. */
export function indexOf(table: SoughtTable) {
  return { words: sql.table(`${table}_words`), places: sql.table(`${table}_words_places`) }
}
