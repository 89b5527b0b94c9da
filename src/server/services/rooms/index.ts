/** What others may use of this folder. */
export { activeRooms } from './rows.ts'
