import { routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { roleAtLeast, saysAvailability } from '#domain/access.ts'

/** Whether this role may send it. The house decides; the desk only offers nothing that is refused. */
export function mayCall(name: QueuedRouteName, role: string, body: unknown): boolean {
  const route = routeOf(name)
  if (route.access === 'staff' && !roleAtLeast(role, route.role ?? 'staff')) return false
  const { wholeRole } = route
  return wholeRole === undefined || roleAtLeast(role, wholeRole) || saysAvailability(body)
}
