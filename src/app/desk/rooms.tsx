import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { RoomsScreen } from '#features/rooms/desk/manage/screen.tsx'
import { descriptors } from '../operations.ts'

/** Rooms Management, with what needs a decision on top. */
export default function DeskRooms() {
  return (
    <RoomsScreen
      decisions={<ParkedWork descriptors={descriptors} about={['rooms', 'room_states']} />}
    />
  )
}
