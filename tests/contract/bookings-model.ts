import { nightsBetween } from '#domain/stays.ts'

/**
 * What room bookings should do, in the simplest words: every night of every room is looked at one
 * by one, nothing is clever. The real thing is compared with it after every step.
 */

export interface ModelBooking {
  id: string
  group: string
  room: string
  from: string
  to: string
  status: 'pending' | 'approved' | 'cancelled'
  payment: 'unpaid' | 'pending' | 'paid' | 'failed'
  flag: string | null
  /** Holds that followed a living or just ended one, and until when the last went. */
  renewals: number
  lastHold: number
}

interface Claim {
  booking: string
  /** ms; null: for good. */
  until: number | null
}

const HOLD = 15 * 60_000
const MAX_RENEWALS = 4

export class Model {
  readonly bookings = new Map<string, ModelBooking>()
  readonly claims = new Map<string, Claim>()
  now: number

  constructor(now: number) {
    this.now = now
  }

  #nights({ room, from, to }: Pick<ModelBooking, 'room' | 'from' | 'to'>): string[] {
    return nightsBetween(from, to).map((night) => `${room} ${night}`)
  }

  #mayTake(key: string, booking: string): boolean {
    const claim = this.claims.get(key)
    if (claim === undefined || claim.booking === booking) return true
    return claim.until !== null && claim.until <= this.now
  }

  isFree(room: string, from: string, to: string): boolean {
    return this.#nights({ room, from, to }).every((key) => this.#mayTake(key, ''))
  }

  the(id: string): ModelBooking {
    const booking = this.bookings.get(id)
    if (booking === undefined) throw new Error(`The model has no booking ${id}`)
    return booking
  }

  add(ids: readonly string[], rooms: readonly string[], from: string, to: string): void {
    for (const [at, id] of ids.entries()) {
      this.bookings.set(id, {
        id,
        group: ids[0] ?? id,
        room: rooms[at] ?? '',
        from,
        to,
        status: 'pending',
        payment: 'unpaid',
        flag: null,
        renewals: 0,
        lastHold: -Infinity,
      })
    }
  }

  /** All nights of all of them, or none; two of them may want the same. */
  #claim(some: readonly ModelBooking[], until: number | null): boolean {
    const wanted = some.flatMap((one) => this.#nights(one).map((key) => [key, one.id] as const))
    if (new Set(wanted.map(([key]) => key)).size < wanted.length) return false
    if (!wanted.every(([key, id]) => this.#mayTake(key, id))) return false
    for (const [key, booking] of wanted) this.claims.set(key, { booking, until })
    return true
  }

  #free(id: string, heldOnly = false): void {
    for (const [key, claim] of this.claims) {
      if (claim.booking === id && (!heldOnly || claim.until !== null)) this.claims.delete(key)
    }
  }

  hold(ids: readonly string[]): string {
    const some = ids.map((id) => this.the(id))
    if (some.some(({ status }) => status === 'cancelled')) return 'conflict'
    const pending = some.filter(({ status }) => status === 'pending')
    const before = new Map(this.claims)
    if (!this.#claim(pending, this.now + HOLD)) return 'room_taken'
    const renewals = pending.map((one) => (this.now < one.lastHold + HOLD ? one.renewals + 1 : 0))
    if (renewals.some((count) => count > MAX_RENEWALS)) {
      this.claims.clear()
      for (const [key, claim] of before) this.claims.set(key, claim)
      return 'too_many_requests'
    }
    for (const [at, one] of pending.entries()) {
      one.renewals = renewals[at] ?? 0
      one.lastHold = this.now + HOLD
    }
    for (const one of some) if (one.payment !== 'paid') one.payment = 'pending'
    return 'held'
  }

  release(ids: readonly string[]): string {
    for (const id of ids) {
      this.#free(id, true)
      const one = this.the(id)
      if (one.payment === 'pending') one.payment = 'failed'
    }
    return 'released'
  }

  /** In the order of their making: of two that want one night the first has it. */
  pay(ids: readonly string[]): string {
    let gone = false
    const some = ids.map((id) => this.the(id))
    const all = some.filter(({ status }) => status === 'pending')
    const taken = new Set<string>()
    const short = all.filter((one) => {
      const nights = this.#nights(one)
      const missing = nights.some((key) => taken.has(key) || !this.#mayTake(key, one.id))
      // What it could have is its own until all have been looked at.
      for (const key of nights) taken.add(key)
      return missing
    })
    for (const one of some) {
      one.payment = 'paid'
      if (one.status === 'cancelled') {
        one.flag = 'paid_cancelled'
        gone = true
      }
    }
    for (const one of all) {
      if (short.includes(one)) {
        gone = true
        one.flag = 'room_gone'
        this.#free(one.id)
      } else {
        one.status = 'approved'
        one.flag = null
        this.#claim([one], null)
      }
    }
    return gone ? 'room_gone' : 'approved'
  }

  approve(id: string): string {
    const one = this.the(id)
    if (one.status === 'approved') return 'done'
    if (one.status !== 'pending') return 'conflict'
    if (!this.#claim([one], null)) return 'room_taken'
    one.status = 'approved'
    if (one.flag === 'room_gone') one.flag = null
    return 'done'
  }

  cancel(ids: readonly string[]): string {
    for (const id of ids) {
      const one = this.the(id)
      if (one.status === 'cancelled') continue
      this.#free(id)
      one.status = 'cancelled'
    }
    return 'done'
  }

  move(id: string, room: string, from: string, to: string): string {
    const one = this.the(id)
    if (one.room === room && one.from === from && one.to === to) return 'done'
    if (one.status === 'cancelled') return 'conflict'
    const wanted = { ...one, room, from, to }
    if (!this.#nights(wanted).every((key) => this.#mayTake(key, id))) return 'room_taken'
    const living = [...this.claims.values()].find(
      (claim) => claim.booking === id && (claim.until === null || claim.until > this.now),
    )
    this.#free(id)
    one.room = room
    one.from = from
    one.to = to
    if (living) this.#claim([one], living.until)
    return 'done'
  }

  /** As the store should have it: `room night booking until`, in order; ended holds left out. */
  nights(): string[] {
    return [...this.claims]
      .filter(([, { until }]) => until === null || until > this.now)
      .map(([key, { booking, until }]) =>
        [key, booking, until === null ? 'sold' : new Date(until).toISOString()].join(' '),
      )
      .toSorted()
  }

  states(): string[] {
    return [...this.bookings.values()]
      .map(({ id, room, from, to, status, payment, flag }) =>
        [id, room, from, to, status, payment, flag ?? ''].join(' '),
      )
      .toSorted()
  }
}
