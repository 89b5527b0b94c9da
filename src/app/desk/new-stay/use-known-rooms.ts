import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rooms as roomsQuery, type Room } from '#features/rooms/data.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseTime } from '../../use-house-time.ts'

export type KnownRooms = ReturnType<typeof useKnownRooms>

/** The house's rooms and who has them, as far as this device knows: the server has the last word. */
export function useKnownRooms() {
  const house = useHouse()
  const money = useHouseMoney()
  const query = useQuery(roomsQuery())
  const bookings = useBookings()
  const roomLabels = useRoomLabels()
  const rooms = query.data?.rows
  const { bookings: known, claims } = bookings
  /** With what was asked for in carts on this device. */
  const stays = useMemo(() => known && [...known, ...claims], [known, claims])
  const isKnown = rooms !== undefined && stays !== undefined
  /** Nothing is kept of rooms or bookings, and the house was asked in vain. */
  const failed = !isKnown && (query.isError || bookings.error !== null)
  return {
    house,
    today: useHouseTime().today,
    rooms,
    bookings,
    stays,
    state: isKnown ? 'known' : failed ? 'failed' : 'loading',
    cached: bookings.cached,
    money,
    /** "104 Garden"; empty without a room. */
    nameOf: (room: Room | undefined) =>
      room === undefined
        ? ''
        : roomLabels({ room_number: room.number, room_name: room.title ?? '' }),
  } as const
}
