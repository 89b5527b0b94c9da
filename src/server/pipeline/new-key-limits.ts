import { addressKey, laneOf } from '../budgets/requester.ts'
import { budgets as usual, type Budgets, type Rule } from '../budgets/budgets.ts'
import { TokenBuckets, type BucketRule } from './token-buckets.ts'
import { actorKey } from './actor.ts'
import { refuse, type Actor } from './endpoint.ts'

export interface NewKeyRules {
  staff: BucketRule
  /** All devices of a known guest's booking together. */
  known: BucketRule
  /** Protects neighbours at the same address from one broken device. A made-up id gains nothing. */
  device: BucketRule
  contact: BucketRule
  address: BucketRule
  house: BucketRule
  repeats: BucketRule
}

const TEN_MINUTES = 600_000

/** A budget rule as a bucket rule in memory. */
export const toBucketRule = (rule: Rule | undefined): BucketRule => ({
  max: rule?.max ?? Number.MAX_SAFE_INTEGER,
  windowMs: typeof rule?.window === 'number' ? rule.window : TEN_MINUTES,
})

/**
 * Generous to people, strict to scripts: a full house of phones behind one address after a day
 * offline passes, and so does a tablet with a thousand waiting operations.
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
 * Limits new writes. Only keys not seen lately count. Sending again after a lost answer has a
 * bucket of its own, which only a loop empties (design §6, "Security").
 */
export class NewKeyLimits {
  readonly #buckets: Readonly<Record<keyof NewKeyRules, TokenBuckets>>
  /** Keys counted in this and the previous period, so that a refused one counts once. */
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

  /** Those that strangers could have several times from several servers. Staff have their own lane. */
  get shared(): Readonly<Record<string, TokenBuckets>> {
    const { staff: _, ...shared } = this.#buckets
    return shared
  }

  /**
   * Counts a write, once per key. Throws `too_many_requests` with `retryAfter`.
   *
   * @param contacts in its body, see budgets/contacts.ts
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

  /** Counts a repeated operation. */
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
      // Guests without a device id count against their address only.
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
