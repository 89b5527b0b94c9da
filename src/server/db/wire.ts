import type { Kysely } from 'kysely'
import type { ResourceRow, Resource } from '#contract/resources.ts'
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
