import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { guard } from './rules.ts'

/**
 * The guard of protected routes (spec 1 §6). It looks at what the device knows, so that the desk
 * opens with the house gone; the house checks every call for itself.
 */
export function RequireRole({
  allowed,
  instead = {},
}: {
  allowed: readonly string[]
  /** Where a role that is not allowed is better off than at `/`. */
  instead?: Readonly<Record<string, string>>
}) {
  const session = useValue(offline().session)
  const location = useLocation()
  const verdict = guard({ token: session?.token ?? null, role: session?.role ?? null }, allowed)
  if (verdict === 'in') return <Outlet />
  // Back to the screen that was asked for, once signed in.
  const back = location.pathname + location.search
  const to = verdict === '/' ? (instead[(session?.role ?? '').toLowerCase()] ?? '/') : verdict
  return <Navigate to={to} replace state={verdict === '/login' ? { back } : null} />
}
