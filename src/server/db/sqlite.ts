import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { resourceNames, type Resource } from '#contract/resources.ts'
import type { Seal } from '../seal/seal.ts'
import { CommitGroups } from './commit-groups.ts'
import { changeListeners } from './listeners.ts'
import { newEpoch, readEpoch } from './meta.ts'
import { readMeta } from './meta-values.ts'
import { migrate, type BackUpFirst } from './migrate.ts'
import { alignNumbers } from './numbers.ts'
import { beginRun } from './runs.ts'
import { forbidNesting } from './forbid-nesting.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-driver.ts'
import type { Store, TransactionOptions, Tx } from './store.ts'
import { incrementMeta, StoreTx, type Engine } from './tx.ts'
import { WalFlush } from './wal-flush.ts'

/** The file of the embedded store inside DATA_DIR. */
const STORE_FILE = 'house.db'

/** How long opening and reading wait for another process that recovers the file, ms. */
const BUSY_MS = 5000

/**
 * Pages (of 4 kB) in the log before they are written into the store's own file, which stops everything
 * else: an order writes thirty, most of them the same as the one before.
 */
const CHECKPOINT_PAGES = 4000

const engine: Engine = {
  kind: 'sqlite',
  locksRows: false,
  position: (db) => incrementMeta(db, 'position'),
}

/**
 * The embedded store. It has two connections: one writes, one reads everything else, so that a
 * plain query never waits for a transaction (it sees the last commit). WAL: a commit is on the disk
 * before anybody is told of it (commit-groups.ts, wal-flush.ts).
 *
 * @param sync for tests: what puts the log on the disk
 */
export async function openSqlite(
  dataDir: string,
  clock: () => Date,
  seal: Seal,
  backUpFirst?: BackUpFirst,
  sync?: () => Promise<void>,
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
    // Whoever was erased is not to be read in the file's free pages.
    writing.exec('pragma secure_delete = on')
    await migrate(writer, 'sqlite', clock, undefined, backUpFirst)
    epoch = await writer.transaction().execute(async (db) => {
      const read = await readEpoch(db, fileIdentity(path))
      await beginRun(db, await nextPosition(db))
      return read
    })
    // From here on WalFlush waits for the disk: SQLite's own waiting would stop everything else.
    writing.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  } catch (error) {
    writing.close()
    throw error
  }
  const reading = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  const reader = new Kysely<Database>({ dialect: new NodeSqliteDialect(reading) })
  const listeners = changeListeners()
  const flush = new WalFlush(path, sync)
  const groups = new CommitGroups(writer, writing, engine, flush)
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
        groups.run(
          async (db) => {
            const tx = new StoreTx(db, engine, clock())
            const answer = await work(tx)
            changed = tx.changed.resources
            return { result: answer, changed: tx.changed }
          },
          { visible: options.flush === 'later', onWait: options.onWait },
        ),
      )
      listeners.notify(changed)
      return result
    },
    flush: () => flush.done(),
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
      const { result, fresh } = await store.transaction(async (tx) => {
        const done = await work(tx)
        await alignNumbers(tx.db)
        return { result: done, fresh: await newEpoch(tx.db) }
      })
      epoch = fresh
      listeners.notify(resourceNames)
      return result
    },
    onChange: (listener) => listeners.add(listener),
    async close() {
      listeners.clear()
      await groups.close()
      await flush.close()
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
