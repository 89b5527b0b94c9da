/** What others may use of this folder. */
export { touchStaffSettings } from './update.ts'
