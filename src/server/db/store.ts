import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Resource } from '#contract/resources.ts'
import type { Seal } from '../seal/seal.ts'
import type { Requester } from '../budgets/requester.ts'
import type { Database, SyncedTable, Moment } from './schema.ts'

/**
 * What the two stores (sqlite.ts, postgres.ts) both are. Everything else on the server knows this
 * and nothing of either.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** For reads outside a transaction. Never inside one: on SQLite it would wait for ever. */
  readonly db: Kysely<Database>
  /** Identity of this store; a restored back-up gets a new one. */
  readonly epoch: string
  /** Seals and opens secrets that lie in it. */
  readonly seal: Seal
  /**
   * Runs `work` in one transaction (SQLite: BEGIN IMMEDIATE; PostgreSQL: tried again on
   * serialization failures and deadlocks, so `work` must have no effect but through `tx`).
   * After the commit, the resources it changed are announced to `onChange` listeners of every
   * process.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Brings to the disk whatever was committed with `flush: 'later'`. Nobody may be told that it was
   * done before this resolves: at once where nothing waits for it.
   */
  flush(): Promise<void>
  /** Reads everything as it is at one moment, on a connection of its own: nobody waits for it. */
  snapshot<T>(read: (db: Kysely<Database>) => Promise<T>): Promise<T>
  /**
   * A transaction after which the store is another one (a back-up was put back): it gets a new epoch
   * with it, and every device hears that everything changed.
   */
  replace<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Called after commits, here and in other processes, with what changed. Returns the way off. */
  onChange(listener: (resources: Resource[]) => void): () => void
  /** Waits for what is running, then lets the store go. */
  close(): Promise<void>
}

export interface TransactionOptions {
  /**
   * `later`: the commit is seen at once and is on the disk after `flush` (or the next commit that
   * waits for it): a batch of operations pays for one wait instead of a hundred.
   */
  flush?: 'later'
}

/** Stamps on what a write makes or changes. */
export interface Stamp {
  at: Moment
  operationId: string | null
  /** Who does it, as the desk names them; absent where the house does it by itself. */
  by?: string
  /** For whom: what a stranger makes the house keep or send is counted. Absent: the house itself. */
  requester?: Requester
}

/** Columns that `insert` fills in by itself. */
type Stamped = 'version' | 'created_at' | 'changed_at' | 'deleted_at' | 'operation_id'

/** A row to insert. Its moments are given only where it was made in the past (seed, import). */
export type NewRow<T extends SyncedTable> = Omit<Insertable<Database[T]>, Stamped> & {
  id: string
  created_at?: Moment
  changed_at?: Moment
}

/**
 * A write's own handle. `insert`, `update` and `remove` keep version, stamps, tombstones and the
 * table of changes right; plain `tx.db` is for reads, claims and tables that devices don't keep.
 */
export interface Tx {
  readonly db: Transaction<Database>
  readonly stamp: Stamp
  /** Sets what following writes are stamped with (default: now, no operation). */
  stampWith(stamp: Stamp): void
  insert<T extends SyncedTable>(table: T, row: NewRow<T>): Promise<void>
  /** The same for many rows, in few statements. */
  insertAll<T extends SyncedTable>(table: T, rows: readonly NewRow<T>[]): Promise<void>
  /** Changes the row and raises its version. Answers the row as it is now. */
  update<T extends SyncedTable>(
    table: T,
    id: string,
    patch: Partial<Omit<Updateable<Database[T]>, Stamped | 'id'>>,
  ): Promise<Database[T]>
  /** Leaves a tombstone. */
  remove(table: SyncedTable, id: string): Promise<void>
  /** The row, locked against other writers until the commit; undefined when missing or deleted. */
  lock<T extends SyncedTable>(table: T, id: string): Promise<Database[T] | undefined>
  /**
   * A part that is undone by itself when it throws (a savepoint): what it wrote, counted, locked and
   * stamped is as it was before, and its error is thrown on. What follows belongs to the transaction
   * as ever. May be nested; never two at once.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /**
   * A new row's id. What an operation makes has an id that comes from the operation (row-id.ts), the
   * same one should it be sent again to a house that lost it; anything else a UUIDv7.
   */
  newId(table: string): string
  /** Next value of a counter row, without gaps: part of this transaction. */
  next(counter: string): Promise<number>
}
