/** What others may use of this folder. */
export { cashCountOf, cashCountRows } from './wire.ts'
