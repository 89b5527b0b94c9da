import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { allDeskBookings, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { useBookings, useWithSteps } from '#features/rooms/desk/use-bookings.ts'
import type { ReadError } from '#offline/reads/types.ts'
import type { CacheAge } from '#parts/desk/oldest-of.ts'

export interface AllStays {
  bookings: readonly DeskBooking[] | undefined
  cached: CacheAge | undefined
  error: ReadError | null
  /** The house has more of them than this device. */
  isCut: boolean
  /** They are asked for. */
  isAsking: boolean
  askForAll: () => void
}

/** The desk's stays; on demand those too that a cut list lacks. */
export function useAllStays(): AllStays {
  const { bookings, cached, error, refetch } = useBookings()
  const [asked, setAsked] = useState(false)
  const all = useQuery({ ...allDeskBookings(), enabled: asked })
  const isLoaded = asked && all.data !== undefined
  const withAll = useWithSteps(isLoaded ? all.data?.rows : undefined, all.data?.asOf)
  const came = isLoaded && all.data?.from === 'house'
  // The stay's page reads the short list: it has what came once that is read anew.
  const readAnew = useEffectEvent(refetch)
  useEffect(() => {
    if (came) readAnew()
  }, [came])
  const list = isLoaded ? all.data : cached
  return {
    bookings: isLoaded ? withAll.bookings : bookings,
    cached: list,
    error,
    isCut: list?.partial === true,
    isAsking: asked && all.isFetching,
    askForAll: () => (asked ? void all.refetch() : setAsked(true)),
  }
}
