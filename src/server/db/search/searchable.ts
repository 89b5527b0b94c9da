import { services } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import type { SyncedRow, SyncedTable } from '../schema.ts'
import { phoneWords, stateWord, wordsOf } from './words.ts'

/** What the rows of a table are looked for by. */
export interface SearchSpec {
  /** Columns that the words come from: a change of another leaves the words as they are. */
  readonly fields: ReadonlySet<string>
  words(row: SyncedRow): string[]
}

/** A state by itself, a phone by any stretch of it, anything else by its words. */
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
 * Tables that are searched by words: a service's by its description. Another one takes a migration
 * that calls `makeSearchable`; so does another column of one that is here.
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
