import { sql } from 'kysely'
import type { Tx } from '../db/store.ts'
import type { Call } from './endpoint.ts'

/**
 * Which of these fields of a row somebody spoke of after this word was said. For changes that carry
 * no `seen` (older versions, other apps): one that arrives late must not silently win over a later
 * one (decision 36). Words are compared by when they were said, by the house's corrected time: the
 * audit has it of each. A call that tells no time is said now, so that nothing is later.
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
