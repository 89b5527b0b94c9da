import { readsInPart, rowFor } from '#contract/projections.ts'
import { resourceNames, type Readers } from '#contract/resources.ts'
import type { Wires } from '../db/wire.ts'
import { bookingRows, stayRows } from './bookings/wire.ts'
import { carCategoryRows } from './cars/car-categories.ts'
import { rentalForms } from './cars/rental-rows.ts'
import { carDayRows, carRows } from './cars/wire.ts'
import { consentRows, deskReviewRows, ticketRows } from './community/wire.ts'
import { customerRows } from './customers/wire.ts'
import { houseRows } from './house/wire.ts'
import { folioItemRows, receiptRows } from './folio/wire.ts'
import { roomStateRows } from './housekeeping/rows.ts'
import { laundryForms, laundryServiceRows } from './laundry/wire.ts'
import { categoryRows, itemRows } from './menu/wire.ts'
import { paymentRows } from './money/wire.ts'
import { parkedRows } from './outbox/wire.ts'
import { orderForms } from './restaurant/wire.ts'
import { feedRows } from './service/forms.ts'
import { reviewRows } from './reviews/wire.ts'
import { settingsRows } from './settings/wire.ts'
import { roomRows } from './rooms/wire.ts'
import { reservationForms } from './tables/wire.ts'
import { tourCategoryRows, tourDayRows, tourForms, tourRows } from './tours/wire.ts'

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
  restaurant_orders: feedRows(orderForms),
  laundry_orders: feedRows(laundryForms),
  table_reservations: feedRows(reservationForms),
  car_rentals: feedRows(rentalForms),
  tour_bookings: feedRows(tourForms),
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
