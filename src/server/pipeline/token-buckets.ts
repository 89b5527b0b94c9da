/** A burst of `max`, refilled over the window. */
export interface BucketRule {
  max: number
  windowMs: number
}

interface Bucket {
  left: number
  at: number
}

/** Above this number of keys, full buckets are dropped first. */
const MAX_KEYS = 50_000

/** Token buckets by key, in the memory of this process. Times are ms, passed in. */
export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #buckets = new Map<string, Bucket>()

  constructor(rule: BucketRule) {
    this.#rule = rule
  }

  /** ms until `count` tokens are available; 0: now. Takes nothing. */
  waitFor(key: string, now: number, count = 1): number {
    const missing = Math.min(count, this.#rule.max) - this.#left(key, now)
    // Absorbs floating-point error.
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

  /** Drops full buckets, then the least recently used. */
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
