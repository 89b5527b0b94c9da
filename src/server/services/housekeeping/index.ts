/** What others may use of this folder. */
export { markForCleaning, roomStateRows } from './rows.ts'
