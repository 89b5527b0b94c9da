import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { setMeta } from './meta-values.ts'
import type { Database } from './schema.ts'
import { deleteRuns } from './runs.ts'
import type { Tx } from './store.ts'

/**
 * The store's identity. A device that sees another epoch drops its copies and asks again about
 * operations that it believes done (design §6). So a store that lost commits must not keep its
 * epoch. It gets a new one
 *
 * - when it is created,
 * - when it is opened in another location: another file (SQLite), another cluster, timeline or
 *   database (PostgreSQL) means a copy, a restored back-up or a fail-over that may have lost the
 *   last commits,
 * - when a device brings a cursor from a history that this store has lost: an old image was
 *   restored in place (runs.ts),
 * - by the operator, `node src/server/main.ts new-epoch`, after an old copy was written over the
 *   file in place, before a device has shown it.
 */
const EPOCH = 'epoch'
/** The store's location when it got its epoch. */
const LOCATION = 'place'

/** The epoch of a store at `place`; a new one when it was elsewhere before. */
export async function readEpoch(db: Kysely<Database>, place: string): Promise<string> {
  const rows = await db
    .selectFrom('meta')
    .selectAll()
    .where('name', 'in', [EPOCH, LOCATION])
    .execute()
  const facts = new Map(rows.map((row) => [row.name, row.value]))
  const epoch = facts.get(EPOCH)
  if (epoch !== undefined && facts.get(LOCATION) === place) return epoch
  await setMeta(db, LOCATION, place)
  return await newEpoch(db)
}

/** The current epoch. */
export async function epochOf(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', EPOCH)
    .executeTakeFirstOrThrow()
  return value
}

/** Gives the store a new epoch and answers it. Every device will do a full sync. */
export async function newEpoch(db: Kysely<Database>): Promise<string> {
  // Short, since every cursor contains it; 64 bits do not collide.
  const epoch = randomBytes(8).toString('hex')
  await setMeta(db, EPOCH, epoch)
  // Old positions are meaningless here (PostgreSQL: transaction ids of another cluster). Everyone
  // does a full sync, so all changes are older than any cursor.
  await db.updateTable('changes').set({ position: 0 }).execute()
  await deleteRuns(db)
  return epoch
}

/** An invisible write: its commit is what Store.flush waits for. */
export async function markFlushed(tx: Tx): Promise<void> {
  await setMeta(tx.db, 'flushed', tx.stamp.at)
}
