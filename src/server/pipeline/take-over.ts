import type { OnBehalfOf } from '#contract/outbox.ts'
import type { Store } from '../db/store.ts'
import { refuseUntilSignIn } from './auth.ts'
import { refuse, type Actor } from './endpoint.ts'

/** An admin may withdraw a colleague's entry, and read its result (decision 43). */
export function mayTakeOver(actor: Actor): boolean {
  return actor.kind === 'staff' && actor.role === 'admin' && actor.scope !== 'read'
}

/** Whether staff recorded it, by the value of `operations.actor`. Guests need no take-over. */
export function isStaffActor(actor: string): boolean {
  return actor.startsWith('user:')
}

/**
 * The actor with the colleague they act for. The stored name wins where that person is known,
 * deleted or not, over the name that the device sent.
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
  // A device's send token acts for nobody but its own person.
  if (actor.scope === 'send') return refuseUntilSignIn()
  const known = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', given.user_id)
    .executeTakeFirst()
  return { ...actor, onBehalfOf: { ...given, name: known?.name ?? given.name } }
}
