import type { Actor } from './endpoint.ts'

/** As in `operations.actor`: `user:<id>`, or `device:<id>` for guests. */
export function actorName(actor: Actor): string {
  return actor.kind === 'staff' ? `user:${actor.userId}` : `device:${actor.deviceId ?? 'none'}`
}

/** Who did it, for colleagues to read: a name of staff, or `guest`. Never in public answers. */
export function nameForDesk(actor: Actor): string {
  return actor.kind === 'staff' ? actor.name : 'guest'
}

/** Roles that work at the desk; trainers and trainees sign in but see none of it (decisions.md). */
export const deskRoles: ReadonlySet<string> = new Set(['admin', 'staff'])

/** Whether the actor works at the desk, by role alone. */
export function isDesk(actor: Actor): boolean {
  return actor.kind === 'staff' && deskRoles.has(actor.role)
}

/** Which rows the actor may read in the changes feed and hear of in the stream. */
export function audienceOf(actor: Actor): 'public' | 'staff' {
  return isDesk(actor) && actor.kind === 'staff' && actor.scope !== 'send' ? 'staff' : 'public'
}
