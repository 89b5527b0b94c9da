import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Resource } from '#contract/resources.ts'
import type { Seal } from '../seal/seal.ts'
import type { Requester } from '../budgets/requester.ts'
import type { Database, SyncedRow, SyncedTable, Moment } from './schema.ts'

/**
 * The interface of both stores (sqlite.ts, postgres.ts). Everything else on the server knows only
 * this.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** For reads outside a transaction. Never inside one: on SQLite it would wait for ever. */
  readonly db: Kysely<Database>
  /** Identity of this store; a restored back-up gets a new one. */
  readonly epoch: string
  /** Seals and opens secrets in the store. */
  readonly seal: Seal
  /**
   * Runs `work` in one transaction (SQLite: BEGIN IMMEDIATE; PostgreSQL: retried on serialization
   * failures and deadlocks, so `work` must have no effect except through `tx`). After the commit,
   * `onChange` listeners of every process are told which resources changed.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Flushes whatever was committed with `flush: 'later'` to disk. Do not report such work as done
   * before this resolves.
   */
  flush(): Promise<void>
  /** Reads a consistent snapshot on a connection of its own: nobody waits for it. */
  snapshot<T>(read: (db: Kysely<Database>) => Promise<T>): Promise<T>
  /**
   * A transaction that replaces the content (a restored back-up): the store gets a new epoch with
   * it, and every device is told that everything changed.
   */
  replace<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Called after commits of any process with the changed resources. Returns the unsubscribe
   * function.
   */
  onChange(listener: (resources: Resource[]) => void): () => void
  /** Waits for running work, then closes the store. */
  close(): Promise<void>
}

export interface TransactionOptions {
  /**
   * `later`: the commit is visible at once, and on disk after `flush` (or the next commit that
   * waits for it). A batch of operations waits once instead of a hundred times.
   */
  flush?: 'later' | undefined
  /** Called when the work is done and only the disk is waited for. */
  onWait?: (() => void) | undefined
}

/** Stamps on the rows of a write. */
export interface Stamp {
  at: Moment
  operationId: string | null
  /** When the person did it, by the device (clamped); absent or null: at `at`. */
  deviceTime?: string | null
  /** The actor's name for the desk; absent where the server itself writes. */
  by?: string
  /** The requester, for budgets. Absent: the server itself. */
  requester?: Requester
}

/** Columns that `insert` sets. */
type Stamped = 'version' | 'created_at' | 'changed_at' | 'deleted_at' | 'operation_id'

/** A row to insert. Its timestamps are given only where it is from the past (seed, import). */
export type NewRow<T extends SyncedTable> = Omit<Insertable<Database[T]>, Stamped> & {
  id: string
  created_at?: Moment
  changed_at?: Moment
}

/**
 * A write's handle. `insert`, `update` and `remove` maintain version, stamps, tombstones and the
 * table of changes. Use plain `tx.db` for reads, claims and tables that are not synced.
 */
export interface Tx {
  readonly db: Transaction<Database>
  readonly stamp: Stamp
  /** Sets the stamp of the following writes (default: now, no operation). */
  stampWith(stamp: Stamp): void
  /** Answers what the row was stamped with: with what was given, it is the row as it now is. */
  insert<T extends SyncedTable>(table: T, row: NewRow<T>): Promise<SyncedRow>
  /** The same for many rows, in few statements. */
  insertAll<T extends SyncedTable>(table: T, rows: readonly NewRow<T>[]): Promise<SyncedRow[]>
  /** Changes the row and increments its version. Answers the new row. */
  update<T extends SyncedTable>(
    table: T,
    id: string,
    patch: Partial<Omit<Updateable<Database[T]>, Stamped | 'id'>>,
  ): Promise<Database[T]>
  /** The same for many rows, in few statements. Throws where one is missing or deleted. */
  updateAll<T extends SyncedTable>(
    table: T,
    ids: readonly string[],
    patch: Partial<Omit<Updateable<Database[T]>, Stamped | 'id'>>,
  ): Promise<void>
  /** Leaves a tombstone. */
  remove(table: SyncedTable, id: string): Promise<void>
  removeAll(table: SyncedTable, ids: readonly string[]): Promise<void>
  /** The row, locked until the commit; undefined when missing or deleted. */
  lock<T extends SyncedTable>(table: T, id: string): Promise<Database[T] | undefined>
  /** The same of several, in one order, so that nobody waits for whoever waits for them. */
  lockAll<T extends SyncedTable>(table: T, ids: readonly string[]): Promise<Database[T][]>
  /** The same of a row that must be there, as one just written. */
  lockWritten<T extends SyncedTable>(table: T, id: string): Promise<Database[T]>
  /**
   * A savepoint: when `work` throws, its writes, counters, locks and stamps are rolled back, and
   * its error is thrown on. The transaction continues. May be nested, but never two at once.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /**
   * A new row's id. An operation's rows have deterministic ids (row-id.ts), the same when it is
   * sent again to a store that lost it; others get a UUIDv7.
   */
  newId(table: string): string
  /** Next value of a counter without gaps: part of this transaction. */
  next(counter: string): Promise<number>
}
