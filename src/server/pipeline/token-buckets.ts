import type { SharedLimit } from '../budgets/shared-limits.ts'

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

/** Of what a key may take, as much as a server of several gives before it tells the others. */
const TELL_SHARE = 1 / 20

/** Token buckets by key, in the memory of this process. Times are ms, passed in. */
export class TokenBuckets implements SharedLimit {
  readonly wear: SharedLimit['wear']
  readonly tellAtOnce: number
  onCount: SharedLimit['onCount']
  readonly #rule: BucketRule
  readonly #buckets = new Map<string, Bucket>()

  constructor(rule: BucketRule) {
    this.#rule = rule
    this.wear = { perMs: rule.max / rule.windowMs, afterMs: rule.windowMs }
    this.tellAtOnce = rule.max * TELL_SHARE
  }

  /** ms until `count` tokens are available; 0: now. Takes nothing. */
  waitFor(key: string, now: number, count = 1): number {
    const missing = Math.min(count, this.#rule.max) - this.#left(key, now)
    // Absorbs floating-point error.
    const wait = (missing * this.#rule.windowMs) / this.#rule.max - 1e-6
    return wait <= 0 ? 0 : Math.ceil(wait)
  }

  take(key: string, now: number, count = 1): void {
    this.#put(key, this.#left(key, now) - count, now)
    this.onCount?.(key, count)
  }

  settle(key: string, taken: number, at: number): void {
    this.#put(key, this.#rule.max - taken, at)
  }

  #put(key: string, left: number, at: number): void {
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at })
    if (this.#buckets.size > MAX_KEYS) this.#forget(at)
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
