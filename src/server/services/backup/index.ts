/** What others may use of this folder. */
export { backUp, bringBack } from './by-hand.ts'
