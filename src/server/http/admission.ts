import type { Lane } from '../budgets/requester.ts'
import { refuse } from '../pipeline/endpoint.ts'

export interface AdmissionRules {
  /** Requests served at the same time; staff get the same number again. */
  maxRunning: number
  /** Strangers that are admitted, from the request to its answer. */
  maxStrangers: number
  /**
   * Strangers at one address. All guests of a full house share one and come back together after an
   * outage.
   */
  maxPerAddress: number
  /** How long a stranger waits for a slot; a later answer is worse than none. */
  maxWaitMs: number
}

export const defaultAdmission: AdmissionRules = {
  maxRunning: 4,
  maxStrangers: 200,
  maxPerAddress: 120,
  maxWaitMs: 4000,
}

/**
 * A request that takes longer waits for something else (a provider, a lock) and gives up its slot,
 * ms.
 */
const MAX_SLOT_MS = 1000
/** How long new connections are accepted before the next work starts, ms. */
const MAX_ACCEPT_MS = 10
/**
 * How long strangers yield to staff, ms. After that they continue slowly: a tablet that sends a
 * day's work keeps staff busy for minutes.
 */
const YIELD_MS = 250
/**
 * While staff are served: the pause between two bodies of strangers, ms, and how many strangers run
 * at once.
 */
const BODY_GAP_MS = 5
const STRANGERS_BESIDE_STAFF = 2
/**
 * A refused phone retries after a random time in this range, ms, so that not all of them return
 * together.
 */
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
 * Admission control: which requests are accepted, and in which order they run.
 *
 * One request starts per turn of the event loop, so that the health check stays responsive. Staff
 * come first, then known devices. Strangers above the limit are refused before any work is done for
 * them.
 *
 * A request of the desk takes about a dozen turns of the loop (a PostgreSQL query is one), and what
 * strangers do lengthens each turn. So strangers wait while staff are served, both before their
 * bodies are read and before their work starts.
 *
 * Node accepts one new connection per turn. If each turn also started work, five hundred returning
 * phones would keep the desk and the health check waiting. So no work starts while connections
 * still arrive.
 */
export class Admission {
  readonly #rules: AdmissionRules
  readonly #workQueues: Record<Lane, QueuedWork[]> = { staff: [], known: [], stranger: [] }
  /** Strangers whose bodies are not read yet. */
  readonly #bodyQueue: Queued[] = []
  readonly #byAddress = new Map<string, number>()
  /** Staff requests in progress. */
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

  /** Call this for each new connection. */
  countConnection(): void {
    this.#connections += 1
  }

  /** Whether the limits leave no room for another stranger at this address. */
  isFull(from: string): boolean {
    const { maxStrangers, maxPerAddress } = this.#rules
    return this.#strangers >= maxStrangers || (this.#byAddress.get(from) ?? 0) >= maxPerAddress
  }

  /** Counts a stranger. Call the returned function once the request has ended. */
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

  /** Resolves when a stranger's body may be read: one per turn of the loop, staff first. */
  async waitForBody(): Promise<void> {
    await new Promise<void>((start) => {
      this.#bodyQueue.push({ since: performance.now(), start })
      this.#readNextBody()
    })
  }

  /** Counts a staff request from its arrival. Call the returned function once it is answered. */
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

  /** Resolves when work may start, with the function that frees the slot. Throws `unavailable`. */
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

  /** Whether a stranger who has waited since then may continue. If not, a recheck is scheduled. */
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

  /** Resolves in a turn of the loop of its own, once no more connections arrive. */
  async quietTurn(): Promise<void> {
    await new Promise<void>((next) => this.#afterConnections(next))
  }

  /** Waits for the first whole turn without a new connection. */
  #afterConnections(next: () => void): void {
    const look = (before: number, until: number) => {
      setImmediate(() => {
        if (this.#connections === before || performance.now() > until) next()
        else look(this.#connections, until)
      })
    }
    // The current turn may take long, and its sockets were polled before it: skip it.
    setImmediate(() => look(this.#connections, performance.now() + MAX_ACCEPT_MS))
  }

  /** Devices give up after this time. */
  #dropExpired(): void {
    const before = performance.now() - this.#rules.maxWaitMs
    const { stranger } = this.#workQueues
    while ((stranger[0]?.since ?? Infinity) < before) stranger.shift()?.reject()
  }
}

/** Runs `work` on the first call only. */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

/** Refuses before any work is done. Throws `unavailable`. */
export function refuseOverloaded(): never {
  const [minWait, maxWait] = RETRY_AFTER_MS
  return refuse('hands_full', {
    retryAfter: minWait + Math.random() * (maxWait - minWait),
  })
}
