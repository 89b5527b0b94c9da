/** What others may use of this folder. */
export { reviewWire } from './wire.ts'
