import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StayEvent } from '#contract/stay-events.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { historyOf, waitingOf, type Done, type SentLetter } from './history-of.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The history of a stay as devices keep it: of stays that are not long over. */
const stayEvents = (stayId: string) =>
  listQuery({ resource: 'stay_events', route: 'listStayEvents', scope: stayId, query: of(stayId) })

/** All of it, however old, asked of the house. */
const olderStayEvents = (stayId: string) =>
  listQuery({
    resource: 'stay_events',
    route: 'listStayEvents',
    scope: stayId,
    query: of(stayId),
    complete: false,
    as: 'older',
  })

const of = (stayId: string) => ({ booking_id: stayId })

export interface History {
  done: readonly Done[]
  letters: readonly SentLetter[]
  waiting: readonly OperationRow[]
  /** Why it is empty: nothing was done that is known, the house is being asked, or it cannot be. */
  reading: Reading
}

export type Reading = 'read' | 'asking' | 'cut off'

const none: readonly StayEvent[] = []

type EventList = Pick<UseQueryResult<Cached<StayEvent>>, 'data' | 'error'>

/** The house does not have such lists: another host, or a version before this one. */
function isOffered({ data, error }: EventList): boolean {
  const refusal = data?.refusal ?? (error instanceof ReadError ? error.refusal : null)
  return refusal?.status !== 404
}

function readingOf({ data, error }: EventList): Reading {
  if (error !== null || data?.cause !== undefined || data?.refusal !== undefined) return 'cut off'
  return data?.from === 'house' ? 'read' : 'asking'
}

/**
 * What was done about a stay; null where the host keeps no histories. Devices have those of stays
 * that are not long over; of another the house is asked, where it can be.
 *
 * @param orders on its bill, by their ids
 */
export function useHistory(booking: DeskBooking, orders: readonly string[]): History | null {
  const { id } = booking
  const list = useQuery(stayEvents(id))
  const cached = list.data?.rows ?? none
  const isOld = list.data !== undefined && cached.length === 0
  const older = useQuery({ ...olderStayEvents(id), enabled: isOld })
  const events = cached.length > 0 ? cached : (older.data?.rows ?? none)
  const operations = useDeviceRows()
  const offered = isOffered(list)
  const reading = readingOf(isOld ? older : list)
  return useMemo(() => {
    if (!offered) return null
    const about = aboutRows(operations, [[booking]])
    const { done, letters } = historyOf(events)
    return {
      done,
      letters,
      waiting: waitingOf(about, new Set([id, ...orders]), events),
      reading,
    }
  }, [booking, id, orders, events, operations, offered, reading])
}
