import type { ServiceKind } from '#contract/services/index.ts'
import { useRentals } from '#features/cars/desk/use-rentals.ts'
import { useCustomOrders } from '#features/custom/desk/use-custom-orders.ts'
import { useLaundryOrders } from '#features/laundry/desk/orders.ts'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { useReservations } from '#features/tables/desk/reservations.ts'
import { useTourBookings } from '#features/tours/desk/use-tour-bookings.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import type { BookingSource, BookingType } from './bookings/row.ts'
import { useCarsSource } from './bookings/use-cars-source.tsx'
import { useCustomSource } from './bookings/use-custom-source.tsx'
import { useLaundrySource } from './bookings/use-laundry-source.tsx'
import { useRestaurantSource } from './bookings/use-restaurant-source.tsx'
import { useRoomsSource } from './bookings/use-rooms-source.tsx'
import { useTablesSource } from './bookings/use-tables-source.tsx'
import { useToursSource } from './bookings/use-tours-source.tsx'

/** What the desk's own screens have of each service. Another one adds a line to each of these. */

/** In the order in which the documents name them (spec 3 §2.5). */
export const bookingTypes: readonly BookingType[] = [
  'room',
  'laundry',
  'car',
  'restaurant',
  'table',
  'tour',
  'custom',
]

/** The rows of the combined list. */
export const useSources = (): BookingSource[] => [
  useRoomsSource(),
  useRestaurantSource(),
  useTablesSource(),
  useLaundrySource(),
  useCarsSource(),
  useToursSource(),
  useCustomSource(),
]

/** Their lists, as they will be once what waits has been taken. */
export const useServiceLists = () =>
  ({
    restaurant: useOrders(),
    table: useReservations(),
    laundry: useLaundryOrders(),
    car: useRentals(),
    tour: useTourBookings(),
    custom: useCustomOrders(),
  }) satisfies Record<ServiceKind, DeskList<unknown>>
