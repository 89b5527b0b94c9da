import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forAdmins, forReception, offerCreate, offerEdit, offerRemove } from './kinds.ts'

/** Rooms, shown and edited; what a service offers stands with its own routes. */
export const catalogueRoutes = {
  getRoom: list('/api/rooms/{id}'),
  createRoom: offerCreate('rooms', '/api/rooms'),
  /** Several of one type at once; the answer is needed for their numbers, so it does not wait. */
  createRooms: forAdmins({
    method: 'POST',
    paths: ['/api/rooms/several'],
    access: 'staff',
    offline: 'online',
  }),
  updateRoom: forReception(offerEdit('rooms', '/api/rooms/{id}')),
  deleteRoom: offerRemove('rooms', '/api/rooms/{id}'),
} as const satisfies Record<string, Route>
