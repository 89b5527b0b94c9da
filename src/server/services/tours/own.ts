import { tourTerms } from '#domain/tours.ts'
import { addDays } from '#domain/days.ts'
import type { ShowOwn } from '../cancellations/index.ts'
import type { TourBookingRow } from './days.ts'

/** Places on a tour as their guest sees them; in the calendar by days, without hours. */
export const ownTour: ShowOwn<TourBookingRow> = async (
  row,
  paid,
  { db, settings, speech, now },
) => {
  const found = await db
    .selectFrom('tours')
    .select(['name', 'departure_time', 'duration_days'])
    .where('id', '=', row.tour_id)
    .executeTakeFirst()
  const departure_time = found?.departure_time ?? null
  const last = addDays(row.date, (found?.duration_days ?? 1) - 1)
  return {
    lines: [
      {
        title: found?.name ?? '',
        detail: `${speech.day(row.date)}, ${speech.words.people(row.people)}`,
      },
    ],
    day: row.date,
    time: departure_time,
    totalCents: row.total_cents,
    terms: tourTerms({ ...row, departure_time }, paid, settings, now),
    freeHours: settings.cancellation.tour_free_hours,
    calendar: {
      sequence: row.version,
      from: { day: row.date, time: null },
      to: { day: last, time: null },
    },
  }
}
