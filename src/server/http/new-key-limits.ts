import { isIPv6 } from 'node:net'
import { Buckets, type BucketRule } from './buckets.ts'
import { actorName } from './actor.ts'
import { refuse, type Actor } from './endpoint.ts'

export interface NewKeyRules {
  staff: BucketRule
  device: BucketRule
  address: BucketRule
}

const TEN_MINUTES = 600_000

/**
 * Generous to people, not to a script: a day's orders of one phone, a full house of phones behind
 * one address after a day without link, and a tablet with a thousand waiting steps all pass.
 */
export const usualRules: NewKeyRules = {
  staff: { most: 20_000, window: TEN_MINUTES },
  device: { most: 1_500, window: TEN_MINUTES },
  address: { most: 6_000, window: TEN_MINUTES },
}

/** An IPv6 customer has a whole /64: its addresses count as one. */
export function addressKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')
}

/**
 * How many new writes a device and an address may send. Only keys not seen lately count, so that
 * sending again after a lost answer costs nothing (design §6, "Security").
 */
export class NewKeyLimits {
  readonly #staff: Buckets
  readonly #device: Buckets
  readonly #address: Buckets
  /** Keys counted in this and the previous span, so that a refused one counts once. */
  #lately = new Set<string>()
  #before = new Set<string>()
  #turned = 0

  constructor(rules: NewKeyRules = usualRules) {
    this.#staff = new Buckets(rules.staff)
    this.#device = new Buckets(rules.device)
    this.#address = new Buckets(rules.address)
  }

  /** Counts a write, once a key. Throws `too_many_requests` with how long to wait. */
  count(actor: Actor, address: string, key: string | null, now: number): void {
    this.#turn(now)
    const name = actorName(actor)
    const known = key === null ? null : `${name} ${key}`
    if (known !== null && (this.#lately.has(known) || this.#before.has(known))) return
    const buckets: [Buckets, string][] =
      actor.kind === 'staff'
        ? [[this.#staff, name]]
        : [
            // Guests without a device id share their address's allowance alone.
            ...(actor.deviceId === null ? [] : [[this.#device, name] as [Buckets, string]]),
            [this.#address, addressKey(address)],
          ]
    const wait = Math.max(...buckets.map(([bucket, of]) => bucket.waitFor(of, now)))
    if (wait > 0) {
      refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    }
    for (const [bucket, of] of buckets) bucket.take(of, now)
    if (known !== null) this.#lately.add(known)
  }

  #turn(now: number): void {
    if (now - this.#turned < TEN_MINUTES && this.#lately.size < 100_000) return
    this.#before = this.#lately
    this.#lately = new Set()
    this.#turned = now
  }
}
