import { Counter, Histogram, Registry } from 'prom-client'

const operationAnswers = [
  'taken',
  'replayed',
  'refused',
  'conflict',
  'not_tried',
  'failed',
] as const
/** What became of one operation of an outbox. */
export type OperationAnswer = (typeof operationAnswers)[number]

const DAY = 86_400_000
/** More errors than this in a day are "many", whatever their number. */
const MAX_KEPT = 10_000

/**
 * Counts what this process answers. Labels are names of our own (the contract's operations, statuses),
 * never anything of a request: nobody can fill the memory with made-up ones, and no code or name gets
 * into the figures.
 */
export class Meter {
  readonly registry = new Registry()
  readonly #answers = new Counter({
    name: 'imisozi_requests_total',
    help: 'Answered requests, by operation of the contract and status',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  })
  readonly #seconds = new Histogram({
    name: 'imisozi_request_seconds',
    help: 'Time to the answer, by operation of the contract; streams are not in it',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  })
  readonly #operations = new Counter({
    name: 'imisozi_operations_total',
    help: 'Operations that devices sent from their outbox, by answer',
    labelNames: ['answer'],
    registers: [this.registry],
  })
  readonly #errors = new Counter({
    name: 'imisozi_errors_total',
    help: 'Faults of this server: requests, operations and jobs that failed',
    registers: [this.registry],
  })
  /** When, in ms, in order. */
  #failedAt: number[] = []

  constructor() {
    // A rate needs the zero that it starts from.
    for (const answer of operationAnswers) this.#operations.inc({ answer }, 0)
  }

  /** `route`: the operation's name, or that of a file of ours; `ms` null: it was a stream. */
  answered(route: string, status: number, ms: number | null): void {
    this.#answers.inc({ route, status: String(status) })
    if (ms !== null) this.#seconds.observe({ route }, ms / 1000)
  }

  operation(answer: OperationAnswer): void {
    this.#operations.inc({ answer })
  }

  failed(now: Date): void {
    this.#errors.inc()
    this.#failedAt.push(now.getTime())
    if (this.#failedAt.length > MAX_KEPT) this.#failedAt.shift()
  }

  /** How many failed in the last `ms`, a day at most. */
  failedWithin(ms: number, now: Date): number {
    const [from, dayAgo] = [now.getTime() - ms, now.getTime() - DAY]
    this.#failedAt = this.#failedAt.filter((at) => at > dayAgo)
    return this.#failedAt.filter((at) => at > from).length
  }
}
