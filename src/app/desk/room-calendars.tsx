import { ForRole } from '#parts/desk/for-role.tsx'
import { RoomCalendarsScreen } from '#features/rooms/calendars/screen.tsx'

/** /dashboard/rooms/calendars */
export default function DeskRoomCalendars() {
  return (
    <ForRole least="admin">
      <RoomCalendarsScreen />
    </ForRole>
  )
}
