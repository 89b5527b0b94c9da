import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { deskRentals, type DeskRental } from '../data.ts'
import { rentalOverlays } from './new-rental.ts'

export type Fleet = DeskList<DeskRental>

/** The house's rentals with those that this desk has made and not yet sent. */
export const useFleet = createDeskList({
  resource: 'car_rentals',
  list: deskRentals,
  overlays: rentalOverlays,
})
