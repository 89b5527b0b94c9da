import { addressKey } from '../budgets/requester.ts'
import { laneOf } from '../budgets/lane.ts'
import { budgets as usual, type Budgets, type Rule } from '../budgets/budgets.ts'
import { TokenBuckets, type BucketRule } from './token-buckets.ts'
import { actorKey } from './actor.ts'
import { refuse, type Actor } from './endpoint.ts'

export interface NewKeyRules {
  staff: BucketRule
  /** Of a booking whose guest is known, on all of its devices together. */
  known: BucketRule
  /** Keeps a device that has gone wild from its neighbours' share; a made-up id buys nothing. */
  device: BucketRule
  contact: BucketRule
  address: BucketRule
  house: BucketRule
  repeats: BucketRule
}

const TEN_MINUTES = 600_000

/** A rule counted in memory. */
export const toBucketRule = (rule: Rule | undefined): BucketRule => ({
  max: rule?.max ?? Number.MAX_SAFE_INTEGER,
  windowMs: typeof rule?.window === 'number' ? rule.window : TEN_MINUTES,
})

/**
 * Generous to people, not to a script: a full house of phones behind one address after a day
 * without link, and a tablet with a thousand waiting steps, all pass.
 */
export function newKeyRules({ operations, repeats }: Budgets): NewKeyRules {
  return {
    staff: { max: 20_000, windowMs: TEN_MINUTES },
    known: { max: 1_500, windowMs: TEN_MINUTES },
    device: { max: 1_500, windowMs: TEN_MINUTES },
    contact: toBucketRule(operations.contact),
    address: toBucketRule(operations.address),
    house: toBucketRule(operations.house),
    repeats: toBucketRule(repeats.address),
  }
}

/**
 * How many new writes somebody may send. Only keys not seen lately count, so that sending again
 * after a lost answer costs next to nothing: it has a bucket of its own, which a loop empties
 * (design §6, "Security").
 */
export class NewKeyLimits {
  readonly #buckets: Readonly<Record<keyof NewKeyRules, TokenBuckets>>
  /** Keys counted in this and the previous span, so that a refused one counts once. */
  #recent = new Set<string>()
  #previous = new Set<string>()
  #rotatedAt = 0

  constructor(rules: Partial<NewKeyRules> = {}) {
    const all = { ...newKeyRules(usual), ...rules }
    this.#buckets = {
      staff: new TokenBuckets(all.staff),
      known: new TokenBuckets(all.known),
      device: new TokenBuckets(all.device),
      contact: new TokenBuckets(all.contact),
      address: new TokenBuckets(all.address),
      house: new TokenBuckets(all.house),
      repeats: new TokenBuckets(all.repeats),
    }
  }

  /**
   * Counts a write, once a key. Throws `too_many_requests` with how long to wait.
   *
   * @param contacts that its body names, see budgets/contacts.ts
   */
  count(
    actor: Actor,
    address: string,
    key: string | null,
    now: number,
    contacts: readonly string[] = [],
  ): void {
    this.#rotate(now)
    const known = key === null ? null : `${actorKey(actor)} ${key}`
    if (known !== null && (this.#recent.has(known) || this.#previous.has(known))) {
      return this.repeat(actor, address, now)
    }
    this.#take(this.#bucketKeys(actor, address, contacts), now)
    if (known !== null) this.#recent.add(known)
  }

  /** Counts something that was sent before. */
  repeat(actor: Actor, address: string, now: number): void {
    const lane = laneOf(actor)
    const who = lane === 'stranger' ? addressKey(address) : this.#name(actor)
    this.#take([['repeats', who]], now)
  }

  #bucketKeys(
    actor: Actor,
    address: string,
    contacts: readonly string[],
  ): [keyof NewKeyRules, string][] {
    const lane = laneOf(actor)
    if (lane !== 'stranger') return [[lane, this.#name(actor)]]
    return [
      ...contacts.map((one): ['contact', string] => ['contact', one]),
      // Guests without a device id share their address's allowance alone.
      ...(actor.deviceId === null ? [] : [['device', actorKey(actor)] as ['device', string]]),
      ['address', addressKey(address)],
      ['house', ''],
    ]
  }

  #name(actor: Actor): string {
    return actor.kind === 'guest' ? (actor.known ?? '') : actorKey(actor)
  }

  #take(payers: readonly (readonly [keyof NewKeyRules, string])[], now: number): void {
    const wait = Math.max(...payers.map(([rule, who]) => this.#buckets[rule].waitFor(who, now)))
    if (wait > 0) {
      refuse('too_many_at_once', { retryAfter: wait })
    }
    for (const [rule, who] of payers) this.#buckets[rule].take(who, now)
  }

  #rotate(now: number): void {
    if (now - this.#rotatedAt < TEN_MINUTES && this.#recent.size < 100_000) return
    this.#previous = this.#recent
    this.#recent = new Set()
    this.#rotatedAt = now
  }
}
