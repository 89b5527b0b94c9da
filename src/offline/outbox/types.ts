import type { QueuedRouteName } from '#contract/routes.ts'
import type { ActorRef, OperationRow, StoredAnswer } from '../db/schema.ts'

/** What a feature hands over when a person confirms. */
export interface NewOperation {
  /** Made beforehand where the form needs it (e.g. for followers); else made here. */
  id?: string
  route: QueuedRouteName
  params?: Record<string, string>
  body: unknown
  /**
   * The thing it changes, e.g. `restaurant_orders:<id>`, or `restaurant_orders:op:<id>` for a thing
   * that an operation still makes. Operations on one thing keep their order.
   */
  group?: string
  after?: string[]
  actor: ActorRef
  validUntil?: string | null
  words: { title: string; detail: string }
}

/** The row could not be written: say so at once, keep the form. */
export class NotSavedError extends Error {
  readonly reason: 'quota' | 'unavailable' | 'timeout' | 'newer-store'
  constructor(reason: NotSavedError['reason'], cause?: unknown) {
    super(`The operation was not saved: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * What became of a wish to withdraw or change. `done`: too late, the house had taken it: its
 * answer. `asked`: not known yet; the house is asked as soon as it answers.
 */
export type WishOutcome =
  | { outcome: 'withdrawn' }
  | { outcome: 'changed'; successor: OperationRow }
  | { outcome: 'asked' }
  | { outcome: 'done'; answer: StoredAnswer | null }

/** How many rows are in which plight, for the link state in the layouts and the badge. */
export interface OutboxCounts {
  /** waiting, sending or unknown */
  waiting: number
  /** parked */
  needYou: number
  /** actors whose sign-in is needed */
  signIn: string[]
}

export interface Outbox {
  /**
   * Writes the row durably and only then resolves; starts sending. At most 3 s, else throws
   * NotSavedError.
   */
  confirm(operation: NewOperation): Promise<OperationRow>
  /** Withdraws: at once when never tried, else through the house's void. */
  withdraw(id: string): Promise<WishOutcome>
  /** Replaces the body: the successor takes over the followers; the old row is superseded. */
  change(
    id: string,
    change: Pick<NewOperation, 'body' | 'words'> &
      Partial<Pick<NewOperation, 'params' | 'route' | 'validUntil'>>,
  ): Promise<WishOutcome>
  /** A parked row is tried again as it is (the world may have changed). */
  retry(id: string): Promise<void>
  /** Everything due now, forgetting back-off. Resolves when the drain is over. */
  sendNow(): Promise<void>
  /** A parked row of one's own whose matter was dealt with by other means. */
  dismiss(id: string): Promise<WishOutcome>
  /** All rows of these actors, newest first; ended ones included. */
  list(actorKeys: string[]): Promise<OperationRow[]>
  counts(actorKeys: string[]): Promise<OutboxCounts>
  /** Calls back after any change of any row, from this tab, another, or the worker. */
  subscribe(listener: () => void): () => void
}
