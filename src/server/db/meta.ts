import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { deleteRuns } from './runs.ts'
import type { Tx } from './store.ts'

/**
 * The store's identity. A device that meets another epoch than the one it knows throws its copies
 * away and asks about what it believed taken (design §6), so a store that lost commits must not
 * keep its epoch. It gets a new one
 *
 * - when it is made,
 * - by itself when it is opened somewhere else than where it was left: another file (SQLite),
 *   another cluster, timeline or database (PostgreSQL) means a copy, a restored back-up or a
 *   fail-over that may have lost the last commits,
 * - when a device comes with a cursor that this store gave out in a past that it has lost: an old
 *   image was restored in place (runs.ts),
 * - by the operator, `node src/server/main.ts new-epoch`: after an old copy was written over the
 *   file in place, before any device has come to show it.
 */
const EPOCH = 'epoch'
/** Where the store was when it got its epoch. */
const LOCATION = 'place'

/** The epoch of a store that stands at `place`; a new one when it stood elsewhere before. */
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

/** The epoch as it stands in the store now. */
export async function epochOf(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', EPOCH)
    .executeTakeFirstOrThrow()
  return value
}

/** Gives the store a new epoch; answers it. Every device will reload what it keeps. */
export async function newEpoch(db: Kysely<Database>): Promise<string> {
  // Short, since every cursor carries it; 64 bits never meet twice in a house.
  const epoch = randomBytes(8).toString('hex')
  await setMeta(db, EPOCH, epoch)
  // Positions of the old place mean nothing here (PostgreSQL: transaction ids of another cluster),
  // and everyone starts from the whole tables: all that was is older than any cursor.
  await db.updateTable('changes').set({ position: 0 }).execute()
  await deleteRuns(db)
  return epoch
}

async function setMeta(db: Kysely<Database>, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** A write that changes nothing anyone reads: its commit is what is waited for (Store.flush). */
export async function markFlushed(tx: Tx): Promise<void> {
  await setMeta(tx.db, 'flushed', tx.stamp.at)
}
