/** Roles and their ranks (spec 3 §6; decision 38). */

/**
 * Roles that work here, each of which may do all that those before it may. `staff`: kitchen,
 * laundry, housekeeping. `reception`: bookings, guests and money. `admin`: all.
 */
export const deskRoles = ['staff', 'reception', 'admin'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Whether a role has at least the rank of `least`, in any letter case. False for unknown roles. */
export function roleAtLeast(role: string, least: DeskRole): boolean {
  const rank = (one: string) => (deskRoles as readonly string[]).indexOf(one)
  return rank(role.toLowerCase()) >= rank(least)
}

/**
 * Whether a change only sets the availability: staff without the admin role may do that. Names,
 * prices and pictures are the admins'.
 */
export function saysAvailability(body: unknown): boolean {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  return fields.every((field) => field === 'is_available' || field === 'seen')
}
