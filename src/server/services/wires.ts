import type { Wires } from '../db/wire.ts'
import { bookingRows, stayRows } from './bookings/wire.ts'
import { carRows } from './cars/wire.ts'
import { houseRows } from './house/wire.ts'
import { laundryServiceRows } from './laundry/wire.ts'
import { categoryRows, itemRows } from './menu/wire.ts'
import { parkedRows } from './outbox/wire.ts'
import { orderRows } from './restaurant/wire.ts'
import { reviewRows } from './reviews/wire.ts'
import { roomRows } from './rooms/wire.ts'
import { tourCategoryRows, tourRows } from './tours/wire.ts'

/** Every resource that devices keep, in the form it has on the wire. A new service adds a line. */
export const wires: Wires = {
  house: houseRows,
  categories: categoryRows,
  items: itemRows,
  rooms: roomRows,
  tour_categories: tourCategoryRows,
  tours: tourRows,
  cars: carRows,
  laundry_services: laundryServiceRows,
  reviews: reviewRows,
  stays: stayRows,
  hotel_bookings: bookingRows,
  restaurant_orders: orderRows,
  parked: parkedRows,
}
