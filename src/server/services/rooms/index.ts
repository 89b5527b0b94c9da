/** What others may use of this folder. */
export { activeRooms } from './wire.ts'
