import { resources, type Resource } from '#contract/resources.ts'

/** Owner of what anyone may see, and of a guest's own orders on this device. */
export const PUBLIC = 'public'
/** Nobody is signed in: owns nothing. */
const NOBODY = 'nobody'

/** Whose a kept row is: `public`, or the id of the member of staff who fetched it. */
export function ownerOf(resource: Resource, staff: boolean | undefined, person: string): string {
  if (!(staff ?? resources[resource].audience === 'staff')) return PUBLIC
  return person === PUBLIC ? NOBODY : person
}

/** Who asks: `public`, or the user's id. Takes a BrowserSession; null: nobody is signed in. */
export function personOf(session: { userId: string; name: string } | null): string {
  if (session === null) return PUBLIC
  // A token without a user is somebody, but nobody in particular.
  return session.userId === '' || session.userId === PUBLIC
    ? `user-${session.name}`
    : session.userId
}
