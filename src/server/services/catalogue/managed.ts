import type { NamedRefusal as Refused } from '#contract/refusals/index.ts'
import {
  fromFirstField,
  withReasons,
  type Fields,
  type PlainReason,
} from '../../pipeline/refusal.ts'
import type { Kysely } from 'kysely'
import type { RouteName } from '#contract/routes.ts'
import type { CategoryTable, OfferTable } from '#contract/services/index.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { baseOf } from '../../house-settings.ts'
import { checkPriceInBase } from '../check-price.ts'
import type { Translations } from '#domain/texts.ts'
import type { Database, SyncedRow } from '../../db/schema.ts'
import type { WireRows } from '../../db/wire.ts'
import type { Tx } from '../../db/store.ts'
import { translationsColumn, translationsIn } from '../../db/translations.ts'
import type { Invalid, Schema } from '../../pipeline/endpoint.ts'

/**
 * What staff keep of the house's offer, described once for each kind: its table, its fields, its
 * words. Adding, changing and deleting are the same for all of them (create.ts, change.ts, remove.ts).
 */

export type ManagedTable = OfferTable | CategoryTable

export type Value = string | number | boolean | null

/** A row of any of the tables, by its columns. */
export type ManagedRow = SyncedRow & Record<string, unknown>

/** How a field of the wire lies in its column. */
export interface Field {
  column: string
  toColumn(value: Value): string | number | null
  toWire(column: unknown): Value
  /** It is a price, in the base currency. */
  isPrice?: true
}

/** Fields that lie in columns of their names as they are. */
export const plain = (...names: readonly string[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    names.map((column): [string, Field] => [
      column,
      {
        column,
        toColumn: (value) => value as string | number | null,
        toWire: (value) => value as Value,
      },
    ]),
  )
/** In the base currency: decimals on the wire, cents in the store. */
export const money = (column: string): Field => ({
  column,
  toColumn: (value) => toCents(Number(value)),
  toWire: (cents) => fromCents(Number(cents)),
  isPrice: true,
})
export const flag = (column: string): Field => ({
  column,
  toColumn: (value) => (value === true ? 1 : 0),
  toWire: (column_) => column_ === 1,
})

/** Lists, and names by language, as JSON. */
export const json = (column: string): Field => ({
  column,
  toColumn: (value) => JSON.stringify(value),
  toWire: (text) => JSON.parse(String(text)) as Value,
})

/** Names and descriptions in other languages (decision 87). */
export const translated: Field = {
  column: 'translations',
  toColumn: (value) => translationsColumn(value as unknown as Translations),
  toWire: (text) => translationsIn({ translations: String(text) }) as unknown as Value,
}

/** A body as its schema left it: fields by their names, and what is not a field. */
export type FieldValues = Readonly<Record<string, unknown>>

export interface ManagedResource {
  table: ManagedTable
  /** As the refusal `offer_changed` has it: "A colleague changed this item meanwhile: price." */
  noun: string
  routes: { create: RouteName; change: RouteName; remove?: RouteName }
  bodies: { create: Schema<unknown>; change: Schema<unknown> }
  fields: Readonly<Record<string, Field>>
  /** What fields are called in a conflict, where that is not their name. */
  fieldLabels?: Readonly<Record<string, string>>
  /** What the documents say of a field that does not fit (spec 3 §5). */
  reasons: Readonly<Record<string, PlainReason>>
  /** Spec 3 §8.3. */
  messages: { created: string; changed: string; removed: string }
  hasImage: boolean
  /** Columns that are derived from the values. */
  derivedColumns?(values: FieldValues): object
  /** Columns of a new row that have no field. `params`: of the path. */
  defaultsForNew?(
    tx: Tx,
    params: Readonly<Record<string, string>>,
    values: FieldValues,
  ): Promise<object>
  /** Throws `validation`. `id`: null for a new row. */
  check?(tx: Tx, values: FieldValues, id: string | null): Promise<void>
  /** Why it cannot be deleted, in words; null: it can. */
  whyNotDeletable?(tx: Tx, row: ManagedRow, now: Date): Promise<Refused | null>
  rows: WireRows
}

/** The row as its list has it; undefined: it is in no list any more. */
export async function wireOf({ rows }: ManagedResource, db: Kysely<Database>, id: string) {
  const [row] = await rows(db, [id])
  return row
}

/** The documents' messages for invalid fields. */
export function invalidFor({ reasons }: ManagedResource) {
  return (fields: Fields): Invalid | undefined => fromFirstField(withReasons(fields, reasons))
}

/** Prices that can be paid in the house's currency. Throws `validation`. */
export async function checkPrices(
  { fields }: ManagedResource,
  tx: Tx,
  values: FieldValues,
): Promise<void> {
  const prices = Object.keys(values).filter((name) => fields[name]?.isPrice)
  if (prices.length === 0) return
  const base = await baseOf(tx.db)
  for (const name of prices) checkPriceInBase(Number(values[name]), base, name)
}

/** The row, locked; undefined: gone, or never there. */
export async function lockManaged(
  tx: Tx,
  { table }: ManagedResource,
  id: string,
): Promise<ManagedRow | undefined> {
  return (await tx.lock(table, id)) as ManagedRow | undefined
}

/** The columns of the fields that are given. */
export function columnsOf(
  { fields }: ManagedResource,
  values: FieldValues,
): Record<string, string | number | null> {
  const columns: Record<string, string | number | null> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] !== undefined) columns[field.column] = field.toColumn(values[name] as Value)
  }
  return columns
}
