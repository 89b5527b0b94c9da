/** What others may use of this folder. */
export { claimNights, isTaken, releaseNights, nightsOfBookings } from './claims.ts'
export { makeHeldFirm } from './desk-hold.ts'
export { checkGuests, checkSpan } from './rules.ts'
export type { RequestedNights } from './free-rooms.ts'
export { type ImportedBooking, insertImported, removeImported } from './import-bookings.ts'
export {
  cancelBookings,
  holdNights,
  releaseHolds,
  setPaymentStatus,
  settlePaid,
} from './inventory.ts'
export { changeBooking, lockBookings, lockBooking } from './rows.ts'
export { roomEvents, roomLines, roomsBooked } from './booked-rooms.ts'
export { deskBooking, type BookingRow } from './wire.ts'
