import { createDeskList } from '#parts/desk/desk-list.ts'
import { tourStepMeanings } from '../operations/desk-steps.ts'
import { deskTourBookings } from './data.ts'

/** The desk's tour bookings as they will be once what waits has been taken. */
export const useTourBookings = createDeskList({
  resource: 'tour_bookings',
  list: deskTourBookings,
  overlays: tourStepMeanings,
})
