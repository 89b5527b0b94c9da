import { sql } from 'kysely'
import type { Store } from '../db/store.ts'
import type { Log } from '../log.ts'
import { saltedHash } from './requester.ts'

/** Counts by key, in the memory of each process and, where there are several, of all together. */
export interface SharedLimit {
  /** A count gets less by `perMs`, and is forgotten after `afterMs` without a further one. */
  readonly wear: { readonly perMs: number; readonly afterMs: number }
  /** So much of one key is told at once: otherwise N servers would give N times as much. */
  readonly tellAtOnce: number
  /** Called with everything that this process counts; `null`: the key's count is cleared. */
  onCount: ((key: string, amount: number | null) => void) | undefined
  /** Sets a key's count to what all processes have counted, as of `at` (ms). */
  settle(key: string, amount: number, at: number): void
}

/** What a process counted since it last told the others. */
interface Untold {
  amount: number
  cleared: boolean
}

interface Telling {
  kind: string
  who: string
  key: string
  limit: SharedLimit
  told: Untold
}

const EVERY_MS = 1000
/** Collects what comes at once, so that a flood does not become as many statements. */
const AT_ONCE_MS = 20
/** How long a store that did not answer is left alone. */
const AWAY_MS = 5000
const TIDY_MS = 60_000
/** Keys of one kind that wait to be told; a flood while the store is away fills no memory. */
const MAX_UNTOLD = 20_000

/**
 * Settles the limits of several servers over one PostgreSQL: each counts in its own memory, so that
 * no request waits for it, adds what it counted to `shared_limits` (once a second, sooner where it is
 * much), and goes on from the sum. Too much may be given meanwhile by each server; it is taken from
 * what comes after. While the store is away each server counts alone. See decision 92.
 */
export class SharedLimits {
  readonly #store: Store
  readonly #now: () => Date
  readonly #log: Log
  readonly #limits = new Map<string, { limit: SharedLimit; untold: Map<string, Untold> }>()
  #timer: NodeJS.Timeout | undefined
  #due = Infinity
  #settling = false
  #isAway = false
  #tidiedAt = 0
  #closed = false

  constructor(store: Store, now: () => Date, log: Log, closing: AbortSignal) {
    this.#store = store
    this.#now = now
    this.#log = log
    closing.addEventListener('abort', () => {
      this.#closed = true
      clearTimeout(this.#timer)
    })
  }

  /** @param kind its name in the store, the same in every server */
  share(kind: string, limit: SharedLimit): void {
    const untold = new Map<string, Untold>()
    this.#limits.set(kind, { limit, untold })
    limit.onCount = (key, amount) => {
      if (untold.size >= MAX_UNTOLD) untold.clear()
      const before = untold.get(key)
      const cleared = amount === null || before?.cleared === true
      const sum = amount === null ? 0 : (before?.amount ?? 0) + amount
      untold.set(key, { amount: sum, cleared })
      this.#settleSoon(cleared || sum >= limit.tellAtOnce)
    }
  }

  #settleSoon(atOnce: boolean): void {
    const ms = this.#isAway ? AWAY_MS : atOnce ? AT_ONCE_MS : EVERY_MS
    const due = performance.now() + ms
    if (this.#closed || this.#settling || this.#due <= due) return
    clearTimeout(this.#timer)
    this.#due = due
    this.#timer = setTimeout(() => void this.settle(), ms)
    this.#timer.unref()
  }

  /** Tells the others what was counted here, and goes on from what all counted. Never throws. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    const telling = this.#takeUntold()
    this.#settling = true
    this.#due = Infinity
    try {
      await this.#tell(telling)
      this.#isAway = false
    } catch (error) {
      // They go with the next ones; nothing that was counted meanwhile is lost.
      for (const { kind, key, told } of telling) this.#putBack(kind, key, told)
      if (!this.#closed && !this.#isAway) {
        this.#log.warn({ err: error }, 'limits are counted by this server alone')
      }
      this.#isAway = true
      return
    } finally {
      this.#settling = false
    }
    for (const { limit, untold } of this.#limits.values()) {
      for (const { amount, cleared } of untold.values()) {
        this.#settleSoon(cleared || amount >= limit.tellAtOnce)
      }
    }
  }

  #takeUntold(): Telling[] {
    const { epoch } = this.#store
    const all: Telling[] = []
    for (const [kind, { limit, untold }] of this.#limits) {
      for (const [key, told] of untold) {
        all.push({ kind, who: saltedHash(key, `${epoch} ${kind}`), key, limit, told })
      }
      untold.clear()
    }
    // Two servers that lock the same rows lock them in the same order.
    return all.toSorted((a, b) => (`${a.kind} ${a.who}` < `${b.kind} ${b.who}` ? -1 : 1))
  }

  async #tell(telling: readonly Telling[]): Promise<void> {
    const { db } = this.#store
    const at = this.#now().getTime()
    const cleared = telling.filter(({ told }) => told.cleared)
    if (cleared.length > 0) {
      await sql`delete from shared_limits where (kind, who) in (
        select kind, who from shared_limits join unnest(
          ${cleared.map(({ kind }) => kind)}::text[],
          ${cleared.map(({ who }) => who)}::text[]) as cleared (kind, who) using (kind, who)
        order by kind, who for update of shared_limits)`.execute(db)
    }
    const counted = telling.filter(({ told }) => told.amount > 0)
    const column = (of: (one: Telling) => string | number) => counted.map(of)
    const { rows } = await sql<{ kind: string; who: string; amount: number }>`
      insert into shared_limits as had (kind, who, amount, per_ms, after_ms, at)
      select *, ${at}::bigint from unnest(
        ${column(({ kind }) => kind)}::text[],
        ${column(({ who }) => who)}::text[],
        ${column(({ told }) => told.amount)}::double precision[],
        ${column(({ limit }) => limit.wear.perMs)}::double precision[],
        ${column(({ limit }) => limit.wear.afterMs)}::bigint[])
      on conflict (kind, who) do update set
        amount = excluded.amount + case
          when excluded.at - had.at > excluded.after_ms then 0
          else greatest(0, had.amount - excluded.per_ms * greatest(0, excluded.at - had.at)) end,
        at = excluded.at
      returning kind, who, amount`.execute(db)
    const sums = new Map(rows.map(({ kind, who, amount }) => [`${kind} ${who}`, Number(amount)]))
    for (const { kind, who, key, limit } of counted) {
      const sum = sums.get(`${kind} ${who}`)
      if (sum !== undefined) this.#goOnFrom(kind, key, limit, sum, at)
    }
    if (at - this.#tidiedAt < TIDY_MS) return
    this.#tidiedAt = at
    await sql`delete from shared_limits where (kind, who) in (
      select kind, who from shared_limits where at + after_ms < ${at} for update skip locked)`.execute(
      db,
    )
  }

  /** The sum, and what was counted here while it was on its way. */
  #goOnFrom(kind: string, key: string, limit: SharedLimit, sum: number, at: number): void {
    const meanwhile = this.#limits.get(kind)?.untold.get(key)
    const before = meanwhile?.cleared === true ? 0 : sum
    limit.settle(key, before + (meanwhile?.amount ?? 0), at)
  }

  #putBack(kind: string, key: string, told: Untold): void {
    const untold = this.#limits.get(kind)?.untold
    const since = untold?.get(key)
    const sum = since?.cleared === true ? since.amount : told.amount + (since?.amount ?? 0)
    untold?.set(key, { amount: sum, cleared: told.cleared || since?.cleared === true })
  }
}
