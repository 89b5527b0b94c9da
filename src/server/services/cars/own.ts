import { carTerms } from '#domain/cars.ts'
import type { ShowOwn } from '../cancellations/index.ts'
import { namesOf } from '../names-of.ts'
import type { RentalRow } from './rental-rows.ts'

/** A rental as its guest sees it; in the calendar from when the car is fetched until it is back. */
export const ownRental: ShowOwn<RentalRow> = async (row, paid, { db, settings, speech, now }) => {
  const names = await namesOf(db, 'cars', [row.car_id])
  const at = (day: string, time: string) => `${speech.day(day)}, ${time}`
  return {
    lines: [
      {
        title: names.get(row.car_id) ?? '',
        detail: speech.words.rental(
          at(row.pickup_date, row.pickup_time),
          at(row.dropoff_date, row.dropoff_time),
        ),
      },
    ],
    day: row.pickup_date,
    time: row.pickup_time,
    totalCents: row.total_cents,
    terms: carTerms(row, paid, settings, now),
    freeHours: settings.cancellation.car_free_hours,
    calendar: {
      sequence: row.version,
      from: { day: row.pickup_date, time: row.pickup_time },
      to: { day: row.dropoff_date, time: row.dropoff_time },
    },
  }
}
