import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { ChangedRows } from './changed-rows.ts'
import { startPipeline } from './compiled.ts'
import type { Engine } from './tx.ts'
import type { WalFlush } from './wal-flush.ts'

/** The first of a group need not wait for ever more of them. */
const MAX_OPERATIONS = 100

/** A request that began takes so many turns of the event loop until it writes. */
const QUIET_TURNS = 3

/** How long a group is kept open for others where the disk has nothing to do, ms. */
const MAX_OPEN_MS = 20

type Handle = ControlledTransaction<Database>

interface Group {
  readonly db: Handle
  readonly changed: ChangedRows
  operations: number
  readonly committed: Promise<void>
  /** No more of its statements are carried out. */
  end(): void
  settle(error?: { cause: unknown }): void
}

interface GroupOptions {
  /** Readers see it as soon as it resolves, which does not wait for the disk. */
  visible: boolean
  /** Called when nothing is left to do but to wait. */
  onWait?: (() => void) | undefined
}

/**
 * The writes of one connection. Operations that come while an earlier commit is on its way to the
 * disk share the next one (decision 91): they are carried out one after the other in one transaction,
 * each in its own savepoint, so that a refused one takes back what it did and nothing else. So do those
 * that the server has read together; whoever comes alone is committed at once.
 *
 * Nobody is told anything, not even a refusal, before what it was made of is committed, and of no
 * success before it is on the disk.
 */
export class CommitGroups {
  readonly #writer: Kysely<Database>
  readonly #engine: Engine
  readonly #flush: WalFlush
  readonly #statements: Readonly<Record<'savepoint' | 'release' | 'rollback', StatementSync>>
  #open: Group | null = null
  /** Operations that wait for their turn, and the one that has it. */
  #waiting = 0
  #turn: Promise<unknown> = Promise.resolve()
  #isSoon = false

  /** @param database the connection that `writer` uses, and nothing else */
  constructor(writer: Kysely<Database>, database: DatabaseSync, engine: Engine, flush: WalFlush) {
    this.#writer = writer
    this.#engine = engine
    this.#flush = flush
    this.#statements = {
      savepoint: database.prepare('savepoint operation'),
      release: database.prepare('release operation'),
      rollback: database.prepare('rollback to operation'),
    }
    flush.onIdle(() => this.#commitSoon())
  }

  /** Carries out `work`, which answers its result and the rows that it changed. */
  async run<T>(
    work: (db: Handle) => Promise<{ result: T; changed: ChangedRows }>,
    { visible, onWait }: GroupOptions,
  ): Promise<T> {
    const { group, outcome } = await this.#inTurn(async () => {
      const joined = (this.#open ??= await this.#begin())
      joined.operations += 1
      const done = await this.#inSavepoint(joined, work)
      if (visible || joined.operations >= MAX_OPERATIONS) await this.#commit()
      else if (this.#waiting === 1 && !this.#flush.isBusy) this.#commitSoon()
      return { group: joined, outcome: done }
    })
    onWait?.()
    await group.committed
    if ('error' in outcome) throw outcome.error
    if (!visible) await this.#flush.done()
    return outcome.result
  }

  /** Commits what is open, after all that came before. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#commit())
  }

  /**
   * Once no more join it, turn after turn of the event loop: a busy server begins a request in each, and
   * its disk is done before it is through with the next.
   */
  #commitSoon(): void {
    if (this.#isSoon || this.#open === null) return
    this.#isSoon = true
    const begun = performance.now()
    let seen: Group | null = this.#open
    let operations = 0
    let quietTurns = 0
    const look = () => {
      quietTurns = this.#open === seen && seen?.operations === operations ? quietTurns + 1 : 0
      seen = this.#open
      operations = seen?.operations ?? 0
      if (quietTurns < QUIET_TURNS && performance.now() - begun < MAX_OPEN_MS) {
        setImmediate(look)
        return
      }
      this.#isSoon = false
      void this.close()
    }
    setImmediate(look)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const mine = this.#turn.then(work).finally(() => (this.#waiting -= 1))
    this.#turn = mine.catch(() => {})
    return mine
  }

  async #begin(): Promise<Group> {
    const db = await this.#writer.startTransaction().execute()
    let settle: Group['settle'] = () => {}
    const committed = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error.cause as Error))
    })
    // Each operation hears of a failure by itself.
    committed.catch(() => {})
    const end = await startPipeline(db)
    return { db, changed: new ChangedRows(), operations: 0, committed, end, settle }
  }

  async #inSavepoint<T>(
    group: Group,
    work: (db: Handle) => Promise<{ result: T; changed: ChangedRows }>,
  ): Promise<{ result: T } | { error: unknown }> {
    const { savepoint, release, rollback } = this.#statements
    try {
      savepoint.run()
      const { result, changed } = await work(group.db)
      release.run()
      group.changed.addAll(changed)
      return { result }
    } catch (error) {
      try {
        // A disk that is full or fails may have taken back the whole transaction.
        rollback.run()
        release.run()
      } catch {
        await this.#giveUp(group, error)
      }
      return { error }
    }
  }

  async #commit(): Promise<void> {
    const group = this.#open
    if (group === null) return
    try {
      await group.changed.write(group.db, this.#engine)
      group.end()
      await group.db.commit().execute()
    } catch (error) {
      return await this.#giveUp(group, error)
    }
    this.#open = null
    this.#flush.committed()
    group.settle()
  }

  /** None of a group's operations was done. */
  async #giveUp(group: Group, error: unknown): Promise<void> {
    this.#open = null
    group.end()
    // SQLite may have taken it back already.
    await group.db
      .rollback()
      .execute()
      .catch(() => {})
    group.settle({ cause: error })
  }
}
