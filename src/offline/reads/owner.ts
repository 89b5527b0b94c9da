import { resources, type Resource } from '#contract/resources.ts'

/** Owner of what anyone may see, and of a guest's own orders on this device. */
export const PUBLIC = 'public'
/** Nobody is signed in: owns nothing. */
const NOBODY = 'nobody'

/** Whose a kept row is: `public`, or as `personOf` says. */
export function ownerOf(resource: Resource, staff: boolean | undefined, person: string): string {
  if (!(staff ?? resources[resource].audience === 'staff')) return PUBLIC
  return person === PUBLIC ? NOBODY : person
}

/**
 * The desk's rows on this device: the house shows them alike to everybody who works there, so that
 * who takes over a tablet without the link reads on where the last one stopped.
 */
export const DESK = 'desk'

/**
 * Whose rows are read and kept: `public`, the desk's, or of any other role the user's own. Takes a
 * BrowserSession; null: nobody is signed in.
 */
export function personOf(session: SignedIn | null): string {
  return session?.role === 'admin' || session?.role === 'staff' ? DESK : selfOf(session)
}

type SignedIn = { userId: string; name: string; role?: string }

/** The person alone, e.g. for drafts: `public`, or the user's id. */
export function selfOf(session: SignedIn | null): string {
  if (session === null) return PUBLIC
  // A token without a user is somebody, but nobody in particular.
  return ['', PUBLIC, DESK].includes(session.userId) ? `user-${session.name}` : session.userId
}
