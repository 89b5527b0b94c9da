import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { batches } from './batches.ts'
import type { Database, SyncedRow } from './schema.ts'

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

/** What a query finds, as it is in the list; `id`: the column, where a join makes it ambiguous. */
export const rowsOf =
  <Tables extends keyof Database, Row>(
    query: (db: Kysely<Database>) => SelectQueryBuilder<Database, Tables, Row>,
    wire: (row: Row) => ResourceRow,
    id = 'id',
  ): WireRows =>
  async (db, ids) =>
    (await rowsIn(query(db), ids, undefined, id)).map(wire)

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
