/** What others may use of this folder. */
export { activeRooms } from './wire.ts'
export { newRoomRow } from './create.ts'
export { roomInvalid } from './rules.ts'
