import * as z from 'zod/mini'
import type { Kysely } from 'kysely'
import { dayAtHouse, dayClose, type DayAtHouse, type DayClose } from '#contract/day-close.ts'
import { addDays } from '#domain/days.ts'
import { isEmptyDay } from '#domain/day-close.ts'
import type { Database } from '../../db/schema.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { closeDay } from './close.ts'
import { dayAsked, listDayMovements } from './list-movements.ts'
import { closedDays, type ClosedDay } from './days.ts'
import { carriedOf, figuresOf, gather } from './gather.ts'
import { owingNow } from './owing.ts'
import { receiptSeries } from './series.ts'
import { workElsewhere } from './work-elsewhere.ts'
import { dayCloseOf, dayCloseRows } from './wire.ts'

/** GET /api/day-closes */
const listDayCloses = read({
  name: 'listDayCloses',
  answer: z.object({ data: z.array(dayClose) }),
  async read(db) {
    return { data: await dayCloseRows(db, null) }
  },
})

/** How many open days are named: a house that closes none any more is not told of every one. */
const MAX_OPEN_DAYS = 31

/** Days between the first close and this day that nobody closed. */
function openDays(closed: readonly ClosedDay[], day: string): string[] {
  const [first] = closed
  if (first === undefined) return []
  const isClosed = new Set(closed.map((one) => one.day))
  const open: string[] = []
  for (let at = addDays(day, -1); at > first.day && open.length < MAX_OPEN_DAYS;) {
    if (!isClosed.has(at)) open.unshift(at)
    at = addDays(at, -1)
  }
  return open
}

/** What came for a closed day and was carried in a later close. */
async function carriedElsewhere(db: Kysely<Database>, day: string): Promise<DayAtHouse['late']> {
  const later = await db
    .selectFrom('day_closes')
    .select(['day', 'carried'])
    .where('day', '>', day)
    .orderBy('day')
    .execute()
  return later.flatMap(({ day: carried_in, carried }) =>
    (JSON.parse(carried) as DayClose['carried'])
      .filter((one) => one.day === day)
      .map(({ figures }) => ({ carried_in, figures })),
  )
}

/** GET /api/day-close?day= */
const getDayClose = read({
  name: 'getDayClose',
  answer: dayAtHouse,
  async read(db, { query, now }): Promise<DayAtHouse> {
    const { day, today, timezone } = await dayAsked(db, query.day, now)
    const closed = await closedDays(db)
    const gathered = await gather(db, day, timezone, closed)
    const figures = figuresOf(gathered, day)
    const same = {
      day,
      today,
      open_days: openDays(closed, day),
      waiting: await workElsewhere(db, now),
      as_of: now.toISOString(),
    }
    const row = await db
      .selectFrom('day_closes')
      .selectAll()
      .where('day', '=', day)
      .executeTakeFirst()
    if (row === undefined) {
      return {
        ...same,
        close: null,
        figures,
        carried: carriedOf(gathered, day),
        series: await receiptSeries(db),
        owing: (await owingNow(db)).owing,
        late: [],
      }
    }
    const close = dayCloseOf(row)
    return {
      ...same,
      close,
      figures: close.figures,
      carried: close.carried,
      series: close.series,
      owing: close.owing,
      late: [
        ...(await carriedElsewhere(db, day)),
        ...(isEmptyDay(figures) ? [] : [{ carried_in: null, figures }]),
      ],
    }
  },
})

export const endpoints: Endpoint[] = [listDayCloses, getDayClose, listDayMovements, closeDay]
