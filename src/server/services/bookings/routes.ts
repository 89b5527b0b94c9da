import type { Endpoint } from '../../pipeline/endpoint.ts'
import { bookBundle } from './book-bundle.ts'
import { bookRoom } from './book-room.ts'
import { listHotelBookings } from './list.ts'
import { lookUpHotelBookings } from './look-up.ts'
import { quoteRoom } from './quote-room.ts'
import { reserveRooms } from './reserve.ts'
import { rescheduleHotelBooking } from './reschedule.ts'
import { checkInHotelBooking, checkOutHotelBooking, noShowHotelBooking } from './stay.ts'
import { approveHotelBooking, cancelHotelBooking } from './steps.ts'

export const endpoints: Endpoint[] = [
  bookRoom,
  bookBundle,
  reserveRooms,
  quoteRoom,
  lookUpHotelBookings,
  listHotelBookings,
  approveHotelBooking,
  cancelHotelBooking,
  rescheduleHotelBooking,
  checkInHotelBooking,
  checkOutHotelBooking,
  noShowHotelBooking,
]
