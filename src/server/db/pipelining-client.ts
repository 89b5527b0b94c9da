import type { Writable } from 'node:stream'
import { Client, Query, type ClientConfig, type QueryResult } from 'pg'

/** How often a statement is seen before PostgreSQL is to keep it, and how many it keeps. */
const USES_BEFORE_NAMED = 5
const MAX_NAMED = 300
const MAX_COUNTED = 5000
/** With more values a statement is rarely the same twice: it would take the place of one that is. */
const MAX_KEPT_VALUES = 300

const keepable = /^\s*(select|insert|update|delete|with)\b/i
/** in_failed_sql_transaction: an earlier statement failed. */
const ABORTED = '25P02'
/** "cached plan must not change result type": another release has changed a table. */
const CHANGED_RESULT = '0A000'

const begins = /^(begin|start transaction)\b/
const reads = /^\s*select\b/i

const uses = new Map<string, number>()
const names = new Map<string, string>()
let namesGiven = 0
const unawaited = new Set<string>()

/** What it answers is of no use to anybody: its error comes up with the next statement. */
export function doNotAwait(text: string): void {
  unawaited.add(text)
}

function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length > MAX_KEPT_VALUES) return undefined
  const name = names.get(text)
  if (name !== undefined) return name
  const count = (uses.get(text) ?? 0) + 1
  if (uses.size >= MAX_COUNTED) uses.clear()
  uses.set(text, count)
  if (count < USES_BEFORE_NAMED || names.size >= MAX_NAMED || !keepable.test(text)) return undefined
  const given = `s${(namesGiven += 1)}`
  names.set(text, given)
  return given
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code
const nothing = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

type Run = (asked: object) => unknown

/**
 * A connection that sends a statement without waiting for the one before, where nobody waits for
 * that one's answer, and that has PostgreSQL keep the statements that come again and again.
 */
export class PipeliningClient extends Client {
  /** The first failure of a statement that nobody waited for, until its transaction hears of it. */
  #failed: unknown
  /** A transaction's beginning, until it is known that it has begun. */
  #beginning: Promise<unknown> | undefined
  readonly #run: Run

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true } as ClientConfig)
    const run = this.query.bind(this) as Run
    this.#run = run
    const query = (asked: unknown, values?: unknown, done?: unknown) =>
      typeof asked === 'string' && Array.isArray(values) && done === undefined
        ? this.#send(asked, values)
        : (run as (...all: unknown[]) => unknown)(asked, values, done)
    this.query = query as typeof this.query
  }

  /**
   * A transaction's beginning goes out with the reads that come first, which would do no harm without
   * it. What writes waits until it has begun: else it would be committed alone.
   */
  async #send(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.#beginning !== undefined && !reads.test(text)) {
      await this.#beginning
      if (this.#failed !== undefined && !isRollback(text)) throw this.#failed
    }
    // What is sent one after the other without waiting goes out together.
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    if (begins.test(text)) {
      this.#beginning = this.#ask(text)
        .catch((error: unknown) => (this.#failed ??= error))
        .then(() => (this.#beginning = undefined))
      return nothing
    }
    const sent = this.#ask(text, values, nameOf(text, values))
    if (unawaited.has(text)) {
      sent.catch((error: unknown) => (this.#failed ??= error))
      return nothing
    }
    try {
      const result = await sent
      if (this.#failed !== undefined && !isRollback(text)) throw this.#failed
      return result
    } catch (error) {
      if (codeOf(error) === CHANGED_RESULT) names.clear()
      throw codeOf(error) === ABORTED ? (this.#failed ?? error) : error
    } finally {
      if (isRollback(text) || text === 'commit') this.#failed = undefined
    }
  }

  /** By its own callback: `pg` copies and wraps what it is asked otherwise. */
  #ask(text: string, values?: unknown[], name?: string): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new Query(text, values, (error: Error | null | undefined, result: unknown) =>
        error ? reject(error) : resolve(result as QueryResult),
      )
      this.#run(Object.assign(query, { name }))
    })
  }
}

const isRollback = (text: string) => text.startsWith('rollback')
