import type { Currency } from '#lib/currency.ts'
import type { Kysely } from 'kysely'
import type { Payable, PaymentState } from '#contract/payments.ts'
import type { Database, Moment } from '../../../db/schema.ts'
import type { Tx } from '../../../db/store.ts'

/** One thing that money is for: a row of the service that `kind` names. */
export interface Subject {
  kind: Payable
  id: string
}

/** What paying needs to know of a subject, read from its locked row. */
export interface Bill extends Subject {
  cancelled: boolean
  payment_status: string
  total_cents: number
  /** The total in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  charged_total: number
  currency: Currency
  rwf_rate: number | null
  customer: { name: string; email: string | null; phone: string | null }
}

/** A subject as a page shows it. */
export type Described = PaymentState['subjects'][number] & {
  /** What a person at the door looks for beside the title: a room's number. */
  more: string | null
}

/** Money came, and the subject was not there for it any more: for the desk to mend. */
export type PaidTooLate = 'room_gone' | 'paid_cancelled'

/**
 * What paying does with rooms, and with whatever service. Everything but `describe` runs in the
 * payment's transaction, after `lock`.
 */
export interface PayableKind {
  readonly kind: Payable
  /** What people call one of it: "This order is paid already." */
  readonly noun: string
  /**
   * Locks rows in one order. `together` has also what must be locked with them, and what a payment
   * of a whole group covers. Throws `not_found`.
   */
  lock(tx: Tx, ids: readonly string[]): Promise<{ rows: Bill[]; together: Bill[] }>
  /** A payment starts. Answers until when something is held for it; null: nothing is. */
  begin(tx: Tx, ids: readonly string[], now: Date): Promise<Moment | null>
  /** All of it is paid. Never refuses: money that came is kept account of. */
  settlePaid(tx: Tx, ids: readonly string[], now: Date): Promise<PaidTooLate | null>
  /** A payment came to nothing. What is paid stays so. */
  release(tx: Tx, ids: readonly string[]): Promise<void>
  /** Less was paid than it costs by now (`unpaid`), or the money went back. */
  setStatus(tx: Tx, ids: readonly string[], status: 'unpaid' | 'refunded'): Promise<void>
  /** Raises a flag for the desk; one that stands already is not hidden by it. */
  flag(tx: Tx, ids: readonly string[], flag: string): Promise<void>
  /** Takes these flags off. */
  unflag(tx: Tx, ids: readonly string[], flags: readonly string[]): Promise<void>
  /** Another flag in the place of the one that stands. */
  reflag(tx: Tx, id: string, flagOf: (flag: string | null) => string | null): Promise<void>
  describe(db: Kysely<Database>, ids: readonly string[]): Promise<Described[]>
}
