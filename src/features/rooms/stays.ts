import type { Stay as StayRow } from '#contract/bookings.ts'
import { blockingStatuses } from '#domain/stays.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Nights of a room that are gone, or that may be: only some states block (see free.ts). */
export interface Stay {
  id: string
  roomId: string
  /** `YYYY-MM-DD`; null where the host does not say. */
  checkIn: string | null
  checkOut: string | null
  status: string
}

export function parseStay({ id, room_id, check_in, check_out, status }: StayRow): Stay {
  return { id, roomId: room_id, checkIn: check_in || null, checkOut: check_out || null, status }
}

/** From our house: all that block, in one list. Screens take `useStays`, which knows both hosts. */
export const stays = () =>
  listQuery({
    resource: 'stays',
    route: 'listHotelBookings',
    parse: parseStay,
  })

/** From other hosts: a call for each state that blocks, as documented (spec 1 §7). */
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
