import type { Kysely } from 'kysely'
import { ownKinds, type CancellationTerms } from '#contract/cancellations.ts'
import type { Database } from '../../db/schema.ts'
import { publicCarts } from '../cart/index.ts'
import { matchesContact } from './find.ts'

type Part = NonNullable<CancellationTerms['parts']>[number]

/**
 * What a cart's code stands for, if the contact goes with it: the lines that were had, in the guest's
 * order, each with its own code. None where it is no cart's, or another's.
 */
export async function partsOfCart(
  db: Kysely<Database>,
  code: string,
  contact: string,
): Promise<Part[]> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || !matchesContact(row, contact)) return []
  const [cart] = await publicCarts(db, [row])
  return (cart?.lines ?? []).flatMap(({ code: own, subjects, title, from, status }): Part[] => {
    const kind = ownKinds.find((one) => one === subjects[0]?.kind)
    if (own === null || kind === undefined) return []
    return [{ kind, code: own, title, day: from, status: status ?? 'pending' }]
  })
}
