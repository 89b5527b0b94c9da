import { createDeskList } from '#parts/desk/desk-list.ts'
import { deskStepMeanings } from '../operations/desk-steps.ts'
import { deskReservations } from './data.ts'

/** The desk's reservations as they will be once what waits has been taken. */
export const useReservations = createDeskList({
  resource: 'table_reservations',
  list: deskReservations,
  overlays: deskStepMeanings,
})
