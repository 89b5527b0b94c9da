/** What others may use of this folder. */
export { cashCountRows } from './wire.ts'
