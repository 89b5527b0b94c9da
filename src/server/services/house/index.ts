/** What others may use of this folder. */
export { readHouse } from './wire.ts'
