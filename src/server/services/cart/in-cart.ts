import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Which carts rows were booked in, if any: what is told of these is told of the cart. */
export async function cartsOf(
  db: Kysely<Database>,
  kind: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('cart_rows')
    .select('cart_id')
    .distinct()
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .orderBy('cart_id')
    .execute()
  return rows.map(({ cart_id }) => cart_id)
}
