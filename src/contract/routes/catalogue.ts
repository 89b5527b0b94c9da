import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forReception, offerCreate, offerEdit, offerRemove } from './kinds.ts'

/** Rooms, shown and edited; what a service offers stands with its own routes. */
export const catalogueRoutes = {
  getRoom: list('/api/rooms/{id}'),
  createRoom: offerCreate('rooms', '/api/rooms'),
  updateRoom: forReception(offerEdit('rooms', '/api/rooms/{id}')),
  deleteRoom: offerRemove('rooms', '/api/rooms/{id}'),
} as const satisfies Record<string, Route>
