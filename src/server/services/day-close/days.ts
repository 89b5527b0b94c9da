import type { Kysely } from 'kysely'
import { addDays, dayIn, momentOf } from '#domain/days.ts'
import type { Database } from '../../db/schema.ts'
import type { Moments } from '../reports/index.ts'

export interface ClosedDay extends Moments {
  id: string
  day: string
}

/** Closed days, the first one first. */
export async function closedDays(db: Kysely<Database>): Promise<ClosedDay[]> {
  const rows = await db
    .selectFrom('day_closes')
    .select(['id', 'day', 'from_at', 'until_at'])
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .execute()
  return rows.map(({ id, day, from_at: from, until_at: to }) => ({ id, day, from, to }))
}

/** From the day's first moment up to the first of the next, in the house's time zone. */
export const momentsOf = (timezone: string, day: string): Moments => ({
  from: momentOf(timezone, day, '00:00').toISOString(),
  to: momentOf(timezone, addDays(day, 1), '00:00').toISOString(),
})

const isIn = ({ from, to }: Moments, moment: string) => moment >= from && moment < to

/**
 * The house's day of a moment. A closed day has the span that it was closed with, so that another
 * time zone in the settings does not move what was counted.
 */
export function dayOfMoment(
  closed: readonly ClosedDay[],
  asked: { day: string } & Moments,
  timezone: string,
): (moment: string) => string {
  return (moment) => {
    const known = closed.find((one) => isIn(one, moment))
    if (known !== undefined) return known.day
    return isIn(asked, moment) ? asked.day : dayIn(timezone, new Date(moment))
  }
}
