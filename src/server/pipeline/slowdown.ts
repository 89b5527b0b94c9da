export interface SlowdownRule {
  /** Failures that cost nothing: people mistype. */
  free: number
  /** ms after the first that counts; doubles with each. */
  first: number
  /** ms; never more, so that nobody is ever locked out. */
  most: number
  /** ms without a failure, after which all is forgotten. */
  forget: number
}

interface Ledger {
  failures: number
  at: number
  underWay: number
}

const MOST_KEYS = 20_000

/**
 * Counts wrong guesses per key and says how long the next try has to wait. In memory: a restart
 * forgives. Times are ms, passed in.
 */
export class Slowdown {
  readonly #rule: SlowdownRule
  readonly #ledgers = new Map<string, Ledger>()

  constructor(rule: SlowdownRule) {
    this.#rule = rule
  }

  /** What a try costs now, counting those under way as if they failed: side by side is no way round. */
  delay(key: string, now: number, free = this.#rule.free): number {
    const ledger = this.#read(key, now)
    const counted = ledger.failures + ledger.underWay - free
    return counted <= 0 ? 0 : Math.min(this.#rule.first * 2 ** (counted - 1), this.#rule.most)
  }

  /** ms until a try is welcome again, reckoned from the last failure. */
  waitFor(key: string, now: number): number {
    const ledger = this.#read(key, now)
    return Math.max(ledger.at + this.delay(key, now) - now, 0)
  }

  underWay(key: string, now: number): number {
    return this.#read(key, now).underWay
  }

  begin(key: string, now: number): void {
    this.#write(key, now).underWay += 1
  }

  end(key: string, now: number): void {
    const ledger = this.#write(key, now)
    ledger.underWay = Math.max(ledger.underWay - 1, 0)
  }

  fail(key: string, now: number): void {
    const ledger = this.#write(key, now)
    ledger.failures += 1
    ledger.at = now
  }

  /** A right guess: what went before was mistyped. */
  clear(key: string): void {
    const ledger = this.#ledgers.get(key)
    if (ledger) ledger.failures = 0
  }

  #read(key: string, now: number): Ledger {
    const ledger = this.#ledgers.get(key)
    if (!ledger) return { failures: 0, at: 0, underWay: 0 }
    if (ledger.underWay === 0 && now - ledger.at > this.#rule.forget) ledger.failures = 0
    return ledger
  }

  #write(key: string, now: number): Ledger {
    const ledger = this.#read(key, now)
    this.#ledgers.delete(key)
    this.#ledgers.set(key, ledger)
    if (this.#ledgers.size > MOST_KEYS) this.#forget()
    return ledger
  }

  #forget(): void {
    for (const [key, ledger] of this.#ledgers) {
      if (this.#ledgers.size <= MOST_KEYS / 2) return
      if (ledger.underWay === 0) this.#ledgers.delete(key)
    }
  }
}
