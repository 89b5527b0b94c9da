import { addressKey } from '../budgets/asker.ts'
import { Buckets, type BucketRule } from './buckets.ts'
import { actorName } from './actor.ts'
import type { Actor } from './endpoint.ts'

/** Letters of a code by which guesses are told apart: 900 shares at an address. */
const PREFIX = 2

export interface UnknownCodesRules {
  /** Of codes that begin alike, at one address. */
  prefix: BucketRule
  /** Of one booking's devices, or one of the staff. */
  own: BucketRule
}

/**
 * 900 beginnings of 6 each make 5,400 guesses in ten minutes at most: against 6.5e11 codes that is
 * hopeless. One phone's guesses cost the others at its address the codes that begin alike, no more.
 */
const usualRules: UnknownCodesRules = {
  prefix: { most: 6, window: 600_000 },
  own: { most: 500, window: 600_000 },
}

/** An old phone asks for the same forgotten codes again and again: that is no new guess. */
const REMEMBERED = 50_000

/** Codes asked for that nobody has. In memory: a restart forgives. Times are ms. */
export class UnknownCodes {
  readonly #prefixes: Buckets
  readonly #own: Buckets
  #lately = new Set<string>()
  #before = new Set<string>()

  constructor({ prefix, own }: UnknownCodesRules = usualRules) {
    this.#prefixes = new Buckets(prefix)
    this.#own = new Buckets(own)
  }

  /** ms until these may be asked for, whether or not somebody has them. */
  waitFor(actor: Actor, address: string, codes: readonly string[], now: number): number {
    const own = ownName(actor)
    if (own !== null) return this.#own.waitFor(own, now)
    const at = addressKey(address)
    const fresh = codes.filter((code) => !this.#isOld(`${at} ${code}`))
    return Math.max(0, ...fresh.map((code) => this.#prefixes.waitFor(share(at, code), now)))
  }

  /** These turned out to be nobody's. */
  take(actor: Actor, address: string, codes: readonly string[], now: number): void {
    const own = ownName(actor)
    if (own !== null) return this.#own.take(own, now, codes.length)
    const at = addressKey(address)
    for (const code of codes) {
      const guess = `${at} ${code}`
      if (this.#isOld(guess)) continue
      this.#remember(guess)
      this.#prefixes.take(share(at, code), now)
    }
  }

  #isOld(guess: string): boolean {
    return this.#lately.has(guess) || this.#before.has(guess)
  }

  #remember(guess: string): void {
    if (this.#lately.size >= REMEMBERED) {
      this.#before = this.#lately
      this.#lately = new Set()
    }
    this.#lately.add(guess)
  }
}

const share = (at: string, code: string) => `${at} ${code.slice(0, PREFIX)}`

/** Null: a stranger. */
function ownName(actor: Actor): string | null {
  return actor.kind === 'staff' ? actorName(actor) : (actor.known ?? null)
}
