/** What others may use of this folder. */
export { executeCancellation } from './carry-out.ts'
export { partsOfCart } from './find-cart.ts'
export { findByCode, guessesOf } from './find.ts'
export { loadOwn } from './load.ts'
export type { Around, Own, OwnLine, ShowOwn } from './own.ts'
