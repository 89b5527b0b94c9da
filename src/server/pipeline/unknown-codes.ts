import { addressKey } from '../budgets/requester.ts'
import { TokenBuckets, type BucketRule } from './token-buckets.ts'
import { actorKey } from './actor.ts'
import type { Actor } from './endpoint.ts'

/** Guesses are counted by this many first letters: 900 prefixes per address. */
const PREFIX_LENGTH = 2

export interface UnknownCodesRules {
  /** Codes with the same prefix, at one address. */
  prefix: BucketRule
  /** The devices of one booking, or one staff member. */
  own: BucketRule
}

/**
 * 900 prefixes of 6 guesses each are 5,400 guesses in ten minutes, against 6.5e11 codes. One
 * phone's guesses block only codes with the same prefix for others at its address.
 */
const defaultRules: UnknownCodesRules = {
  prefix: { max: 6, windowMs: 600_000 },
  own: { max: 500, windowMs: 600_000 },
}

/** An old phone asks for the same forgotten codes again and again; that is no new guess. */
const MAX_REMEMBERED = 50_000

/** Lookups of unknown codes. In memory; several servers count together. Times are ms. */
export class UnknownCodes {
  readonly #prefixes: TokenBuckets
  readonly #own: TokenBuckets
  #recent = new Set<string>()
  #previous = new Set<string>()

  constructor({ prefix, own }: UnknownCodesRules = defaultRules) {
    this.#prefixes = new TokenBuckets(prefix)
    this.#own = new TokenBuckets(own)
  }

  get shared(): Readonly<Record<string, TokenBuckets>> {
    return { prefix: this.#prefixes, own: this.#own }
  }

  /** ms until these codes may be looked up, whether they exist or not. */
  waitFor(actor: Actor, address: string, codes: readonly string[], now: number): number {
    const own = ownKey(actor)
    if (own !== null) return this.#own.waitFor(own, now)
    const at = addressKey(address)
    const fresh = codes.filter((code) => !this.#isRemembered(`${at} ${code}`))
    return Math.max(0, ...fresh.map((code) => this.#prefixes.waitFor(prefixKey(at, code), now)))
  }

  /** Counts codes that turned out to be unknown. */
  take(actor: Actor, address: string, codes: readonly string[], now: number): void {
    const own = ownKey(actor)
    if (own !== null) return this.#own.take(own, now, codes.length)
    const at = addressKey(address)
    for (const code of codes) {
      const guess = `${at} ${code}`
      if (this.#isRemembered(guess)) continue
      this.#remember(guess)
      this.#prefixes.take(prefixKey(at, code), now)
    }
  }

  #isRemembered(guess: string): boolean {
    return this.#recent.has(guess) || this.#previous.has(guess)
  }

  #remember(guess: string): void {
    if (this.#recent.size >= MAX_REMEMBERED) {
      this.#previous = this.#recent
      this.#recent = new Set()
    }
    this.#recent.add(guess)
  }
}

const prefixKey = (at: string, code: string) => `${at} ${code.slice(0, PREFIX_LENGTH)}`

/** Null: a stranger. */
function ownKey(actor: Actor): string | null {
  return actor.kind === 'staff' ? actorKey(actor) : (actor.known ?? null)
}
