/** What others may use of this folder. */
export { cartsOf, isToldTogether } from './in-cart.ts'
export {
  callOf,
  type LineKind,
  type RequestOf,
  SOURCE,
  type Taken,
  takenAs,
  unpaid,
} from './line.ts'
export { notifyCartsPaid } from './tell.ts'
export { publicCarts } from './wire.ts'
