import { services } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import type { Kept, KeptTable } from '../schema.ts'
import { phoneWords, stateWord, wordsOf } from './words.ts'

/** What the rows of a table are looked for by. */
export interface Sought {
  /** Columns that the words come from: a change of another leaves the words as they are. */
  readonly fields: ReadonlySet<string>
  words(row: Kept): string[]
}

/** A state by itself, a phone by any stretch of it, anything else by its words. */
function wordsIn(column: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  const text = String(value)
  if (column === 'status') return [stateWord(text)]
  return column === 'customer_phone' ? phoneWords(text) : wordsOf(text)
}

const sought = (columns: readonly string[]): Sought => ({
  fields: new Set(columns),
  words: (row) => [
    ...new Set(columns.flatMap((column) => wordsIn(column, row[column as keyof Kept]))),
  ],
})

type SoughtService = Extract<(typeof services)[number], { soughtBy: object }>
export type SoughtTable = 'hotel_bookings' | SoughtService['table']

/**
 * Tables that are searched by words: a service's by its description. Another one takes a migration
 * that calls `makeSearchable`; so does another column of one that is here.
 */
export const soughtTables = Object.fromEntries([
  ['hotel_bookings', sought(['code', 'customer_name', 'customer_phone'])],
  ...services.flatMap(({ table, soughtBy }: Service) =>
    soughtBy ? [[table, sought(soughtBy)]] : [],
  ),
]) as Readonly<Record<SoughtTable, Sought>>

export function isSought(table: KeptTable): table is SoughtTable {
  return Object.hasOwn(soughtTables, table)
}
