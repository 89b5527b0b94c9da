import { RoomCalendarsScreen } from '#features/rooms/calendars/screen.tsx'

/** /dashboard/rooms/calendars */
export default function DeskRoomCalendars() {
  return <RoomCalendarsScreen />
}
