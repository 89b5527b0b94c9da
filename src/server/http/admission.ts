import type { Lane } from '../budgets/requester.ts'
import { refuse } from '../pipeline/endpoint.ts'

export interface AdmissionRules {
  /** Requests in work at a time; staff get as many again. */
  maxRunning: number
  /** Of strangers, from the door to the answer. */
  maxStrangers: number
  /** Of strangers at one address: a full house asks all at once after a cut. */
  maxPerAddress: number
  /** ms that a stranger waits for their turn; later is worse than not at all. */
  maxWaitMs: number
}

export const defaultAdmission: AdmissionRules = {
  maxRunning: 4,
  maxStrangers: 200,
  maxPerAddress: 120,
  maxWaitMs: 4000,
}

/** What holds its place longer than this waits for something else (a provider, a lock), ms. */
const MAX_SLOT_MS = 1000
/** New connections are taken in before the next work begins, for so long at most, ms. */
const MAX_ACCEPT_MS = 10
/**
 * So long a stranger stands aside for staff, ms, and then goes on a little at a time: a tablet that
 * sends a day's work takes minutes.
 */
const YIELD_MS = 250
/** One stranger is let in, and so much of their work is done at a time, while staff are served. */
const BODY_GAP_MS = 5
const STRANGERS_BESIDE_STAFF = 2
/** Between these, at random, a phone asks again: all at once would be the same crowd, ms. */
const RETRY_AFTER_MS = [1000, 6000] as const

interface Queued {
  since: number
  start(): void
}

interface QueuedWork extends Queued {
  reject(): void
}

const priority: readonly Lane[] = ['staff', 'known', 'stranger']

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
  readonly #workQueues: Record<Lane, QueuedWork[]> = { staff: [], known: [], stranger: [] }
  /** Strangers whose bodies are not yet read. */
  readonly #bodyQueue: Queued[] = []
  readonly #byAddress = new Map<string, number>()
  /** Staff who are served. */
  #staff = 0
  #readingBody = false
  #recheckScheduled = false
  #strangers = 0
  #connections = 0
  #running = 0
  #startScheduled = false

  constructor(rules: AdmissionRules = defaultAdmission) {
    this.#rules = rules
  }

  /** To be told of each new connection, as it is taken in. */
  countConnection(): void {
    this.#connections += 1
  }

  /** Whether one more stranger from there would be too many. */
  isFull(from: string): boolean {
    const { maxStrangers, maxPerAddress } = this.#rules
    return this.#strangers >= maxStrangers || (this.#byAddress.get(from) ?? 0) >= maxPerAddress
  }

  /** Counts a stranger in; call the answer once, when they are gone. */
  admitStranger(from: string): () => void {
    this.#strangers += 1
    this.#byAddress.set(from, (this.#byAddress.get(from) ?? 0) + 1)
    return once(() => {
      this.#strangers -= 1
      const left = (this.#byAddress.get(from) ?? 1) - 1
      if (left === 0) this.#byAddress.delete(from)
      else this.#byAddress.set(from, left)
    })
  }

  /** Resolves when a stranger's body may be read: one in a turn of the loop, and staff first. */
  async waitForBody(): Promise<void> {
    await new Promise<void>((start) => {
      this.#bodyQueue.push({ since: performance.now(), start })
      this.#readNextBody()
    })
  }

  /** Counts one of the staff, from the door on; call the answer when they have theirs. */
  serveStaff(): () => void {
    this.#staff += 1
    const end = once(() => {
      clearTimeout(timer)
      this.#staff -= 1
      if (this.#staff > 0) return
      this.#readNextBody()
      this.#startNext()
    })
    const timer = setTimeout(end, MAX_SLOT_MS)
    timer.unref()
    return end
  }

  /** Resolves when work may begin, with what to call when it is done. Throws `unavailable`. */
  async acquire(lane: Lane): Promise<() => void> {
    if (
      this.#startScheduled ||
      this.#running >= this.#maxRunning(lane) ||
      !this.#canProceed(lane)
    ) {
      await new Promise<void>((start, reject) => {
        const giveUp = () => {
          try {
            refuseOverloaded()
          } catch (error) {
            reject(error as Error)
          }
        }
        this.#workQueues[lane].push({ since: performance.now(), start, reject: giveUp })
      })
    }
    return this.#start()
  }

  #start(): () => void {
    this.#running += 1
    this.#startNext()
    const end = once(() => {
      clearTimeout(timer)
      this.#running -= 1
      this.#startNext()
    })
    const timer = setTimeout(end, MAX_SLOT_MS)
    timer.unref()
    return end
  }

  #maxRunning(lane: Lane): number {
    if (lane !== 'stranger') return this.#rules.maxRunning * 2
    return this.#staff > 0
      ? Math.min(STRANGERS_BESIDE_STAFF, this.#rules.maxRunning)
      : this.#rules.maxRunning
  }

  /** Whether a stranger may go on who has stood since then; if not, it is looked at again in time. */
  #canProceed(lane: Lane, since = performance.now()): boolean {
    if (lane !== 'stranger' || this.#staff === 0) return true
    const left = since + YIELD_MS - performance.now()
    if (left <= 0) return true
    if (!this.#recheckScheduled) {
      this.#recheckScheduled = true
      setTimeout(() => {
        this.#recheckScheduled = false
        this.#readNextBody()
        this.#startNext()
      }, left)
    }
    return false
  }

  #readNextBody(): void {
    const [first] = this.#bodyQueue
    if (this.#readingBody || first === undefined || !this.#canProceed('stranger', first.since))
      return
    this.#bodyQueue.shift()
    this.#readingBody = true
    first.start()
    const next = () => {
      this.#readingBody = false
      this.#readNextBody()
    }
    if (this.#staff > 0) setTimeout(next, BODY_GAP_MS)
    else setImmediate(next)
  }

  #startNext(): void {
    if (this.#startScheduled) return
    this.#startScheduled = true
    this.#afterConnections(() => {
      this.#startScheduled = false
      const lane = priority.find((one) => this.#workQueues[one].length > 0)
      this.#dropExpired()
      const since = lane === undefined ? undefined : this.#workQueues[lane][0]?.since
      if (lane === undefined || since === undefined) return
      if (this.#running >= this.#maxRunning(lane) || !this.#canProceed(lane, since)) return
      this.#workQueues[lane].shift()?.start()
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
    setImmediate(() => look(this.#connections, performance.now() + MAX_ACCEPT_MS))
  }

  /** Their devices have given up, or soon will. */
  #dropExpired(): void {
    const before = performance.now() - this.#rules.maxWaitMs
    const { stranger } = this.#workQueues
    while ((stranger[0]?.since ?? Infinity) < before) stranger.shift()?.reject()
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
export function refuseOverloaded(): never {
  const [least, most] = RETRY_AFTER_MS
  return refuse('hands_full', {
    retryAfter: least + Math.random() * (most - least),
  })
}
