/** So many at once, and as many again spread over the window. */
export interface BucketRule {
  max: number
  /** ms */
  windowMs: number
}

interface Bucket {
  left: number
  at: number
}

/** Past this many keys the emptied-out ones are forgotten first. */
const MAX_KEYS = 50_000

/** Token buckets, one a key, in this process's memory. Times are ms, passed in. */
export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #buckets = new Map<string, Bucket>()

  constructor(rule: BucketRule) {
    this.#rule = rule
  }

  /** ms until `count` may be taken; 0: now. Takes nothing. */
  waitFor(key: string, now: number, count = 1): number {
    const missing = Math.min(count, this.#rule.max) - this.#left(key, now)
    // A hair of binary noise is not a millisecond.
    const wait = (missing * this.#rule.windowMs) / this.#rule.max - 1e-6
    return wait <= 0 ? 0 : Math.ceil(wait)
  }

  take(key: string, now: number, count = 1): void {
    const left = this.#left(key, now) - count
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at: now })
    if (this.#buckets.size > MAX_KEYS) this.#forget(now)
  }

  #left(key: string, now: number): number {
    const bucket = this.#buckets.get(key)
    if (!bucket) return this.#rule.max
    const regained = (Math.max(now - bucket.at, 0) * this.#rule.max) / this.#rule.windowMs
    return Math.min(this.#rule.max, bucket.left + regained)
  }

  /** Full buckets say nothing; if none is full, the longest untouched go. */
  #forget(now: number): void {
    for (const key of this.#buckets.keys()) {
      if (this.#left(key, now) >= this.#rule.max) this.#buckets.delete(key)
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS / 2) return
      this.#buckets.delete(key)
    }
  }
}
