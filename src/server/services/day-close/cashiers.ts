import type { Kysely } from 'kysely'
import type { Movement } from '#domain/movements.ts'
import type { Database } from '../../db/schema.ts'
import { batches } from '../../db/tx.ts'

/** Who took each payment, and who gave it back: by the trail, since a row names its last editor. */
export type Cashiers = (payment: string, way: Movement['way']) => string | undefined

const takes = (changed: Record<string, unknown[]>) => changed.status?.[1] === 'paid'
const givesBack = (changed: Record<string, unknown[]>) =>
  changed.status?.[1] === 'refunded' || changed.refund_status?.[1] === 'done'

export async function cashiersOf(
  db: Kysely<Database>,
  payments: readonly string[],
): Promise<Cashiers> {
  const first = new Map<string, string>()
  const found = new Map<string, string>()
  for (const some of batches(payments)) {
    const trail = await db
      .selectFrom('audit')
      .select(['row_id', 'actor_name', 'on_behalf_of_name', 'changed'])
      .where('resource', '=', 'payments')
      .where('row_id', 'in', some)
      .orderBy('at')
      .orderBy('id')
      .execute()
    for (const { row_id, actor_name, on_behalf_of_name, changed } of trail) {
      const name = on_behalf_of_name ?? actor_name
      if (name === null) continue
      const said = JSON.parse(changed) as Record<string, unknown[]>
      if (!first.has(row_id)) first.set(row_id, name)
      if (takes(said)) found.set(`${row_id} came`, name)
      if (givesBack(said)) found.set(`${row_id} went`, name)
    }
  }
  return (payment, way) =>
    found.get(`${payment} ${way}`) ?? (way === 'came' ? first.get(payment) : undefined)
}
