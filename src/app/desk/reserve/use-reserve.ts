import { useMemo } from 'react'
import { sharesNight } from '#domain/stays.ts'
import { roomsInOrder, type Room } from '#features/rooms/data.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { isRequest, keepsRoom } from '#features/rooms/desk/room-choice.ts'
import { isOffered } from '#features/rooms/free.ts'
import { offline } from '#offline/offline.ts'
import { useKnownRooms } from '../new-stay/use-known-rooms.ts'
import type { NewStayFields } from '../new-stay/use-new-stay.ts'
import { reservationOf } from './chain.ts'
import { spanOf, type KnownRoom, type Problem, type ReservationForm } from './form.ts'

const nothing: { free: readonly Room[]; requests: readonly DeskBooking[] } = {
  free: [],
  requests: [],
}

/**
 * What the form comes to, as far as this device knows: rooms that are free for its nights, and the
 * price.
 *
 * @param changing the operation that is changed: its own nights are not in its way
 */
export function useReserve(form: ReservationForm, changing: string | undefined) {
  const known = useKnownRooms()
  const { house, rooms, stays } = known
  const { check_in, check_out } = spanOf(form) ?? { check_in: '', check_out: '' }
  const byId = useMemo(() => new Map(rooms?.map((room) => [room.id, room])), [rooms])
  const { free, requests } = useMemo(() => {
    if (rooms === undefined || stays === undefined || check_in === '') return nothing
    const span = { check_in, check_out }
    const now = offline().clock.now()
    const near = stays.filter((one) => sharesNight(one, span))
    const others = near.filter(
      ({ id }) => changing === undefined || !id.startsWith(`op:${changing}`),
    )
    const kept = others.filter((one) => keepsRoom(one, now))
    const taken = new Set(kept.map(({ room_id }) => room_id))
    const isFree = (room: Room) => isOffered(room, span) && !taken.has(room.id)
    return {
      free: roomsInOrder(rooms).filter(isFree),
      /** What guests ask for in these nights: a request keeps a room from nobody at the desk. */
      requests: near.filter((one) => isRequest(one, now)),
    }
  }, [rooms, stays, check_in, check_out, changing])
  const isFree = useMemo(() => new Set(free.map(({ id }) => id)), [free])
  const prices = useMemo(
    () => ({
      house: () => house,
      priceOf: (id: string) => byId.get(id)?.pricePerNightCents ?? null,
    }),
    [house, byId],
  )
  const roomOf = (id: string) => byId.get(id)
  return {
    ...known,
    free,
    requests,
    roomOf,
    /** Of the chosen rooms. */
    names: form.rooms.flatMap(({ roomId }) => known.nameOf(roomOf(roomId)) || []),
    knownRoom(id: string): KnownRoom | undefined {
      const room = roomOf(id)
      if (room === undefined) return undefined
      return { capacity: room.capacity, ownCents: room.pricePerNightCents, free: isFree.has(id) }
    },
    ...reservationOf(form, prices),
  }
}

/** What the fields of a reservation need. */
export interface ReserveFields extends NewStayFields<ReservationForm, Problem> {
  known: ReturnType<typeof useReserve>
  /** A reservation that waits is changed: its deposit is an entry of its own. */
  changing: boolean
}
