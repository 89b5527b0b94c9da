/** The form of a reservation, with a room and nights where they are known. */
export function reserveAddress(asked?: {
  room_id: string
  check_in: string
  check_out: string
}): string {
  const path = '/dashboard/reservations/new'
  if (asked === undefined) return path
  const { room_id: room, check_in: from, check_out: to } = asked
  return `${path}?${new URLSearchParams({ room, from, to }).toString()}`
}
