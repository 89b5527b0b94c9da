import type { SharedLimit } from '../budgets/shared-limits.ts'

export interface BackoffRule {
  /** Failures without a delay: people mistype. */
  freeFailures: number
  /** The first delay; doubles with each failure. */
  firstDelayMs: number
  /** Upper bound, so that nobody is ever locked out. */
  maxDelayMs: number
  /** Time without a failure after which all is forgotten. */
  forgetAfterMs: number
}

interface Ledger {
  failures: number
  at: number
  pending: number
}

const MAX_KEYS = 20_000

/**
 * Exponential backoff per key after wrong guesses. In memory; several servers count together
 * (SharedLimits). Times are ms, passed in.
 */
export class FailureBackoff implements SharedLimit {
  readonly wear: SharedLimit['wear']
  readonly tellAtOnce = 1
  onCount: SharedLimit['onCount']
  readonly #rule: BackoffRule
  readonly #ledgers = new Map<string, Ledger>()

  constructor(rule: BackoffRule) {
    this.#rule = rule
    this.wear = { perMs: 0, afterMs: rule.forgetAfterMs }
  }

  /** The delay of a try. Pending tries count as failures, so that parallel tries gain nothing. */
  delay(key: string, now: number, free = this.#rule.freeFailures): number {
    const ledger = this.#read(key, now)
    const counted = ledger.failures + ledger.pending - free
    return counted <= 0
      ? 0
      : Math.min(this.#rule.firstDelayMs * 2 ** (counted - 1), this.#rule.maxDelayMs)
  }

  /** ms until the next try is allowed, from the last failure. */
  waitFor(key: string, now: number): number {
    const ledger = this.#read(key, now)
    return Math.max(ledger.at + this.delay(key, now) - now, 0)
  }

  pending(key: string, now: number): number {
    return this.#read(key, now).pending
  }

  begin(key: string, now: number): void {
    this.#write(key, now).pending += 1
  }

  end(key: string, now: number): void {
    const ledger = this.#write(key, now)
    ledger.pending = Math.max(ledger.pending - 1, 0)
  }

  fail(key: string, now: number): void {
    const ledger = this.#write(key, now)
    ledger.failures += 1
    ledger.at = now
    this.onCount?.(key, 1)
  }

  settle(key: string, failures: number, at: number): void {
    const ledger = this.#write(key, at)
    // Where no other server counted any, the last failure was when it was, not when it was told.
    if (failures !== ledger.failures) ledger.at = at
    ledger.failures = failures
  }

  /** A success: earlier failures were typing errors. */
  clear(key: string): void {
    const ledger = this.#ledgers.get(key)
    if (ledger) ledger.failures = 0
    this.onCount?.(key, null)
  }

  #read(key: string, now: number): Ledger {
    const ledger = this.#ledgers.get(key)
    if (!ledger) return { failures: 0, at: 0, pending: 0 }
    if (ledger.pending === 0 && now - ledger.at > this.#rule.forgetAfterMs) ledger.failures = 0
    return ledger
  }

  #write(key: string, now: number): Ledger {
    const ledger = this.#read(key, now)
    this.#ledgers.delete(key)
    this.#ledgers.set(key, ledger)
    if (this.#ledgers.size > MAX_KEYS) this.#forget()
    return ledger
  }

  #forget(): void {
    for (const [key, ledger] of this.#ledgers) {
      if (this.#ledgers.size <= MAX_KEYS / 2) return
      if (ledger.pending === 0) this.#ledgers.delete(key)
    }
  }
}
