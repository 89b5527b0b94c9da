import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** How many days tours take, in the order of the ids; one where it is not known. */
export async function lengthsOf(db: Kysely<Database>, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'duration_days'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const days = new Map(rows.map(({ id, duration_days }) => [id, duration_days]))
  return ids.map((id) => Math.max(1, days.get(id) ?? 1))
}
