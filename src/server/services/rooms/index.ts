/** What others may use of this folder. */
export { livingRooms } from './rows.ts'
