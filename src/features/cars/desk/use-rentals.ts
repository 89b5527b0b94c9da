import { createDeskList } from '#parts/desk/desk-list.ts'
import { rentalStepMeanings } from '../operations/desk-steps.ts'
import { deskRentals } from './data.ts'

/** The desk's rentals as they will be once what waits has been taken. */
export const useRentals = createDeskList({
  resource: 'car_rentals',
  list: deskRentals,
  overlays: rentalStepMeanings,
})
