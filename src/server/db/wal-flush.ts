import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_IOERR: whoever meets it may try again (pipeline/error-response.ts). */
const IO_ERROR = 10

/**
 * Puts SQLite's log on the disk for all commits that wait for it, without stopping anything else
 * meanwhile: SQLite's own waiting (`synchronous=FULL`) would block the event loop. Whoever comes
 * while one write is under way waits for the next.
 */
export class WalFlush {
  readonly #path: string
  readonly #sync: () => Promise<void>
  readonly #close: () => void
  /** Commits that were made, and of these surely on the disk. */
  #committed = 0
  #flushed = 0
  #running: Promise<void> | null = null
  #failed = false
  #idle: () => void = () => {}

  /**
   * @param path of the store, whose log is there already
   * @param sync for tests: what happens to the disk
   */
  constructor(path: string, sync?: () => Promise<void>) {
    this.#path = path
    // A second handle of the same file: what it flushes is the file's, whoever wrote it.
    const log = openSync(`${path}-wal`, 'r+')
    const flushLog = promisify(fdatasync)
    this.#sync = sync ?? (() => flushLog(log))
    this.#close = () => closeSync(log)
  }

  get isBusy(): boolean {
    return this.#running !== null
  }

  /** Called whenever no flush is under way any more. */
  onIdle(listener: () => void): void {
    this.#idle = listener
  }

  /** A commit was made that the disk may not have. */
  committed(): void {
    this.#committed += 1
  }

  /** Resolves when every commit made so far is on the disk. Throws where the disk fails. */
  async done(): Promise<void> {
    const all = this.#committed
    while (this.#flushed < all) await (this.#running ??= this.#run())
  }

  /** Waits for what is under way, then closes. */
  async close(): Promise<void> {
    await this.done().finally(this.#close)
  }

  async #run(): Promise<void> {
    // `#running` is set before anything happens.
    await Promise.resolve()
    const all = this.#committed
    try {
      if (this.#failed) this.#checkpoint()
      else await this.#sync()
      this.#flushed = all
      this.#failed = false
    } catch (cause) {
      this.#failed = true
      const failed = new Error('The store could not be written to the disk', { cause })
      throw Object.assign(failed, { errcode: IO_ERROR })
    } finally {
      this.#running = null
      this.#idle()
    }
  }

  /**
   * After a failed flush the next one may succeed without what the first one lost. So the log's
   * content is written into the store's own file instead, and that is flushed.
   */
  #checkpoint(): void {
    const database = new DatabaseSync(this.#path)
    try {
      database.exec('pragma synchronous = full')
      const done = database.prepare('pragma wal_checkpoint(passive)').get()
      if (done?.busy !== 0 || done.log !== done.checkpointed) throw new Error('Not all was written')
    } finally {
      database.close()
    }
  }
}
