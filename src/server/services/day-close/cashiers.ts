import type { Kysely } from 'kysely'
import type { Movement } from '#domain/movements.ts'
import type { Database } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'

/**
 * Who took each payment, and who gave it back: by the trail, since a row names its last editor. A name
 * stands for one person: see `cashierNames`.
 */
export type Cashiers = (payment: string, way: Movement['way']) => string | undefined

const takes = (changed: Record<string, unknown[]>) => changed.status?.[1] === 'paid'
const givesBack = (changed: Record<string, unknown[]>) =>
  changed.status?.[1] === 'refunded' || changed.refund_status?.[1] === 'done'

/**
 * What each of the staff is called by their id, as they are called now. Those who share a name with a
 * colleague are told apart by their e-mail, as much of it as is needed: totals are by person.
 */
async function cashierNames(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const people = await db.selectFrom('users').select(['id', 'name', 'email']).execute()
  const isShared = (value: (one: (typeof people)[number]) => string) => {
    const seen = new Map<string, number>()
    for (const one of people) seen.set(value(one), (seen.get(value(one)) ?? 0) + 1)
    return (one: (typeof people)[number]) => (seen.get(value(one)) ?? 0) > 1
  }
  const mailbox = ({ email }: { email: string }) => email.split('@')[0] ?? email
  const isNamesake = isShared(({ name }) => name)
  const isMailboxShared = isShared((one) => `${one.name} ${mailbox(one)}`)
  return new Map(
    people.map((one) => {
      const rest = isMailboxShared(one) ? one.email : mailbox(one)
      return [one.id, isNamesake(one) ? `${one.name} (${rest})` : one.name]
    }),
  )
}

/** Of the trail's `user:<id>`. */
const idOf = (actor: string) => (actor.startsWith('user:') ? actor.slice('user:'.length) : null)

export async function cashiersOf(
  db: Kysely<Database>,
  payments: readonly string[],
): Promise<Cashiers> {
  const names = await cashierNames(db)
  const first = new Map<string, string>()
  const found = new Map<string, string>()
  for (const some of batches(payments)) {
    const trail = await db
      .selectFrom('audit')
      .select(['row_id', 'actor', 'actor_name', 'on_behalf_of', 'on_behalf_of_name', 'changed'])
      .where('resource', '=', 'payments')
      .where('row_id', 'in', some)
      .orderBy('at')
      .orderBy('id')
      .execute()
    for (const row of trail) {
      const { row_id } = row
      const said = row.on_behalf_of_name ?? row.actor_name
      if (said === null) continue
      // What somebody took over a colleague recorded.
      const name = names.get(row.on_behalf_of ?? idOf(row.actor) ?? '') ?? said
      const changed = JSON.parse(row.changed) as Record<string, unknown[]>
      if (!first.has(row_id)) first.set(row_id, name)
      if (takes(changed)) found.set(`${row_id} came`, name)
      if (givesBack(changed)) found.set(`${row_id} went`, name)
    }
  }
  return (payment, way) =>
    found.get(`${payment} ${way}`) ?? (way === 'came' ? first.get(payment) : undefined)
}
