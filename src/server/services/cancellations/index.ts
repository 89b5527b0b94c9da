/** What others may use of this folder. */
export { executeCancellation } from './execute-cancellation.ts'
export { partsOfCart } from './find-cart.ts'
export { findByCode, guessKeys } from './find.ts'
export { loadGuestBooking } from './load-guest-booking.ts'
export type {
  GuestViewContext,
  GuestBooking,
  GuestBookingLine,
  DescribeForGuest,
} from './guest-booking.ts'
