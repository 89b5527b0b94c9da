import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Resource } from '#contract/resources.ts'
import { changeListeners } from './listeners.ts'
import { readEpoch } from './meta.ts'
import { migrate } from './migrate.ts'
import { refuseNesting } from './one-at-a-time.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-driver.ts'
import type { Store, Tx } from './store.ts'
import { nextOf, StoreTx, type Engine } from './tx.ts'

/** The file of the embedded store inside DATA_DIR. */
const STORE_FILE = 'house.db'

/** How long opening and reading wait for another process that recovers the file, ms. */
const BUSY_MS = 5000

const engine: Engine = {
  kind: 'sqlite',
  locksRows: false,
  position: (db) => nextOf(db, 'position'),
}

/**
 * The embedded store. Two connections: one that writes, one read-only for everything else, so that
 * a plain query never waits for a transaction (it sees what was committed before it). WAL with
 * `synchronous=FULL`: a commit is on the disk before anyone hears of it.
 */
export async function openSqlite(dataDir: string, clock: () => Date): Promise<Store> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, STORE_FILE)
  const writing = new DatabaseSync(path, { timeout: BUSY_MS })
  const writer = new Kysely<Database>({ dialect: new NodeSqliteDialect(writing) })
  let epoch: string
  try {
    writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0')
    await migrate(writer, 'sqlite', clock)
    epoch = await writer.transaction().execute((db) => readEpoch(db, fileIdentity(path)))
  } catch (error) {
    writing.close()
    throw error
  }
  const reading = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  const reader = new Kysely<Database>({ dialect: new NodeSqliteDialect(reading) })
  const listeners = changeListeners()
  const alone = refuseNesting()

  return {
    kind: 'sqlite',
    db: reader,
    get epoch() {
      return epoch
    },
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      let changed: Resource[] = []
      const result = await alone(() =>
        writer.transaction().execute(async (db) => {
          const tx = new StoreTx(db, engine, clock())
          const answer = await work(tx)
          changed = await tx.finish()
          return answer
        }),
      )
      listeners.tell(changed)
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
}

/** A file put back from a back-up is another file: its number or its birth differs. */
function fileIdentity(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true })
  return `file:${ino}:${birthtimeNs}`
}
