import type { Lane } from '../budgets/asker.ts'
import { refuse } from '../pipeline/endpoint.ts'

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
  atOnce: 4,
  inAll: 200,
  perAddress: 120,
  patience: 4000,
}

/** What holds its place longer than this waits for something else (a provider, a lock), ms. */
const WAITS = 1000
/** New connections are taken in before the next work begins, for so long at most, ms. */
const TAKING_IN = 10
/**
 * So long a stranger stands aside for staff, ms, and then goes on a little at a time: a tablet that
 * sends a day's work takes minutes.
 */
const ASIDE = 250
/** One stranger is let in, and so much of their work is done at a time, while staff are served. */
const LETTING_IN = 5
const BESIDE_STAFF = 2
/** Between these, at random, a phone asks again: all at once would be the same crowd, ms. */
const AGAIN = [1000, 6000] as const

interface Standing {
  since: number
  start(): void
}

interface Waiting extends Standing {
  giveUp(): void
}

const order: readonly Lane[] = ['staff', 'known', 'stranger']

/**
 * Who is let in, and when it is their turn. Work begins one request a turn of the event loop, so
 * that the health check comes in between, however many ask; staff come first, then devices that the
 * house knows. Strangers beyond what can be served are told to come back before any work is begun
 * for them.
 *
 * A step of the desk takes a dozen turns of the loop (a query of PostgreSQL is one), and a turn is as
 * long as what strangers do in it, their refused bodies among it. So while staff are served,
 * strangers stand aside, before their bodies are read and before their work begins.
 *
 * Node takes in one new connection a turn. With a piece of work in each turn, five hundred phones
 * that come back at once would stand before the door for as long as five hundred pieces take, the
 * desk and the health check among them: so no work begins while connections still come in.
 */
export class Admission {
  readonly #rules: AdmissionRules
  readonly #waiting: Record<Lane, Waiting[]> = { staff: [], known: [], stranger: [] }
  /** Strangers whose bodies are not yet read. */
  readonly #outside: Standing[] = []
  readonly #inside = new Map<string, number>()
  /** Staff who are served. */
  #staff = 0
  #letting = false
  #looking = false
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
    return once(() => {
      this.#strangers -= 1
      const left = (this.#inside.get(from) ?? 1) - 1
      if (left === 0) this.#inside.delete(from)
      else this.#inside.set(from, left)
    })
  }

  /** Resolves when a stranger's body may be read: one in a turn of the loop, and staff first. */
  async letIn(): Promise<void> {
    await new Promise<void>((start) => {
      this.#outside.push({ since: performance.now(), start })
      this.#letNextIn()
    })
  }

  /** Counts one of the staff, from the door on; call the answer when they have theirs. */
  serveStaff(): () => void {
    this.#staff += 1
    const end = once(() => {
      clearTimeout(timer)
      this.#staff -= 1
      if (this.#staff > 0) return
      this.#letNextIn()
      this.#nextTurn()
    })
    const timer = setTimeout(end, WAITS)
    timer.unref()
    return end
  }

  /** Resolves when work may begin, with what to call when it is done. Throws `unavailable`. */
  async turn(lane: Lane): Promise<() => void> {
    if (this.#turning || this.#working >= this.#most(lane) || !this.#mayGo(lane)) {
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
    const end = once(() => {
      clearTimeout(timer)
      this.#working -= 1
      this.#nextTurn()
    })
    const timer = setTimeout(end, WAITS)
    timer.unref()
    return end
  }

  #most(lane: Lane): number {
    if (lane !== 'stranger') return this.#rules.atOnce * 2
    return this.#staff > 0 ? Math.min(BESIDE_STAFF, this.#rules.atOnce) : this.#rules.atOnce
  }

  /** Whether a stranger may go on who has stood since then; if not, it is looked at again in time. */
  #mayGo(lane: Lane, since = performance.now()): boolean {
    if (lane !== 'stranger' || this.#staff === 0) return true
    const left = since + ASIDE - performance.now()
    if (left <= 0) return true
    if (!this.#looking) {
      this.#looking = true
      setTimeout(() => {
        this.#looking = false
        this.#letNextIn()
        this.#nextTurn()
      }, left)
    }
    return false
  }

  #letNextIn(): void {
    const [first] = this.#outside
    if (this.#letting || first === undefined || !this.#mayGo('stranger', first.since)) return
    this.#outside.shift()
    this.#letting = true
    first.start()
    const next = () => {
      this.#letting = false
      this.#letNextIn()
    }
    if (this.#staff > 0) setTimeout(next, LETTING_IN)
    else setImmediate(next)
  }

  #nextTurn(): void {
    if (this.#turning) return
    this.#turning = true
    this.#afterConnections(() => {
      this.#turning = false
      const lane = order.find((one) => this.#waiting[one].length > 0)
      this.#dropLate()
      const since = lane === undefined ? undefined : this.#waiting[lane][0]?.since
      if (lane === undefined || since === undefined) return
      if (this.#working >= this.#most(lane) || !this.#mayGo(lane, since)) return
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

/** The same, of which only the first call counts. */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

/** Told before any work is begun. Throws `unavailable`. */
export function comeBack(): never {
  const [least, most] = AGAIN
  return refuse('hands_full', {
    retryAfter: least + Math.random() * (most - least),
  })
}
