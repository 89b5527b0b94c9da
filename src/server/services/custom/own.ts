import { customTerms } from '#domain/custom.ts'
import { addDays } from '#domain/days.ts'
import type { DescribeForGuest } from '../cancellations/index.ts'
import type { CustomOrderRow } from './wire.ts'

/** `YYYY-MM-DDTHH:MM` as the calendar has it. */
function at(moment: string) {
  const [day = '', time = null] = moment.split('T')
  return { day, time }
}

/** What was ordered, as its guest sees it; what has a time or a span goes into their calendar. */
export const ownCustomOrder: DescribeForGuest<CustomOrderRow> = async (
  row,
  paid,
  { settings, locale, now },
) => {
  const day = row.wanted === 'any_time' ? null : row.day
  const { time, claim_from, claim_until } = row
  const wholeDays = time === null
  return {
    lines: [
      {
        title: locale.language === 'en' ? row.name_en : row.name,
        detail: [
          `${row.qty} × ${locale.cents(row.price_cents)}`,
          ...(day === null ? [] : [[locale.day(day), time].filter(Boolean).join(' ')]),
        ].join(', '),
      },
    ],
    day,
    time,
    totalCents: row.total_cents,
    terms: customTerms({ ...row, day }, paid, settings.timezone, now),
    ...(row.cancel_hours !== null && { freeHours: row.cancel_hours }),
    ...(day !== null &&
      claim_from !== null &&
      claim_until !== null && {
        calendar: {
          sequence: row.version,
          from: wholeDays ? { day, time: null } : at(claim_from),
          // Its last day is in it; a moment is not.
          to: wholeDays
            ? { day: addDays(claim_until.slice(0, 10), -1), time: null }
            : at(claim_until),
        },
      }),
  }
}
