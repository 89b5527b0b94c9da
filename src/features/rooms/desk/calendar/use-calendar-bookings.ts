import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { addDays } from '#domain/days.ts'
import { maxStayNights, type Span } from '#domain/stays.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { deskBookings, deskBookingsFrom } from '../../desk-booking.ts'
import { useBookings, useWithSteps, type DeskBookings } from '../use-bookings.ts'

/** How long the shown days are read before the whole list, ms. */
const FIRST_READ_MS = 4_000

/**
 * The desk's bookings for a calendar. The whole list is used for counts and moves. A slow device
 * needs time to read ten thousand rows, so it first reads by index the bookings that begin on the
 * shown days, then those that may reach into them: the days appear at once (design §8).
 */
export function useCalendarBookings({ check_in: from, check_out: to }: Span): DeskBookings {
  const client = useQueryClient()
  const isOurs = useValue(offline().host) !== 'foreign'
  // Only where the device has the whole table; elsewhere the list is requested once, as a whole.
  const isKept = isOurs && offline().changes.covers(offline().person())
  const whole = client.getQueryState(deskBookings().queryKey)
  const isFirstLook = isKept && !whole?.data && !whole?.error
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setWaited, FIRST_READ_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const shown = useQuery({ ...deskBookingsFrom(from, to), enabled: isFirstLook })
  const before = useQuery({
    ...deskBookingsFrom(addDays(from, -maxStayNights), addDays(from, -1)),
    enabled: isFirstLook && shown.data !== undefined,
  })
  const isSeen = shown.isError || before.isFetched
  const all = useBookings({ enabled: !isFirstLook || isSeen || waited })
  const [first, earlier] = [shown.data?.rows, before.data?.rows]
  const rows = useMemo(() => first && [...(earlier ?? []), ...first], [first, earlier])
  const early = useWithSteps(isFirstLook ? rows : undefined)
  if (!isFirstLook || shown.data === undefined) return all
  return { ...all, bookings: early.bookings, cached: shown.data }
}
