/** Who of the staff may do what another may (spec 3 §6; decision 38). */

/**
 * Roles that work here, each of which may do all that those before it may. `staff`: kitchen,
 * laundry, housekeeping. `reception`: bookings, guests and money. `admin`: all.
 */
export const deskRoles = ['staff', 'reception', 'admin'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Whether a role, in whatever letters, may do what `least` may. Other roles never do. */
export function roleAtLeast(role: string, least: DeskRole): boolean {
  const rank = (one: string) => (deskRoles as readonly string[]).indexOf(one)
  return rank(role.toLowerCase()) >= rank(least)
}

/**
 * What of an offer may be changed by those who may not administer it: whether it is to be had today.
 * Names, prices and pictures are the admins'.
 */
export function saysAvailability(body: unknown): boolean {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  return fields.every((field) => field === 'is_available' || field === 'seen')
}
