import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StayEvent } from '#contract/stay-events.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { ReadError } from '#offline/reads/types.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { historyOf, waitingOf, type Done, type SentLetter } from './history-of.ts'
import { olderStayEvents, stayEvents } from './data.ts'

export interface History {
  done: readonly Done[]
  letters: readonly SentLetter[]
  waiting: readonly OperationRow[]
  /** Nothing is known of it here, and nobody could be asked. */
  isUnknown: boolean
}

const none: readonly StayEvent[] = []

/** The house does not have such lists: another host, or a version before this one. */
const isNotOffered = (error: unknown) => (error as ReadError | null)?.refusal?.status === 404

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
  return useMemo(() => {
    if (isNotOffered(list.error)) return null
    const about = aboutRows(operations, [[booking]])
    const { done, letters } = historyOf(events)
    return {
      done,
      letters,
      waiting: waitingOf(about, new Set([id, ...orders]), events),
      isUnknown: events.length === 0 && (list.isError || older.isError || cutOff(older.data)),
    }
  }, [booking, id, orders, events, operations, list.error, list.isError, older.isError, older.data])
}

/** Read from the device, because the house did not answer. */
const cutOff = (read: { from: 'house' | 'device' } | undefined) => read?.from === 'device'
