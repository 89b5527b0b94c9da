import type { Readers } from '#contract/resources.ts'
import { deskRoles, roleAtLeast, type DeskRole } from '#domain/access.ts'
import type { Actor } from './endpoint.ts'

/** The value of `operations.actor`: `user:<id>`, or `device:<id>` for guests. */
export function actorKey(actor: Actor): string {
  return actor.kind === 'staff' ? `user:${actor.userId}` : `device:${actor.deviceId ?? 'none'}`
}

/**
 * The actor's name for colleagues: a staff name, or `guest`; for taken-over work, who recorded it
 * and who sent it. Never in public answers.
 */
export function actorDisplayName(actor: Actor): string {
  if (actor.kind !== 'staff') return 'guest'
  const { name, onBehalfOf } = actor
  return onBehalfOf === undefined ? name : `${onBehalfOf.name} / ${name}`
}

/**
 * The desk role of the actor; null: none. A send token has at most the role reception: settings,
 * people, prices and keys need a full sign-in.
 */
export function deskRoleOf(actor: Actor): DeskRole | null {
  if (actor.kind !== 'staff') return null
  const role = deskRoles.find((one) => one === actor.role) ?? null
  return role === 'admin' && actor.scope === 'send' ? 'reception' : role
}

export function hasRole(actor: Actor, least: DeskRole): boolean {
  const role = deskRoleOf(actor)
  return role !== null && roleAtLeast(role, least)
}

/** Which rows the actor may read in the changes feed and the event stream. */
export function audienceOf(actor: Actor): Readers {
  if (actor.kind === 'staff' && actor.scope === 'send') return 'public'
  return deskRoleOf(actor) ?? 'public'
}
