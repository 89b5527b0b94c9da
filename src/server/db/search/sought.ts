import type { Database, Kept, KeptTable } from '../schema.ts'
import { phoneWords, stateWord, wordsOf } from './words.ts'

/** What the rows of a table are looked for by. */
export interface Sought {
  /** Columns that the words come from: a change of another leaves the words as they are. */
  readonly fields: ReadonlySet<string>
  words(row: Kept): string[]
}

function sought<T extends KeptTable>(
  _table: T,
  fields: readonly (keyof Database[T] & string)[],
  words: (row: Database[T]) => string[],
): Sought {
  return { fields: new Set(fields), words: (row) => words(row as Database[T]) }
}

/**
 * Tables that are searched by words. Another one takes a line here, and a migration that calls
 * `makeSearchable`; so does another field of one that is here.
 */
export const soughtTables = {
  restaurant_orders: sought(
    'restaurant_orders',
    ['status', 'number', 'code', 'customer_name', 'customer_phone'],
    (row) => [
      stateWord(row.status),
      ...wordsOf(String(row.number), row.code, row.customer_name),
      ...phoneWords(row.customer_phone),
    ],
  ),
  hotel_bookings: sought('hotel_bookings', ['code', 'customer_name', 'customer_phone'], (row) => [
    ...wordsOf(row.code, row.customer_name),
    ...(row.customer_phone === null ? [] : phoneWords(row.customer_phone)),
  ]),
  laundry_orders: sought(
    'laundry_orders',
    ['status', 'code', 'customer_name', 'customer_phone', 'room'],
    (row) => [
      stateWord(row.status),
      ...wordsOf(row.code, row.customer_name, row.room),
      ...(row.customer_phone === null ? [] : phoneWords(row.customer_phone)),
    ],
  ),
  tour_bookings: sought('tour_bookings', ['code', 'customer_name', 'customer_phone'], (row) => [
    ...wordsOf(row.code, row.customer_name),
    ...(row.customer_phone === null ? [] : phoneWords(row.customer_phone)),
  ]),
} as const satisfies Partial<Record<KeptTable, Sought>>

export type SoughtTable = keyof typeof soughtTables

export function isSought(table: KeptTable): table is SoughtTable {
  return Object.hasOwn(soughtTables, table)
}
