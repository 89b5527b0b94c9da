import type { ImportKind } from '#domain/imports/columns.ts'
import { planBookings } from './bookings.ts'
import { planGuests } from './guests.ts'
import { planOffers } from './offers.ts'
import type { MakePlan } from './plan.ts'
import { planRooms } from './rooms.ts'

export const plans: Readonly<Record<ImportKind, MakePlan>> = {
  rooms: planRooms,
  guests: planGuests,
  bookings: planBookings,
  menu: planOffers('menu'),
  laundry: planOffers('laundry'),
  cars: planOffers('cars'),
  tours: planOffers('tours'),
}
