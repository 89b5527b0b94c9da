import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { resourceNames, type Resource } from '#contract/resources.ts'
import type { Seal } from '../seal/seal.ts'
import { changeListeners } from './listeners.ts'
import { markFlushed, newEpoch, readEpoch } from './meta.ts'
import { readMeta } from './meta-values.ts'
import { migrate, type BackUpFirst } from './migrate.ts'
import { beginRun } from './runs.ts'
import { forbidNesting } from './forbid-nesting.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-driver.ts'
import type { Store, TransactionOptions, Tx } from './store.ts'
import { incrementMeta, StoreTx, type Engine } from './tx.ts'

/** The file of the embedded store inside DATA_DIR. */
const STORE_FILE = 'house.db'

/** How long opening and reading wait for another process that recovers the file, ms. */
const BUSY_MS = 5000

const engine: Engine = {
  kind: 'sqlite',
  locksRows: false,
  position: (db) => incrementMeta(db, 'position'),
}

/**
 * The embedded store. It has two connections: one writes, one reads everything else, so that a
 * plain query never waits for a transaction (it sees the last commit). WAL with `synchronous=FULL`:
 * a commit is on disk before it is announced.
 */
export async function openSqlite(
  dataDir: string,
  clock: () => Date,
  seal: Seal,
  backUpFirst?: BackUpFirst,
): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, STORE_FILE)
  // Created here to restrict its permissions; SQLite gives its log the same.
  closeSync(openSync(path, 'a', 0o600))
  const writing = new DatabaseSync(path, { timeout: BUSY_MS })
  const writer = new Kysely<Database>({ dialect: new NodeSqliteDialect(writing) })
  let epoch: string
  try {
    writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0')
    await migrate(writer, 'sqlite', clock, undefined, backUpFirst)
    epoch = await writer.transaction().execute(async (db) => {
      const read = await readEpoch(db, fileIdentity(path))
      await beginRun(db, await nextPosition(db))
      return read
    })
  } catch (error) {
    writing.close()
    throw error
  }
  const reading = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  const reader = new Kysely<Database>({ dialect: new NodeSqliteDialect(reading) })
  const listeners = changeListeners()
  // Counters of transactions that did not wait for the disk: begun, and surely flushed.
  let [begun, flushed] = [0, 0]
  const alone = forbidNesting()

  const store: Store = {
    kind: 'sqlite',
    db: reader,
    seal,
    get epoch() {
      return epoch
    },
    async transaction<T>(
      work: (tx: Tx) => Promise<T>,
      options: TransactionOptions = {},
    ): Promise<T> {
      let changed: Resource[] = []
      const result = await alone(() =>
        writer.connection().execute(async (connection) => {
          // May be changed outside a transaction only; this connection is ours already.
          writing.exec(`pragma synchronous = ${options.flush === 'later' ? 'normal' : 'full'}`)
          // Counted before the commit, which makes it visible.
          if (options.flush === 'later') begun += 1
          return await connection.transaction().execute(async (db) => {
            const tx = new StoreTx(db, engine, clock())
            const answer = await work(tx)
            changed = await tx.finish()
            return answer
          })
        }),
      )
      listeners.notify(changed)
      return result
    },
    // There is one log: a commit that waits for it also flushes all earlier ones.
    async flush() {
      if (flushed === begun) return
      const before = await store.transaction(async (tx) => {
        await markFlushed(tx)
        // There is one writer, so all of these were committed.
        return begun
      })
      flushed = Math.max(flushed, before)
    },
    async snapshot(read) {
      const connection = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
      const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(connection) })
      try {
        connection.exec('begin')
        return await read(db)
      } finally {
        await db.destroy()
        if (connection.isOpen) connection.close()
      }
    },
    async replace(work) {
      const { result, fresh } = await store.transaction(async (tx) => ({
        result: await work(tx),
        fresh: await newEpoch(tx.db),
      }))
      epoch = fresh
      listeners.notify(resourceNames)
      return result
    },
    onChange: (listener) => listeners.add(listener),
    async close() {
      listeners.clear()
      await reader.destroy()
      await writer.destroy()
      // Kysely closes only what it has used.
      if (reading.isOpen) reading.close()
      if (writing.isOpen) writing.close()
    },
  }
  return store
}

async function nextPosition(db: Kysely<Database>): Promise<number> {
  return Number((await readMeta(db, 'position')) ?? 0) + 1
}

/** A restored file differs in its inode or creation time. */
function fileIdentity(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true })
  return `file:${ino}:${birthtimeNs}`
}
