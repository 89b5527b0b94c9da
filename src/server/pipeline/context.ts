import type { RouteName } from '#contract/routes.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../log.ts'
import type { Payments } from '../payments/payments.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { OutboundPolicy } from '../push/outbound-policy.ts'
import type { Requester } from '../budgets/requester.ts'
import type { Budgets } from '../budgets/budgets.ts'
import type { TokenBuckets } from './token-buckets.ts'
import type { RoundRobinQueue } from './round-robin-queue.ts'
import type { Actor, Endpoint } from './endpoint.ts'
import type { NewKeyLimits } from './new-key-limits.ts'
import type { FailureBackoff } from './failure-backoff.ts'
import type { UnknownCodes } from './unknown-codes.ts'

/** What every request shares: made once by buildApp, handed to endpoints that need more than a row. */
export interface Context {
  readonly store: Store
  readonly endpoints: ReadonlyMap<RouteName, Endpoint>
  /** Who takes payments, and is asked about them. Never inside a transaction. */
  readonly payments: Payments
  /** The house's photographs. Never inside a transaction. */
  readonly pictures: Pictures
  /** Which push services may be asked to reach a device. */
  readonly pushServices: OutboundPolicy
  /** Where other channels' calendars may be fetched from: the same rule. */
  readonly calendarHosts: OutboundPolicy
  /** Where large files lie for a while, on the disk of the house; servers side by side share it. */
  readonly workDir: string
  readonly limits: NewKeyLimits
  readonly budgets: Budgets
  /** For whom a transaction is that this actor asks for: goes into its stamp. */
  requesterOf(actor: Actor, address: string): Requester
  /** Wrong guesses at a code's phone or e-mail. */
  readonly guesses: FailureBackoff
  /** Codes asked for that nobody has. */
  readonly unknownCodes: UnknownCodes
  /** Promo codes that are none, and letters asked for to addresses of nobody, by address. */
  readonly invalidAttempts: TokenBuckets
  /** Failed sign-ins. */
  readonly signIns: FailureBackoff
  /**
   * Checks of passwords, each a quarter of a second of a processor: one at a time of devices where
   * that person signed in before, one of all others.
   */
  readonly passwordChecks: Readonly<Record<'known' | 'others', RoundRobinQueue>>
  /** Tries to sign in, right or wrong. */
  readonly signInRates: Readonly<Record<'onePerson' | 'wholePlace', TokenBuckets>>
  readonly log: Log
  /** The house's clock. */
  now(): Date
  /** Waits so many ms, or until the server closes. */
  pause(ms: number): Promise<void>
  /** Aborts when the server closes: long answers end then. */
  readonly closing: AbortSignal
}
