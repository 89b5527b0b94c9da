import { saysAvailability } from '#domain/access.ts'
import { routeOf, type RouteName } from './routes.ts'

/**
 * Whether an operation needs an admin: settings, prices, the offer. A send-only token cannot send
 * it; it waits until its person is signed in.
 */
export function needsSignIn(name: RouteName, body: unknown): boolean {
  const { role, wholeRole } = routeOf(name)
  return role === 'admin' || (wholeRole !== undefined && !saysAvailability(body))
}
