import { useLingui } from '@lingui/react/macro'
import type { Room } from '../data.ts'

/** A room's name; "Room {number}" or "Room" where it has none (spec 1 §3). */
export function useRoomName(): (room: Pick<Room, 'name' | 'title' | 'number'>) => string {
  const { t } = useLingui()
  return ({ name, title, number }) => name || title || (number === '' ? t`Room` : t`Room ${number}`)
}
