import { saysAvailability } from '#domain/access.ts'
import { routeOf, type RouteName } from './routes.ts'

/**
 * Whether an operation is an admin's alone: settings, prices, what is offered. A token that can only
 * send does not carry it; it waits until its person is signed in.
 */
export function needsSignIn(name: RouteName, body: unknown): boolean {
  const { role, wholeRole } = routeOf(name)
  return role === 'admin' || (wholeRole !== undefined && !saysAvailability(body))
}
