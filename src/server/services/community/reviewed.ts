import type { Kysely } from 'kysely'
import type { PostReview } from '#contract/community.ts'
import { reviewedTables } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'

const tableOf = (service: PostReview['service']) =>
  service === 'room' ? 'rooms' : reviewedTables[service]

/** What a review is of, by the name that the house gives it; undefined: there is no such thing. */
export async function reviewedItemName(
  db: Kysely<Database>,
  service: PostReview['service'],
  id: string,
): Promise<string | undefined> {
  // All have a name; Kysely does not see through the choice of a table.
  const row = await db
    .selectFrom(tableOf(service) as 'rooms')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}
