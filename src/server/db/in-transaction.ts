import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** What was read in a transaction and asked for again and again, by the transaction's handle. */
const known = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Reads once in a transaction, until it forgets; outside of one each time. */
export async function oncePerTransaction<T>(
  db: Kysely<Database>,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!db.isTransaction) return await read()
  const its = known.get(db) ?? new Map<string, Promise<unknown>>()
  known.set(db, its)
  const reading = its.get(name) ?? read()
  its.set(name, reading)
  return (await reading) as T
}

/** What was read before may no longer be so. */
export function forgetReads(db: Kysely<Database>): void {
  known.delete(db)
}
