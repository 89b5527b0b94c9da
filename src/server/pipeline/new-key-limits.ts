import { addressKey } from '../budgets/asker.ts'
import { laneOf } from '../budgets/lane.ts'
import { budgets as usual, type Budgets, type Rule } from '../budgets/budgets.ts'
import { Buckets, type BucketRule } from './buckets.ts'
import { actorName } from './actor.ts'
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
export const rulesOf = (rule: Rule | undefined): BucketRule => ({
  most: rule?.most ?? Number.MAX_SAFE_INTEGER,
  window: typeof rule?.window === 'number' ? rule.window : TEN_MINUTES,
})

/**
 * Generous to people, not to a script: a full house of phones behind one address after a day
 * without link, and a tablet with a thousand waiting steps, all pass.
 */
export function rulesFrom({ operations, repeats }: Budgets): NewKeyRules {
  return {
    staff: { most: 20_000, window: TEN_MINUTES },
    known: { most: 1_500, window: TEN_MINUTES },
    device: { most: 1_500, window: TEN_MINUTES },
    contact: rulesOf(operations.contact),
    address: rulesOf(operations.address),
    house: rulesOf(operations.house),
    repeats: rulesOf(repeats.address),
  }
}

/**
 * How many new writes somebody may send. Only keys not seen lately count, so that sending again
 * after a lost answer costs next to nothing: it has a bucket of its own, which a loop empties
 * (design §6, "Security").
 */
export class NewKeyLimits {
  readonly #buckets: Readonly<Record<keyof NewKeyRules, Buckets>>
  /** Keys counted in this and the previous span, so that a refused one counts once. */
  #lately = new Set<string>()
  #before = new Set<string>()
  #turned = 0

  constructor(rules: Partial<NewKeyRules> = {}) {
    const all = { ...rulesFrom(usual), ...rules }
    this.#buckets = {
      staff: new Buckets(all.staff),
      known: new Buckets(all.known),
      device: new Buckets(all.device),
      contact: new Buckets(all.contact),
      address: new Buckets(all.address),
      house: new Buckets(all.house),
      repeats: new Buckets(all.repeats),
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
    this.#turn(now)
    const known = key === null ? null : `${actorName(actor)} ${key}`
    if (known !== null && (this.#lately.has(known) || this.#before.has(known))) {
      return this.repeat(actor, address, now)
    }
    this.#take(this.#payers(actor, address, contacts), now)
    if (known !== null) this.#lately.add(known)
  }

  /** Counts something that was sent before. */
  repeat(actor: Actor, address: string, now: number): void {
    const lane = laneOf(actor)
    const who = lane === 'stranger' ? addressKey(address) : this.#name(actor)
    this.#take([['repeats', who]], now)
  }

  #payers(
    actor: Actor,
    address: string,
    contacts: readonly string[],
  ): [keyof NewKeyRules, string][] {
    const lane = laneOf(actor)
    if (lane !== 'stranger') return [[lane, this.#name(actor)]]
    return [
      ...contacts.map((one): ['contact', string] => ['contact', one]),
      // Guests without a device id share their address's allowance alone.
      ...(actor.deviceId === null ? [] : [['device', actorName(actor)] as ['device', string]]),
      ['address', addressKey(address)],
      ['house', ''],
    ]
  }

  #name(actor: Actor): string {
    return actor.kind === 'guest' ? (actor.known ?? '') : actorName(actor)
  }

  #take(payers: readonly (readonly [keyof NewKeyRules, string])[], now: number): void {
    const wait = Math.max(...payers.map(([rule, who]) => this.#buckets[rule].waitFor(who, now)))
    if (wait > 0) {
      refuse('too_many_at_once', { retryAfter: wait })
    }
    for (const [rule, who] of payers) this.#buckets[rule].take(who, now)
  }

  #turn(now: number): void {
    if (now - this.#turned < TEN_MINUTES && this.#lately.size < 100_000) return
    this.#before = this.#lately
    this.#lately = new Set()
    this.#turned = now
  }
}
