/** What others may use of this folder. */
export { tellStaff } from './update.ts'
