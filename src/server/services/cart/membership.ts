import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** The dedupe key of a cart's notice. */
export const cartNoticeKey = (cartId: string) => `cart_booked:${cartId}`

/**
 * Whether one message that is yet to go out will say how these rows stand: they were booked with
 * more in one go. Once it has gone, what is confirmed later is told by itself. One that is just being
 * sent may have been written before: rather told twice than never.
 */
export async function isInPendingCartNotice(
  db: Kysely<Database>,
  kind: string,
  ids: readonly string[],
): Promise<boolean> {
  const carts = await cartsOf(db, kind, ids)
  if (carts.length === 0) return false
  const alreadySent = await db
    .selectFrom('notices')
    .select('id')
    .where('dedupe', 'in', carts.map(cartNoticeKey))
    .where((eb) => eb.or([eb('state', '!=', 'queued'), eb('attempts', '>', 0)]))
    .executeTakeFirst()
  return alreadySent === undefined
}

/** The carts in which rows were booked. */
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
