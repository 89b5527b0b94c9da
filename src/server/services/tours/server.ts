import { namesOf } from '../service/names.ts'
import type { ServiceServer } from '../service/server.ts'
import { changeTourBooking, type TourBookingRow } from './days.ts'
import { lengthsOf } from './lengths.ts'
import { ownTour } from './own.ts'
import { tourForms } from './wire.ts'

const toursIn = (rows: readonly TourBookingRow[]) => rows.map(({ tour_id }) => tour_id)

/** A paid booking still waits for staff to approve it; its places are kept from the first. */
export const toursServer: ServiceServer<TourBookingRow> = {
  forms: tourForms,
  showOwn: ownTour,
  change: changeTourBooking,
  async titles(db, rows) {
    const names = await namesOf(db, 'tours', toursIn(rows))
    return rows.map(({ tour_id }) => names.get(tour_id) ?? '')
  },
  lengths: (db, rows) => lengthsOf(db, toursIn(rows)),
}
