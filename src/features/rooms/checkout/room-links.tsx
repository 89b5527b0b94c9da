import { Link } from '#ui/link.tsx'
import type { Room } from '../data.ts'
import { NightPrice } from '../parts/night-price.tsx'
import { useRoomName } from '../parts/use-room-name.ts'

/** Rooms in place of another, each with its price a night, a line and a link. */
export function RoomLinks({
  rooms,
  addressOf,
}: {
  rooms: readonly Room[]
  addressOf: (id: string) => string
}) {
  const roomName = useRoomName()
  return (
    <ul className="grid divide-y divide-line">
      {rooms.map((room) => (
        <li key={room.id}>
          <Link
            to={addressOf(room.id)}
            className="flex min-h-11 items-center justify-between gap-3 py-1 font-semibold text-link underline-offset-3 hover:underline"
          >
            <span>{roomName(room)}</span>
            <span className="text-ink">
              <NightPrice cents={room.pricePerNightCents} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
