import { useQuery } from '@tanstack/react-query'
import { addDays } from '#domain/days.ts'
import { longestStay, type Span } from '#domain/stays.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { deskBookingsFrom } from '../data.ts'
import { useBookings, useWithSteps, type DeskBookings } from '../use-bookings.ts'

/**
 * The desk's bookings for a calendar. The whole list is what counts and moves are made by; until a
 * slow device has read its ten thousand rows, those of the shown days are read by their index, so
 * that the days stand at once (design §8).
 */
export function useCalendarBookings({ check_in: from, check_out: to }: Span): DeskBookings {
  const all = useBookings()
  const isOurs = useValue(offline().host) !== 'foreign'
  // Only where the device keeps the table whole: elsewhere the list is asked for, once, as a whole.
  const isFirstLook =
    all.kept === undefined &&
    all.error === null &&
    isOurs &&
    offline().changes.covers(offline().person())
  const near = useQuery({
    ...deskBookingsFrom(addDays(from, -longestStay), to),
    enabled: isFirstLook,
  }).data
  const early = useWithSteps(isFirstLook ? near?.rows : undefined)
  if (!isFirstLook || near === undefined) return all
  return { ...all, bookings: early.bookings, kept: near }
}
