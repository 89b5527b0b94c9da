import type { Insertable, Transaction } from 'kysely'
import { runCompiled } from './compiled.ts'
import type { Database } from './schema.ts'

/**
 * Inserts rows in one statement, compiled once for each choice of columns. On PostgreSQL a failure may
 * come up with the next statement, or with the commit.
 */
export async function insertRows<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const values = rows.flatMap((row) => Object.values(row))
  const alike = rows.every((row) => Object.keys(row).join() === columns.join())
  if (!alike || values.includes(undefined)) {
    await db
      .insertInto(table)
      .values(rows as never)
      .execute()
    return
  }
  const shape = `insert ${table} ${rows.length} ${columns.join()}`
  const query = () => db.insertInto(table).values(rows as never)
  await runCompiled(db, shape, values, query, { answers: false })
}
