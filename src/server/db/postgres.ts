import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import { resourceNames, type Resource } from '#contract/resources.ts'
import type { Seal } from '../seal/seal.ts'
import { runCompiled, startPipeline } from './compiled.ts'
import { changeListeners } from './listeners.ts'
import { CHANNEL, openLiveLine, type LiveLine } from './live-line.ts'
import { epochOf, markFlushed, newEpoch, readEpoch } from './meta.ts'
import { mayWait, migrate, START_LOCK, type BackUpFirst } from './migrate.ts'
import { forbidNesting } from './forbid-nesting.ts'
import { alignNumbers } from './numbers.ts'
import { PipeliningClient } from './pipelining-client.ts'
import { beginRun } from './runs.ts'
import type { Database } from './schema.ts'
import { analyzeGrown, MANY_ROWS } from './statistics.ts'
import type { Store, TransactionOptions, Tx } from './store.ts'
import { StoreTx, type Engine } from './tx.ts'

/**
 * serialization_failure, deadlock_detected, and a kept statement whose table has changed: nothing was
 * done, so the same work may be retried.
 */
const RETRYABLE = new Set(['40001', '40P01', '0A000'])
const MAX_TRIES = 10

/** A transaction awaits its own handle alone: between two statements lies work of milliseconds. */
const IDLE_IN_TRANSACTION_MS = 10_000

const INT8 = 20

const MAX_CONNECTIONS = 16
/** Commits that wait for the disk leave so many to requests that run: the desk's above all. */
const FREE_CONNECTIONS = 8

const ownTransactionId = sql<number>`pg_current_xact_id()::text::bigint`

const engine: Engine = {
  kind: 'postgres',
  locksRows: true,
  position: async () => ownTransactionId,
}

/**
 * PostgreSQL, for several server processes behind one address. READ COMMITTED: a decision that
 * depends on a row locks it (`tx.lock`) or claims a unique key, while SQLite locks the whole store.
 */
export async function openPostgres(
  databaseUrl: string,
  clock: () => Date,
  seal: Seal,
  backUpFirst?: BackUpFirst,
): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'imisozi',
    connectionTimeoutMillis: 10_000,
    // More than requests that run at a time (http/admission.ts): a slow request frees its slot but
    // not its connection.
    max: MAX_CONNECTIONS,
    // A server that hangs, or whose machine lost its power, gives up its locks: others wait for them.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types: { getTypeParser: parserOf },
    Client: PipeliningClient,
  })
  // An idle connection that breaks is replaced on next use. Without a listener the error would end
  // the process.
  pool.on('error', () => {})
  // So would that of one in a transaction that is cut between two statements: the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const listeners = changeListeners()
  const alone = forbidNesting()
  let epoch: string
  let line: LiveLine
  try {
    await migrate(db, 'postgres', clock, undefined, backUpFirst)
    const place = await clusterIdentity(db)
    epoch = await db.transaction().execute(async (tx) => {
      // One process at a time compares the location.
      await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(tx)
      const read = await readEpoch(tx, place)
      // No transaction that misses this run has a later id.
      const { rows } = await sql<{ position: number }>`
        select ${ownTransactionId} as position`.execute(tx)
      await beginRun(tx, Number(rows[0]?.position))
      return read
    })
    line = await openLiveLine(databaseUrl, (changed) => {
      if (changed.length < resourceNames.length) return listeners.notify(changed)
      // All resources: another process may have restored a back-up, or notifications were lost.
      void epochOf(db)
        .then((now) => (epoch = now))
        .catch(() => {})
        .finally(() => listeners.notify(changed))
    })
  } catch (error) {
    await pool.end()
    throw error
  }

  async function runOnce<T>(
    work: (tx: Tx) => Promise<T>,
    { flush, onWait }: TransactionOptions,
  ): Promise<T> {
    let changed: Resource[] = []
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (trx) => {
        const endPipeline = await startPipeline(trx)
        try {
          if (flush === 'later') await commitUnflushed(trx)
          const tx = new StoreTx(trx, engine, clock())
          const answer = await work(tx)
          await tx.changed.write(trx, engine)
          if (tx.changed.size >= MANY_ROWS) await analyzeGrown(trx)
          changed = tx.changed.resources
          const free = MAX_CONNECTIONS - (pool.totalCount - pool.idleCount)
          if (free >= FREE_CONNECTIONS) onWait?.()
          return answer
        } finally {
          endPipeline()
        }
      })
    if (changed.length > 0) line.announce(changed)
    return result
  }

  const store: Store = {
    kind: 'postgres',
    db,
    seal,
    get epoch() {
      return epoch
    },
    // There is one log: a commit that waits for it also flushes all earlier ones.
    flush: () => store.transaction(markFlushed),
    transaction: (work, options = {}) =>
      alone(async () => {
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await runOnce(work, options)
          } catch (error) {
            if (attempt === MAX_TRIES || !RETRYABLE.has(codeOf(error))) throw error
            // Random and growing, so that two rivals do not collide again.
            await sleep(Math.random() * 10 * 2 ** Math.min(attempt, 6))
          }
        }
      }),
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          // A back-up waits for disks and storage meanwhile, and locks no row.
          await mayWait(trx)
          return await read(trx)
        }),
    async replace(work) {
      const { result, fresh } = await store.transaction(async (tx) => {
        const done = await work(tx)
        await analyzeGrown(tx.db)
        await alignNumbers(tx.db)
        const made = await newEpoch(tx.db)
        await sql`select pg_notify(${CHANNEL}, ${resourceNames.join(',')})`.execute(tx.db)
        return { result: done, fresh: made }
      })
      epoch = fresh
      return result
    },
    onChange: (listener) => listeners.add(listener),
    async close() {
      listeners.clear()
      await line.close()
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
  return store
}

/** This transaction's commit is visible before it is on the disk. */
async function commitUnflushed(db: Kysely<Database>): Promise<void> {
  const [name, value] = ['synchronous_commit', 'off']
  const query = () => db.selectNoFrom(sql`set_config(${name}, ${value}, true)`.as('set'))
  await runCompiled(db, 'commit unflushed', [name, value], query, { answers: false })
}

/** int8 as a number: money in cents and positions stay far below 2^53. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 && format !== 'binary') return (text: string) => Number(text)
  return types.getTypeParser(oid, format)
}

function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : ''
}

/**
 * Cluster, timeline and database. A restored or promoted cluster counts as another location, and so
 * does a dump in another database.
 */
async function clusterIdentity(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select system.system_identifier || ':' || checkpoint.timeline_id || ':' || database.oid as place
    from pg_control_system() system, pg_control_checkpoint() checkpoint, pg_database database
    where database.datname = current_database()`.execute(db)
  return `postgres:${rows[0]?.place}`
}
