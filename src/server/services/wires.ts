import { readsInPart, rowFor } from '#contract/projections.ts'
import { resourceNames, type Readers } from '#contract/resources.ts'
import type { Wires } from '../db/wire.ts'
import { bookingRows, stayRows } from './bookings/wire.ts'
import { carCategoryRows } from './cars/car-categories.ts'
import { carDayRows, carRows, rentalRows } from './cars/wire.ts'
import { consentRows, deskReviewRows, ticketRows } from './community/wire.ts'
import { customerRows } from './customers/wire.ts'
import { houseRows } from './house/wire.ts'
import { folioItemRows, receiptRows } from './folio/wire.ts'
import { roomStateRows } from './housekeeping/rows.ts'
import { laundryOrderRows, laundryServiceRows } from './laundry/wire.ts'
import { categoryRows, itemRows } from './menu/wire.ts'
import { paymentRows } from './money/wire.ts'
import { parkedRows } from './outbox/wire.ts'
import { orderRows } from './restaurant/wire.ts'
import { reviewRows } from './reviews/wire.ts'
import { settingsRows } from './settings/wire.ts'
import { roomRows } from './rooms/wire.ts'
import { reservationRows } from './tables/wire.ts'
import { tourBookingRows, tourCategoryRows, tourDayRows, tourRows } from './tours/wire.ts'

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
  car_days: carDayRows,
  tour_days: tourDayRows,
  hotel_bookings: bookingRows,
  restaurant_orders: orderRows,
  laundry_orders: laundryOrderRows,
  table_reservations: reservationRows,
  car_rentals: rentalRows,
  tour_bookings: tourBookingRows,
  room_states: roomStateRows,
  folio_items: folioItemRows,
  receipts: receiptRows,
  payments: paymentRows,
  car_categories: carCategoryRows,
  settings: settingsRows,
  customers: customerRows,
  desk_reviews: deskReviewRows,
  tickets: ticketRows,
  consents: consentRows,
  parked: parkedRows,
}

/** The same, as an audience may read them. */
export function wiresFor(audience: Readers): Wires {
  const partly = resourceNames.filter((name) => readsInPart(audience, name))
  const projected = partly.map((name) => [
    name,
    async (...asked: Parameters<Wires[typeof name]>) =>
      (await wires[name](...asked)).map((row) => rowFor(audience, name, row)),
  ])
  return { ...wires, ...(Object.fromEntries(projected) as Partial<Wires>) }
}
