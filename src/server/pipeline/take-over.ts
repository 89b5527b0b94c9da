import type { OnBehalfOf } from '#contract/outbox.ts'
import type { Store } from '../db/store.ts'
import { refuseUntilSignIn } from './auth.ts'
import { refuse, type Actor } from './endpoint.ts'

/** An admin may withdraw what a colleague recorded, and hear what became of it (decision 43). */
export function mayTakeOver(actor: Actor): boolean {
  return actor.kind === 'staff' && actor.role === 'admin' && actor.scope !== 'read'
}

/** Whether it was recorded by staff, as `operations.actor` names them: guests need nobody's hand. */
export function isStaffActor(actor: string): boolean {
  return actor.startsWith('user:')
}

/**
 * The actor with whom they act for. The name is the house's own where it knows that person, deleted
 * or not: what a device says of others counts only where the house knows nothing better.
 */
export async function withOnBehalfOf(
  { db }: Store,
  actor: Actor,
  given: OnBehalfOf | undefined,
): Promise<Actor> {
  if (given === undefined) return actor
  if (actor.kind !== 'staff' || !mayTakeOver(actor)) {
    return refuse('admin_takes_over')
  }
  // Whoever holds the device has this token: it names nobody but the admin it was given to.
  if (actor.scope === 'send') return refuseUntilSignIn()
  const known = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', given.user_id)
    .executeTakeFirst()
  return { ...actor, onBehalfOf: { ...given, name: known?.name ?? given.name } }
}
