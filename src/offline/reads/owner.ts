import { isMoreForDesk, readableBy, type Resource } from '#contract/resources.ts'
import { deskRoles } from '#domain/access.ts'

/** Owner of what anyone may see, and of a guest's own orders on this device. */
export const PUBLIC = 'public'
/** Nobody is signed in: owns nothing. */
const NOBODY = 'nobody'

/** Whose a cached row is: `public`, or as `personOf` says. */
export function ownerOf(resource: Resource, staff: boolean | undefined, person: string): string {
  if (person !== PUBLIC && staff === undefined && isMoreForDesk(resource)) return person
  if (!(staff ?? readableBy[resource] !== 'public')) return PUBLIC
  return person === PUBLIC ? NOBODY : person
}

/** The admins' rows on this device; those of the other roles stand beside it, see `deskOf`. */
export const DESK = 'desk'

/**
 * Whose rows somebody of this role keeps: the server shows them alike to all of one role, so that
 * who takes over a tablet without the link reads on where the last one stopped, and to no other, so
 * that nobody reads by a colleague's rows what is not theirs to see. Null: no role of the desk's.
 */
export function deskOf(role: string | undefined): string | null {
  if (role === 'admin') return DESK
  return deskRoles.some((one) => one === role) ? `${DESK}-${role}` : null
}

/** Whose role an owner stands for; null: no one's at the desk. */
export function roleOfOwner(owner: string): string | null {
  return deskRoles.find((role) => deskOf(role) === owner) ?? null
}

/**
 * Whose rows are read and cached: `public`, the desk's by role, or of any other role the user's own.
 * Takes a BrowserSession; null: nobody is signed in.
 */
export function personOf(session: SignedIn | null): string {
  return deskOf(session?.role) ?? selfOf(session)
}

type SignedIn = { userId: string; name: string; role?: string }

/** The person alone, e.g. for drafts: `public`, or the user's id. */
export function selfOf(session: SignedIn | null): string {
  if (session === null) return PUBLIC
  // A token without a user is somebody, but nobody in particular.
  const taken = ['', PUBLIC].includes(session.userId) || session.userId.startsWith(DESK)
  return taken ? `user-${session.name}` : session.userId
}
