/** What others may use of this folder. */
export { keepLeft, roomStateRows } from './rows.ts'
