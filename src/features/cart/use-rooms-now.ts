import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '#contract/cart.ts'
import type { OwnCartLine } from './own-cart.ts'
import { stayRooms } from './rooms.ts'

const askedFor = ({ kind, request }: CartLine): readonly string[] =>
  kind === 'room' ? [request.room_id] : kind === 'bundle' ? request.room_ids : []

/**
 * What a line's rooms are called where the desk has moved it to another; null where it has not, or
 * where this device does not know that room.
 */
export function useRoomsNow(): (line: CartLine, now: OwnCartLine | undefined) => string | null {
  const { t } = useLingui()
  const rooms = useQuery(stayRooms()).data?.rows ?? []
  return (line, now) => {
    const asked = askedFor(line)
    if (now === undefined || now.rooms.every((id) => asked.includes(id))) return null
    const names = now.rooms.flatMap((id) => {
      const room = rooms.find((one) => one.id === id)
      return room ? [room.name || t`Room ${room.number}`] : []
    })
    return names.length === now.rooms.length ? names.join(', ') : null
  }
}
