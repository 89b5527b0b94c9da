import { namesOf } from '../names-of.ts'
import { ERASED, type ServiceServer } from '../service/server.ts'
import { changeTourBooking, type TourBookingRow } from './days.ts'
import { lengthsOf } from './lengths.ts'
import { managedTours } from './managed.ts'
import { ownTour } from './own.ts'
import { tourCategoryRows, tourDayRows, tourForms, tourRows } from './wire.ts'

const toursIn = (rows: readonly TourBookingRow[]) => rows.map(({ tour_id }) => tour_id)

/** A paid booking still waits for staff to approve it; its places are kept from the first. */
export const toursServer: ServiceServer<TourBookingRow> = {
  forms: tourForms,
  showOwn: ownTour,
  erased: { notes: null, room_guest_name: ERASED, payment_reference: null, cancel_reason: '' },
  offers: {
    rows: { tours: tourRows, tour_categories: tourCategoryRows, tour_days: tourDayRows },
    managed: managedTours,
  },
  change: changeTourBooking,
  async titles(db, rows) {
    const names = await namesOf(db, 'tours', toursIn(rows))
    return rows.map(({ tour_id }) => names.get(tour_id) ?? '')
  },
  lengths: (db, rows) => lengthsOf(db, toursIn(rows)),
}
