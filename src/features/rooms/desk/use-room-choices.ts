import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Span } from '#domain/stays.ts'
import { offline } from '#offline/offline.ts'
import { rooms, roomsInOrder } from '../data.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { monthIndexOf, staysNear } from './calendar/select.ts'
import { roomChoices, type RoomChoice } from './room-choice.ts'
import { useBookings } from './use-bookings.ts'

/** The rooms for these nights, as far as this device knows. */
export function useRoomChoices(
  booking: DeskBooking,
  { check_in: checkIn, check_out: checkOut }: Span,
) {
  const { bookings, claims, cached } = useBookings()
  const all = useQuery(rooms()).data?.rows
  const inOrder = useMemo(() => all && roomsInOrder(all), [all])
  const choices = useMemo((): readonly RoomChoice[] => {
    if (!inOrder || !bookings) return []
    const nights = { check_in: checkIn, check_out: checkOut }
    const near = [...staysNear(monthIndexOf(bookings), nights), ...claims]
    return roomChoices(inOrder, near, booking, nights, offline().clock.now())
  }, [inOrder, bookings, claims, booking, checkIn, checkOut])
  const isOld = cached?.cause !== undefined || cached?.refusal !== undefined
  return {
    /** Empty where no rooms or no bookings are cached. */
    choices,
    /** The age of the bookings used, where the server has not answered since. */
    asOf: isOld ? (cached?.asOf ?? null) : null,
  }
}
