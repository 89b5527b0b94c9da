import { sql, type Kysely } from 'kysely'
import type { DayAtHouse } from '#contract/day-close.ts'
import type { Database } from '../../db/schema.ts'

/** How many missing numbers are named. */
const NAMED = 20

/** Whether any number of the house's receipts is missing, from 1 to the last. */
export async function receiptSeries(db: Kysely<Database>): Promise<DayAtHouse['series']> {
  const { last, count } = await db
    .selectFrom('receipts')
    .select((eb) => [eb.fn.max('number').as('last'), eb.fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const missing_count = Number(last ?? 0) - Number(count)
  if (missing_count === 0) return { last: Number(last ?? 0), missing_count, missing: [] }
  const { rows } = await sql<{ before: number | null; number: number }>`
    select * from (
      select lag(number) over (order by number) as before, number from receipts
      where deleted_at is null) as pairs
    where number > coalesce(before, 0) + 1 order by number limit ${NAMED}`.execute(db)
  const missing: number[] = []
  for (const { before, number } of rows) {
    const next = Number(before ?? 0) + 1
    for (let at = next; at < Number(number) && missing.length < NAMED; at += 1) missing.push(at)
  }
  return { last: Number(last ?? 0), missing_count, missing }
}
