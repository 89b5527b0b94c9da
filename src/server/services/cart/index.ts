/** What others may use of this folder. */
export { cartsOf, isInPendingCartNotice } from './membership.ts'
export {
  toCall,
  type CartLineHandler,
  type RequestOf,
  CART_SOURCE,
  type LineBooking,
  bookWithEndpoint,
  unpaid,
} from './line-handler.ts'
export { notifyCartsPaid } from './notify.ts'
export { publicCarts } from './wire.ts'
