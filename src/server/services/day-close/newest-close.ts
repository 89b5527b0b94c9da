import { sql, type Kysely, type RawBuilder } from 'kysely'
import { epochOf } from '../../db/meta.ts'
import { readMeta, setMeta } from '../../db/meta-values.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { Moments } from '../reports/index.ts'

/*
 * A close of the newest day leaves nothing of closed days uncounted. So what is not counted now is of
 * an open day, or was changed since: nobody has to look through the years.
 */

const NAME = 'day_close:changes'

/** What of the past is looked through. */
export interface Uncounted {
  /** The day asked for. */
  span: Moments
  /** The first moment of the first closed day; null: none is closed. */
  firstClosed: string | null
  /** Changes from this position on; null: all, as after a back-up was restored. */
  since: number | null
}

/** The position of the table of changes from which the close of the newest day has not looked. */
export async function changedSince(db: Kysely<Database>): Promise<number | null> {
  const [epoch, position] = (await readMeta(db, NAME))?.split(' ') ?? []
  // Positions of a restored store say nothing.
  return position === undefined || epoch !== (await epochOf(db)) ? null : Number(position)
}

export async function setChangedSince(tx: Tx, position: number): Promise<void> {
  await setMeta(tx.db, NAME, `${await epochOf(tx.db)} ${position}`)
}

/**
 * The `row_id` of each row of a table that changed since. No index has the name glued on: SQLite, which
 * has no statistics, would read all changes of the table in place of the newest.
 */
export const changedRows = (table: string, since: number): RawBuilder<unknown> =>
  sql`(select row_id from changes where position >= ${since} and resource || '' = ${table})`

const DAY = 86_400_000

/** With the day before: where the time zone was changed, a moment between two spans is of neither. */
export const withDayBefore = ({ from, to }: Moments): Moments => ({
  from: new Date(Date.parse(from) - DAY).toISOString(),
  to,
})
