import type { Kysely, Selectable } from 'kysely'
import type { ResourceRow } from '#contract/resources.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Database, SyncedTable } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { rowsIn, type WireRows } from '../db/wire.ts'
import { settingsOf } from '../house-settings.ts'

/**
 * What is taken of a service's days, which every device may know: no row says whose it is, nor which
 * operation made it. Rows whose last day is over are left out.
 *
 * @param last the column with a row's last day
 */
export function daysTaken<
  Table extends keyof Database,
  Wire extends ResourceRow & { operation_id: string | null },
>(
  table: Table,
  last: string & keyof Database[Table],
  wire: (row: Selectable<Database[Table]>) => Wire,
) {
  const since = (db: Kysely<Database>, day: string) =>
    db
      .selectFrom(table as 'items')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(last as 'name', '>=', addDays(day, -1))
  const onWire = (rows: readonly object[]) =>
    rows.map((row) => ({ ...wire(row as Selectable<Database[Table]>), operation_id: null }))

  /** Over is what ended before the newest change: its time is never ahead of the server's clock. */
  const rows: WireRows = async (db, ids) => {
    const newest = await db
      .selectFrom(table as 'items')
      .select((eb) => eb.fn.max('changed_at').as('at'))
      .executeTakeFirst()
    const found = since(db, (newest?.at ?? '2000-01-01').slice(0, 10))
    return onWire(await rowsIn(found, ids))
  }

  /** The list by itself, for who does not follow the changes. */
  async function list(db: Kysely<Database>, { now }: { now: Date }) {
    const { timezone } = await settingsOf(db)
    const found = since(db, dayIn(timezone, now))
    return {
      data: onWire(
        await found
          .orderBy(last as 'name')
          .orderBy('id')
          .execute(),
      ),
    }
  }
  return { rows, list }
}

/**
 * Brings what everyone may know of a request in step with it, after every change of it.
 *
 * @param whose the column with the request's id, and that id
 * @param now what it takes; null: nothing any more
 * @param prefix of a new row's id
 */
export async function syncTaken(
  tx: Tx,
  table: SyncedTable,
  whose: Readonly<Record<string, string>>,
  now: Readonly<Record<string, unknown>> | null,
  prefix: string,
): Promise<void> {
  const [[column, id] = []] = Object.entries(whose)
  const shown = await tx.db
    .selectFrom(table as 'items')
    .selectAll()
    .where(column as 'name', '=', String(id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (now === null) {
    if (shown !== undefined) await tx.remove(table, shown.id)
  } else if (shown === undefined) {
    const row = { id: `${prefix}-${uuidv7(Date.parse(tx.stamp.at))}`, ...whose, ...now }
    await tx.insert(table, row as never)
  } else {
    const was: Readonly<Record<string, unknown>> = { ...shown }
    const differs = Object.entries(now).some(([field, value]) => was[field] !== value)
    if (differs) await tx.update(table, shown.id, now as never)
  }
}
