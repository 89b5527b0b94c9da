import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { RoomsScreen } from '#features/rooms/manage/screen.tsx'
import { meanings } from '../operations.ts'
import { AsOf } from '#parts/desk/as-of.tsx'

/** Rooms Management, with what needs a decision on top, as on every screen of the desk. */
export default function DeskRooms() {
  return <RoomsScreen decisions={<ParkedWork meanings={meanings} />} AsOf={AsOf} />
}
