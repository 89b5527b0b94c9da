import type { Stay as StayRow } from '#contract/bookings.ts'
import { blockingStatuses } from '#domain/stays.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Nights of a room that are occupied, or may be: only some statuses block (see free.ts). */
export interface Stay {
  id: string
  roomId: string
  /** `YYYY-MM-DD`; null where the server does not say. */
  checkIn: string | null
  checkOut: string | null
  status: string
}

export function parseStay({ id, room_id, check_in, check_out, status }: StayRow): Stay {
  return { id, roomId: room_id, checkIn: check_in || null, checkOut: check_out || null, status }
}

/**
 * From our server: all blocking stays in one list. Screens use `useStays`, which knows both kinds
 * of servers.
 */
export const stays = () =>
  listQuery({
    resource: 'stays',
    route: 'listHotelBookings',
    parse: parseStay,
  })

/** From other servers: one request for each blocking status, as documented (spec 1 §7). */
export const staysByStatus = () =>
  blockingStatuses.map((status) =>
    listQuery({
      resource: 'stays',
      route: 'listHotelBookings',
      query: { status },
      scope: status,
      parse: parseStay,
    }),
  )
