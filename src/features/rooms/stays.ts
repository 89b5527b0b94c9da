import type { KeptRow } from '#contract/resources.ts'
import { blockingStatuses } from '#domain/stays.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { dayOf } from './data.ts'

/** Nights of a room that are gone, or that may be: only some states block (see free.ts). */
export interface Stay {
  id: string
  roomId: string
  /** `YYYY-MM-DD`; null where the host does not say. */
  checkIn: string | null
  checkOut: string | null
  status: string
}

/** With the alternate names of the dates that hosts use (spec 1 §3). */
export function parseStay(raw: KeptRow): Stay | null {
  const row = looseObject(raw)
  const roomId = looseText(row.room_id) || looseText(looseObject(row.room).id)
  if (roomId === '') return null
  return {
    id: raw.id,
    roomId,
    checkIn: dayOf(row.check_in, row.start, row.from, row.date_from),
    checkOut: dayOf(row.check_out, row.end, row.to, row.date_to),
    status: looseText(row.status).toLowerCase(),
  }
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
