import type { Lane } from '../budgets/asker.ts'
import { refuse } from './endpoint.ts'

export interface AdmissionRules {
  /** Requests in work at a time; staff get as many again. */
  atOnce: number
  /** Of strangers, from the door to the answer. */
  inAll: number
  /** Of strangers at one address: a full house asks all at once after a cut. */
  perAddress: number
  /** ms that a stranger waits for their turn; later is worse than not at all. */
  patience: number
}

export const usualAdmission: AdmissionRules = {
  atOnce: 8,
  inAll: 200,
  perAddress: 120,
  patience: 4000,
}

/** What holds its place longer than this waits for something else (a slowed sign-in, a provider), ms. */
const WAITS = 1000
/** New connections are taken in before the next work begins, for so long at most, ms. */
const TAKING_IN = 10
/** Between these, at random, a phone asks again: all at once would be the same crowd, ms. */
const AGAIN = [1000, 6000] as const

interface Waiting {
  since: number
  start(): void
  giveUp(): void
}

const order: readonly Lane[] = ['staff', 'known', 'stranger']

/**
 * Who is let in, and when it is their turn. Work begins one request a turn of the event loop, so
 * that the health check comes in between, however many ask; staff come first, then devices that the
 * house knows. Strangers beyond what can be served are told to come back before any work is begun
 * for them.
 *
 * Node takes in one new connection a turn. With a piece of work in each turn, five hundred phones
 * that come back at once would stand before the door for as long as five hundred pieces take, the
 * desk and the health check among them: so no work begins while connections still come in.
 */
export class Admission {
  readonly #rules: AdmissionRules
  readonly #waiting: Record<Lane, Waiting[]> = { staff: [], known: [], stranger: [] }
  readonly #inside = new Map<string, number>()
  #strangers = 0
  #connections = 0
  #working = 0
  #turning = false

  constructor(rules: AdmissionRules = usualAdmission) {
    this.#rules = rules
  }

  /** To be told of each new connection, as it is taken in. */
  connected(): void {
    this.#connections += 1
  }

  /** Whether one more stranger from there would be too many. */
  isFull(from: string): boolean {
    const { inAll, perAddress } = this.#rules
    return this.#strangers >= inAll || (this.#inside.get(from) ?? 0) >= perAddress
  }

  /** Counts a stranger in; call the answer once, when they are gone. */
  enter(from: string): () => void {
    this.#strangers += 1
    this.#inside.set(from, (this.#inside.get(from) ?? 0) + 1)
    let gone = false
    return () => {
      if (gone) return
      gone = true
      this.#strangers -= 1
      const left = (this.#inside.get(from) ?? 1) - 1
      if (left === 0) this.#inside.delete(from)
      else this.#inside.set(from, left)
    }
  }

  /** Resolves when work may begin, with what to call when it is done. Throws `unavailable`. */
  async turn(lane: Lane): Promise<() => void> {
    if (this.#turning || this.#working >= this.#most(lane)) {
      await new Promise<void>((start, reject) => {
        const giveUp = () => {
          try {
            comeBack()
          } catch (error) {
            reject(error as Error)
          }
        }
        this.#waiting[lane].push({ since: performance.now(), start, giveUp })
      })
    }
    return this.#begin()
  }

  #begin(): () => void {
    this.#working += 1
    this.#nextTurn()
    let over = false
    const end = () => {
      if (over) return
      over = true
      clearTimeout(timer)
      this.#working -= 1
      this.#nextTurn()
    }
    const timer = setTimeout(end, WAITS)
    timer.unref()
    return end
  }

  #most(lane: Lane): number {
    return lane === 'stranger' ? this.#rules.atOnce : this.#rules.atOnce * 2
  }

  #nextTurn(): void {
    if (this.#turning) return
    this.#turning = true
    this.#afterConnections(() => {
      this.#turning = false
      const lane = order.find((one) => this.#waiting[one].length > 0)
      if (lane === undefined || this.#working >= this.#most(lane)) return
      this.#dropLate()
      this.#waiting[lane].shift()?.start()
    })
  }

  /** After the first whole turn in which nobody came. */
  #afterConnections(next: () => void): void {
    const look = (before: number, until: number) => {
      setImmediate(() => {
        if (this.#connections === before || performance.now() > until) next()
        else look(this.#connections, until)
      })
    }
    // What is begun now may take long, and sockets were looked at before it.
    setImmediate(() => look(this.#connections, performance.now() + TAKING_IN))
  }

  /** Their devices have given up, or soon will. */
  #dropLate(): void {
    const before = performance.now() - this.#rules.patience
    const { stranger } = this.#waiting
    while ((stranger[0]?.since ?? Infinity) < before) stranger.shift()?.giveUp()
  }
}

/** Told before any work is begun. Throws `unavailable`. */
export function comeBack(): never {
  const [least, most] = AGAIN
  return refuse('unavailable', 'The house has its hands full. It is tried again in a moment.', {
    retryAfter: least + Math.random() * (most - least),
  })
}
