import { sql } from 'kysely'
import type { Tx } from '../db/store.ts'
import type { Call } from './endpoint.ts'

/**
 * Which of these fields of a row were changed after this operation was confirmed. For changes
 * without `seen` (older versions, other apps): a late one must not silently overwrite a later one
 * (decision 36). Compares the corrected times in the audit. A call without a time counts as now, so
 * that nothing is later.
 *
 * @param fields as the audit names them
 */
export async function fieldsChangedSince(
  tx: Tx,
  { operation }: Pick<Call, 'operation'>,
  { resource, id }: { resource: string; id: string },
  fields: readonly string[],
): Promise<string[]> {
  const said = operation?.deviceTime
  if (said == null || fields.length === 0) return []
  const later = await tx.db
    .selectFrom('audit')
    .select('changed')
    .where('resource', '=', resource)
    .where('row_id', '=', id)
    .where(sql<string>`coalesce(device_time, at)`, '>', said)
    .execute()
  const spoken = new Set(later.flatMap(({ changed }) => Object.keys(JSON.parse(changed) as object)))
  return fields.filter((field) => spoken.has(field))
}
