import type { QueuedRouteName } from '#contract/routes.ts'
import type { ActorRef, OnBehalfOf, OperationRow, StoredAnswer } from '../db/schema.ts'
import type { Change } from './change.ts'
import type { Page } from './triggers.ts'

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
  /** An admin's, for what somebody else recorded; see take-over.ts. */
  onBehalfOf?: OnBehalfOf
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
 * What became of a wish to withdraw or change. `done`: too late, the server had taken it: its
 * answer. `asked`: not known yet; the server is asked as soon as it answers.
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
   * NotSavedError. With it, in one transaction and in their order, go those that follow it and name
   * it (`after`): all of them or none. Answers the first.
   */
  confirm(operation: NewOperation, ...followers: NewOperation[]): Promise<OperationRow>
  /**
   * Withdraws: at once when never tried, else through the server's void. `by`: the key of the admin
   * in whose name the server is asked, where its own person can't.
   */
  withdraw(id: string, by?: string): Promise<WishOutcome>
  /**
   * Replaces the body: the successor takes over the followers; the old row is superseded. With an
   * `actor` it is taken over: the same, in that admin's name, at the time it was recorded.
   */
  change(id: string, change: Change): Promise<WishOutcome>
  /** A parked row is tried again as it is (the world may have changed). */
  retry(id: string): Promise<void>
  /** Everything due now, forgetting back-off. Resolves when the drain is over. */
  sendNow(): Promise<void>
  /** A parked row of one's own that was dealt with in another way. */
  dismiss(id: string): Promise<WishOutcome>
  /** All rows of these actors, or of everybody, newest first; ended ones included. */
  list(actorKeys?: string[]): Promise<OperationRow[]>
  /** Everybody with open rows here: for every count, for signing out, and for whose sign-in is needed. */
  actors(): Promise<ActorSummary[]>
  /** Calls back after any change of any row, from this tab, another, or the worker. */
  subscribe(listener: () => void): () => void
}

/** One person's open rows on this device. */
export interface ActorSummary {
  actorKey: string
  actor: ActorRef
  /** waiting, sending or unknown */
  waiting: number
  /** parked */
  needYou: number
  /** Something waits, and cannot be sent until this person signs in. */
  signIn: boolean
}

/** The outbox as start-up and the worker wire it; screens use the Outbox in it. */
export interface DeviceOutbox extends Outbox {
  /**
   * At sign-in and, for a session that is not remembered, at each start of the page. `token`: the
   * send token (of a foreign host, the session's own). `remember`: kept on the device, so that the
   * worker can send too; else it lives in this page alone.
   */
  setSender(actor: ActorRef, token: string, remember: boolean): Promise<void>
  /** At sign-out: a remembered token stays until that person's rows are gone, any other goes. */
  releaseSender(actorKey: string): Promise<void>
  /**
   * The epoch of the server's store. When it is another one than before, or the first one received,
   * what was believed taken is asked about.
   */
  meetEpoch(epoch: string): Promise<void>
  /** Asks the server now what became of parked rows, e.g. when it says that `parked` changed. */
  checkParked(): Promise<void>
  /** Page only: sends on start, online, link up, coming to the front, timer. Returns its end. */
  start(page: Page): () => void
  /** Worker only: one drain; rejects while due rows remain, so that the browser comes back. */
  drainForSync(): Promise<void>
}
