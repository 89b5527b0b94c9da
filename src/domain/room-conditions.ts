/** Whether a room is ready for the next guest (decisions.md, "Rooms and bookings"). */
export const roomConditions = ['clean', 'dirty', 'inspected', 'out_of_order'] as const
export type RoomCondition = (typeof roomConditions)[number]

/** Whether a guest may be given its key. */
export function isReady(condition: RoomCondition): boolean {
  return condition === 'clean' || condition === 'inspected'
}
