import type { OperationRow, SenderRow } from '../db/schema.ts'

/**
 * What the outbox asks of the device's store, and all it asks: small enough that a store in memory
 * passes the same tests (see model/). One call of `write` is one durable transaction: all of it or
 * nothing, and on the disk before it resolves.
 */
export interface OutboxStore {
  read<T>(work: (tx: OutboxTx) => Promise<T>): Promise<T>
  write<T>(work: (tx: OutboxTx) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Calls back after a commit that changed rows or senders, here, in another tab or the worker. */
  subscribe(listener: () => void): () => void
}

export interface WriteOptions {
  /** Takes the transaction back while it is not yet committed; `write` then rejects. */
  signal?: AbortSignal
  /** The server's rows are written too. */
  cache?: boolean
}

export interface OutboxTx {
  /** In the order asked; undefined where there is none. */
  get(ids: readonly string[]): Promise<(OperationRow | undefined)[]>
  /** Undefined where there is none, or none is asked for. */
  one(id: string | undefined): Promise<OperationRow | undefined>
  /** Rows that have not ended, by `seq`. */
  open(): Promise<OperationRow[]>
  /** Every row of these actors, or of everybody, newest first. */
  ofActors(actorKeys?: readonly string[]): Promise<OperationRow[]>
  /** Rows the server knows as parked and open, ended ones among them. */
  reportedOpen(): Promise<OperationRow[]>
  /** Ids of rows that ended before a moment, ms. */
  endedBefore(moment: number): Promise<string[]>
  /** Rows that ended at a moment, ms, or later. */
  endedSince(moment: number): Promise<OperationRow[]>
  lastSeq(): Promise<number>
  put(rows: readonly OperationRow[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  senders(): Promise<SenderRow[]>
  putSender(sender: SenderRow): Promise<void>
  removeSender(actorKey: string): Promise<void>
  fact(name: string): Promise<unknown>
  putFact(name: string, value: unknown): Promise<void>
}
