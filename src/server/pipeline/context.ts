import type { RouteName } from '#contract/routes.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../log.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Payments } from '../payments/payments.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { ScheduledBackups } from '../storage/scheduled-backups.ts'
import type { OutboundPolicy } from '../push/outbound-policy.ts'
import type { Requester } from '../budgets/requester.ts'
import type { Budgets } from '../budgets/budgets.ts'
import type { TokenBuckets } from './token-buckets.ts'
import type { RoundRobinQueue } from './round-robin-queue.ts'
import type { Actor, Endpoint } from './endpoint.ts'
import type { NewKeyLimits } from './new-key-limits.ts'
import type { FailureBackoff } from './failure-backoff.ts'
import type { UnknownCodes } from './unknown-codes.ts'

/** What the operator set up, as far as the figures of the server's running tell of it. */
export interface Installation {
  /** Where the data lies; null: tests without a folder. */
  readonly dataDir: string | null
  readonly hasMailServer: boolean
  /** Where back-ups are made to by schedule. */
  readonly backupPlaces: readonly ('folder' | 's3')[]
  /** Who sends it reads GET /metrics; null: nobody does. */
  readonly metricsToken: string | null
  readonly startedAt: Date
}

/** What all requests share. buildApp creates it. */
export interface Context {
  readonly store: Store
  readonly endpoints: ReadonlyMap<RouteName, Endpoint>
  /** The payment provider. Never call it inside a transaction. */
  readonly payments: Payments
  /** The stored photographs. Never inside a transaction. */
  readonly pictures: Pictures
  /** Back-ups by schedule. Never inside a transaction. */
  readonly backups: ScheduledBackups
  /** Push services that may be called. */
  readonly pushServices: OutboundPolicy
  /** Hosts that calendars may be fetched from. */
  readonly calendarHosts: OutboundPolicy
  /** For large temporary files, on disk; shared by all processes. */
  readonly workDir: string
  readonly limits: NewKeyLimits
  readonly budgets: Budgets
  /** The requester of a transaction, for its stamp. */
  requesterOf(actor: Actor, address: string): Requester
  /** Wrong guesses at the phone or e-mail of a booking code. */
  readonly guesses: FailureBackoff
  /** Unknown booking codes that were asked for. */
  readonly unknownCodes: UnknownCodes
  /** Invalid promo codes, and password resets for unknown addresses, by address. */
  readonly invalidAttempts: TokenBuckets
  /** Failed sign-ins. */
  readonly signIns: FailureBackoff
  /**
   * Password checks, each a quarter of a second of CPU: one at a time for devices where that person
   * signed in before, one for all others.
   */
  readonly passwordChecks: Readonly<Record<'known' | 'others', RoundRobinQueue>>
  /** Sign-in attempts, right or wrong. */
  readonly signInRates: Readonly<Record<'onePerson' | 'wholePlace', TokenBuckets>>
  readonly log: Log
  /** Counts what this process answers. */
  readonly meter: Meter
  readonly installation: Installation
  /** The server's clock; tests inject it. */
  now(): Date
  /** Waits so many ms, or until the server closes. */
  pause(ms: number): Promise<void>
  /** Aborted when the server closes; long answers end then. */
  readonly closing: AbortSignal
}
