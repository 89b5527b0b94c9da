import { sql } from 'kysely'
import { services } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import type { SyncedRow, SyncedTable } from '../schema.ts'
import { phoneWords, stateWord, wordsOf } from './words.ts'

/** How a table's rows are indexed. */
export interface SearchSpec {
  /** The indexed columns: other changes leave the index as it is. */
  readonly fields: ReadonlySet<string>
  words(row: SyncedRow): string[]
}

/** A state as one word, a phone by its suffixes, anything else by its words. */
function wordsIn(column: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  const text = String(value)
  if (column === 'status') return [stateWord(text)]
  return column === 'customer_phone' ? phoneWords(text) : wordsOf(text)
}

const searchSpec = (columns: readonly string[]): SearchSpec => ({
  fields: new Set(columns),
  words: (row) => [
    ...new Set(columns.flatMap((column) => wordsIn(column, row[column as keyof SyncedRow]))),
  ],
})

type SearchableService = Extract<(typeof services)[number], { soughtBy: object }>
export type SearchableTable = 'hotel_bookings' | SearchableService['table']

/**
 * The searchable tables: a service's by its description. A new table or column needs a migration
 * that calls `makeSearchable`.
 */
export const searchableTables = Object.fromEntries([
  ['hotel_bookings', searchSpec(['code', 'customer_name', 'customer_phone'])],
  ...services.flatMap(({ table, soughtBy }: Service) =>
    soughtBy ? [[table, searchSpec(soughtBy)]] : [],
  ),
]) as Readonly<Record<SearchableTable, SearchSpec>>

export function isSearchable(table: SyncedTable): table is SearchableTable {
  return Object.hasOwn(searchableTables, table)
}

/** The tables of an index: the words, and (SQLite) the position of each row. */
export function indexTables(table: SearchableTable) {
  return { words: sql.table(`${table}_words`), places: sql.table(`${table}_words_places`) }
}
