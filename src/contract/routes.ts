import { firstRoutes } from './first-routes.ts'
import type { Route } from './route.ts'
import { accountsRoutes } from './routes/accounts.ts'
import { bookingsRoutes } from './routes/bookings.ts'
import { cartRoutes } from './routes/cart.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { communityRoutes } from './routes/community.ts'
import { deviceRoutes } from './routes/device.ts'
import { folioRoutes } from './routes/folio.ts'
import { moneyRoutes } from './routes/money.ts'
import { servicesRoutes } from './services/all.ts'

/** Contract version: plus one with each change that an older server or device could not follow. */
export const CONTRACT_VERSION = 1

/**
 * Every operation the product knows, by the name it has everywhere: in the contract, the handler,
 * the command, the outbox and the tests. A new operation is a new entry in its resource's file in
 * routes/, a handler on the server and a screen.
 */
export const routes = {
  ...firstRoutes,
  ...accountsRoutes,
  ...catalogueRoutes,
  ...servicesRoutes,
  ...bookingsRoutes,
  ...folioRoutes,
  ...moneyRoutes,
  ...cartRoutes,
  ...communityRoutes,
  ...deviceRoutes,
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Names of the operations that may wait in the outbox. */
export type QueuedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['offline'] extends 'queued' ? Name : never
}[RouteName]

/** The route by its name, as the wide `Route` type. */
export function routeOf(name: RouteName): Route {
  return routes[name]
}

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}
