import { firstRoutes } from '#contract/first-routes.ts'
import type { Route } from '#contract/route.ts'
import type { RouteName } from '#contract/routes.ts'

/**
 * A route of the first load at once; the others with their table, which comes by itself. For pages:
 * in the worker, which is no module, the build's `import()` is a syntax error.
 */
export function pageRouteOf(name: RouteName): Route | Promise<Route> {
  if (Object.hasOwn(firstRoutes, name)) return firstRoutes[name as keyof typeof firstRoutes]
  return import('#contract/routes.ts').then((table) => table.routeOf(name))
}
