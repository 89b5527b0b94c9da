import type { Readers } from '#contract/resources.ts'
import { deskRoles, roleAtLeast, type DeskRole } from '#domain/access.ts'
import type { Actor } from './endpoint.ts'

/** As in `operations.actor`: `user:<id>`, or `device:<id>` for guests. */
export function actorKey(actor: Actor): string {
  return actor.kind === 'staff' ? `user:${actor.userId}` : `device:${actor.deviceId ?? 'none'}`
}

/**
 * Who did it, for colleagues to read: a name of staff, or `guest`; of what was taken over, who
 * recorded it and who sent it. Never in public answers.
 */
export function actorDisplayName(actor: Actor): string {
  if (actor.kind !== 'staff') return 'guest'
  const { name, onBehalfOf } = actor
  return onBehalfOf === undefined ? name : `${onBehalfOf.name} / ${name}`
}

/**
 * What the actor may do of the staff's, by role; null: nothing. A token that can only send does at
 * most what the reception may: settings, people, prices and keys wait for their person's sign-in.
 */
export function deskRoleOf(actor: Actor): DeskRole | null {
  if (actor.kind !== 'staff') return null
  const role = deskRoles.find((one) => one === actor.role) ?? null
  return role === 'admin' && actor.scope === 'send' ? 'reception' : role
}

/** Whether the actor may do what somebody of the role `least` may. */
export function hasRole(actor: Actor, least: DeskRole): boolean {
  const role = deskRoleOf(actor)
  return role !== null && roleAtLeast(role, least)
}

/** Which rows the actor may read in the changes feed and hear of in the stream. */
export function audienceOf(actor: Actor): Readers {
  if (actor.kind === 'staff' && actor.scope === 'send') return 'public'
  return deskRoleOf(actor) ?? 'public'
}
