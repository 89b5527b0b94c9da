import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isCalendarDay } from '#domain/days.ts'
import { sharesNight } from '#domain/stays.ts'
import { rooms as roomsQuery, roomsInOrder, type Room } from '#features/rooms/data.ts'
import { isRequest, keepsRoom } from '#features/rooms/desk/room-choice.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { isOffered } from '#features/rooms/free.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { reservationOf } from './chain.ts'
import type { KnownRoom, ReservationForm } from './form.ts'

/**
 * What the form comes to, as far as this device knows: rooms that are free for its nights, and the
 * price. The server has the last word on both.
 *
 * @param changing the operation that is changed: its own nights are not in its way
 */
export function useReserve(form: ReservationForm, changing: string | null) {
  const house = useHouse()
  const { today } = useHouseTime()
  const rooms = useQuery(roomsQuery())
  const bookings = useBookings()
  const { checkIn, checkOut } = form
  const all = rooms.data?.rows
  const known = bookings.bookings
  const byId = useMemo(() => new Map((all ?? []).map((room) => [room.id, room])), [all])
  const free = useMemo<readonly Room[] | undefined>(() => {
    if (all === undefined || known === undefined) return undefined
    if (!isCalendarDay(checkIn) || !isCalendarDay(checkOut) || checkOut <= checkIn) return []
    const span = { check_in: checkIn, check_out: checkOut }
    const now = offline().clock.now()
    const taken = new Set<string>()
    for (const one of [...known, ...bookings.claims]) {
      const isOwn = changing !== null && one.id.startsWith(`op:${changing}`)
      if (!isOwn && sharesNight(one, span) && keepsRoom(one, now)) taken.add(one.room_id)
    }
    return roomsInOrder(all).filter((room) => isOffered(room, span) && !taken.has(room.id))
  }, [all, known, bookings.claims, checkIn, checkOut, changing])
  /** What guests ask for in these nights: a request keeps a room from nobody at the desk. */
  const requests = useMemo(() => {
    const span = { check_in: checkIn, check_out: checkOut }
    const now = offline().clock.now()
    const both = [...(known ?? []), ...bookings.claims]
    return both.filter((one) => isRequest(one, now) && sharesNight(one, span))
  }, [known, bookings.claims, checkIn, checkOut])
  const isFree = useMemo(() => new Set(free?.map(({ id }) => id)), [free])
  const prices = useMemo(
    () => ({
      house: () => house,
      priceOf: (id: string) => byId.get(id)?.pricePerNightCents ?? null,
    }),
    [house, byId],
  )
  return {
    house,
    today,
    free,
    requests,
    roomOf: (id: string) => byId.get(id),
    knownRoom(id: string): KnownRoom | undefined {
      const room = byId.get(id)
      if (room === undefined) return undefined
      return { capacity: room.capacity, ownCents: room.pricePerNightCents, free: isFree.has(id) }
    },
    ...reservationOf(form, prices),
    /** Nothing is kept of rooms or bookings, and the house was asked in vain. */
    failed: free === undefined && (rooms.isError || bookings.error !== null),
    cached: bookings.cached,
    rwfPerUsd: house.rwf_per_usd?.rate ?? null,
  }
}
