import type * as z from 'zod/mini'
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { batches } from './batches.ts'
import type { Database, SyncedRow, SyncedTable } from './schema.ts'

/**
 * A resource's rows as they are in its list: those with the given ids, or all (null). Deleted and
 * hidden rows are left out. Each service exports one from its wire.ts; services/wires.ts collects
 * them.
 */
export type WireRows = (
  db: Kysely<Database>,
  ids: readonly string[] | null,
) => Promise<ResourceRow[]>

export type Wires = Readonly<Record<Resource, WireRows>>

/**
 * What a query finds of these ids, in as many parts as one question takes; of all (null) what
 * `first` finds. `id`: the column, where a join makes it ambiguous.
 */
export async function rowsIn<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  ids: readonly string[] | null,
  first = query,
  id = 'id',
) {
  if (ids === null) return await first.execute()
  const found = []
  for (const some of batches(ids)) {
    found.push(...(await query.where(id as never, 'in', some as never).execute()))
  }
  return found
}

/** The rows of a table that are not deleted. */
export const activeIn = <Table extends SyncedTable>(db: Kysely<Database>, table: Table) =>
  db
    .selectFrom(table as 'rooms')
    .selectAll()
    .where('deleted_at', 'is', null) as unknown as SelectQueryBuilder<
    Database,
    Table,
    Selectable<Database[Table]>
  >

/**
 * What a query finds, as it is in the list. `first`: what of it a device that starts anew gets; `id`: the
 * column, where a join makes it ambiguous.
 */
export const rowsOf =
  <Tables extends keyof Database, Row>(
    query: (db: Kysely<Database>) => SelectQueryBuilder<Database, Tables, Row>,
    wire: (row: Row) => ResourceRow,
    {
      first = (all) => all,
      id,
    }: {
      first?: (
        all: SelectQueryBuilder<Database, Tables, Row>,
      ) => SelectQueryBuilder<Database, Tables, Row>
      id?: string
    } = {},
  ): WireRows =>
  async (db, ids) => {
    const all = query(db)
    return (await rowsIn(all, ids, first(all), id)).map(wire)
  }

/** Whether a column is sent as it is: a text may be one of the wire's words. */
type IsSent<Stored, Sent> = [Stored] extends [Sent]
  ? true
  : [Stored, Sent] extends [string, string]
    ? true
    : false

type SentFields<Row, Wire> = {
  [Field in keyof Wire]-?: Field extends keyof Row
    ? IsSent<Row[Field], Wire[Field]> extends true
      ? Field
      : never
    : never
}[keyof Wire]

/** The fields of the wire that a row has not, or has as another type. */
export type OtherFields<Row, Wire> = {
  [Field in Exclude<keyof Wire & keyof Row, SentFields<Row, Wire>>]: Wire[Field]
} & Omit<Wire, keyof Row> &
  Partial<Wire>

/** A row on the wire: the schema's fields, those that are `others` and those that it has as they are. */
export function onWire<Schema extends z.ZodMiniObject, Row extends object>(
  { shape }: Schema,
  row: Row,
  others: OtherFields<Row, z.infer<Schema>>,
): z.infer<Schema> {
  const known: Readonly<Record<string, unknown>> = { ...row, ...others }
  const fields = Object.keys(shape).filter((field) => known[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [field, known[field]])) as z.infer<Schema>
}

/** The fields that every synced row has on the wire. */
export function syncedFields(row: SyncedRow) {
  return {
    id: row.id,
    version: row.version,
    created_at: row.created_at,
    changed_at: row.changed_at,
    operation_id: row.operation_id,
  }
}
