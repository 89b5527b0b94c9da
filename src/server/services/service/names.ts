import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Tables of what the house offers. */
export type OfferTable = 'rooms' | 'items' | 'laundry_services' | 'cars' | 'tours'

/** The house's names, by id; those too of what is offered no more. */
export async function namesOf(
  db: Kysely<Database>,
  table: OfferTable,
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
