import type { Kysely } from 'kysely'
import type { PostReview } from '#contract/community.ts'
import type { Database } from '../../db/schema.ts'

const tables = {
  room: 'rooms',
  car: 'cars',
  menu_item: 'items',
  laundry_service: 'laundry_services',
} as const satisfies Record<PostReview['service'], keyof Database>

/** What a review is of, by the name that the house gives it; undefined: there is no such thing. */
export async function reviewedLabel(
  db: Kysely<Database>,
  service: PostReview['service'],
  id: string,
): Promise<string | undefined> {
  // All four have a name; Kysely does not see through the choice of a table.
  const row = await db
    .selectFrom(tables[service] as 'cars')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}
