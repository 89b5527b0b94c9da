import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** How many rows a query finds. */
export async function countOf<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
