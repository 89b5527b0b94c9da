import type { Kysely } from 'kysely'
import type { OfferTable } from '#contract/services/index.ts'
import type { Database } from '../db/schema.ts'

/** Names by id, also of rows that are deleted. */
export async function namesOf(
  db: Kysely<Database>,
  table: 'rooms' | OfferTable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(table as 'rooms')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
