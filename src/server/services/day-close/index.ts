/** What others may use of this folder. */
export { dayCloseRows } from './wire.ts'
export { workElsewhere } from './work-elsewhere.ts'
