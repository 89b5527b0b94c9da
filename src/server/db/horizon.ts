import { sql, type RawBuilder } from 'kysely'
import type { Store } from './store.ts'

/** The lowest position of the table of changes that may still be committed, see changes.ts. */
export const horizonIn = (kind: Store['kind']): RawBuilder<number> =>
  kind === 'postgres'
    ? sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
    : sql<number>`coalesce((select cast(value as integer) from meta where name = 'position'), 0) + 1`

export async function horizonOf({ db, kind }: Store): Promise<number> {
  const { at } = await db
    .selectFrom('meta')
    .select(horizonIn(kind).as('at'))
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow()
  return Number(at)
}
