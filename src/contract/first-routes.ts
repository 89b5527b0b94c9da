import type { Route } from './route.ts'

/** A read that anyone may make and that is kept on the device. */
export const list = (path: string, query?: string) =>
  ({
    method: 'GET',
    paths: [path],
    access: 'public',
    offline: 'cached',
    ...(query === undefined ? {} : { query }),
  }) as const satisfies Route

/**
 * The operations of a guest's first screens: all that the first load knows. The rest stands in
 * routes.ts and comes with the code that needs it.
 */
export const firstRoutes = {
  getHouse: list('/api/house'),
  listCategories: list('/api/categories', 'sort=position&dir=asc'),
  listCategoryItems: list('/api/categories/{id}/items', 'include=category&available=1'),
  listRooms: list('/api/rooms', 'per_page=200'),
  listReviews: list('/api/reviews'),
  getChanges: {
    method: 'GET',
    paths: ['/api/changes'],
    access: 'public',
    offline: 'online',
  },
  streamEvents: {
    method: 'GET',
    paths: ['/api/events'],
    access: 'public',
    offline: 'online',
  },
} as const satisfies Record<string, Route>
