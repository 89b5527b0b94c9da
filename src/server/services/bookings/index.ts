/** What others may use of this folder. */
export { claimNights, freeNights, nightsOfAll } from './claims.ts'
export type { Asked } from './free-rooms.ts'
export {
  cancelBookings,
  holdNights,
  releaseHolds,
  setPaymentStatus,
  settlePaid,
} from './inventory.ts'
export { askedFor, pageNumbers } from './list-query.ts'
export { changeBooking, lockBookings, lockOne } from './rows.ts'
export { roomEvents, roomLines, roomsBooked } from './told-rooms.ts'
export type { BookingRow } from './wire.ts'
