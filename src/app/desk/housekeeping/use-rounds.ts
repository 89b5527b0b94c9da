import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRoomStates } from '#features/housekeeping/use-room-states.ts'
import { rooms as roomsQuery } from '#features/rooms/data.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { ReadError } from '#offline/reads/types.ts'
import { oldestOf } from '#parts/desk/oldest-of.ts'
import { readinessOf } from '../readiness.ts'
import { roundsOf } from './rounds.ts'

/** The work of a day, from the rooms, stays and conditions that this device keeps. */
export function useRounds(today: string) {
  const list = useQuery(roomsQuery())
  const stays = useBookings()
  const states = useRoomStates()
  const rooms = list.data?.rows
  const { bookings, waiting } = stays
  const { stateOf, cached } = states
  const rounds = useMemo(() => {
    // A room without a state is clean; one whose state is not known must not look so.
    if (rooms === undefined || cached === undefined) return undefined
    const known = { bookings: bookings ?? [], stateOf, today }
    return roundsOf({ ...known, rooms, readiness: readinessOf({ ...known, waiting }) })
  }, [rooms, bookings, waiting, stateOf, cached, today])
  return {
    rounds,
    rooms: rooms ?? [],
    waitingOf: states.waitingOf,
    cached: oldestOf([list.data, stays.cached, cached]),
    error: [list.error, stays.error, states.error].find((error) => error instanceof ReadError),
    refetch: () => {
      void list.refetch()
      stays.refetch()
      states.refetch()
    },
  }
}
