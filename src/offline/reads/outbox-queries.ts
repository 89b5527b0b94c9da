import type { QueryClient } from '@tanstack/query-core'
import { offline } from '../offline.ts'
import type { OperationRow } from '../db/schema.ts'
import type { ActorSummary, Outbox, OutboxCounts } from '../outbox/types.ts'

type Lists = Pick<Outbox, 'list' | 'actors' | 'subscribe'>
type Env = () => { outbox: Lists }

/** Queries of the outbox start like this. */
export const OUTBOX = 'outbox'

/**
 * Every row of these actors, newest first, ended ones too. Kept current by `followOutbox`. Fails
 * when the store does not open.
 */
export function outboxQuery(actorKeys: readonly string[], env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'rows', ...actorKeys],
    queryFn: (): Promise<OperationRow[]> => env().outbox.list([...actorKeys]),
    staleTime: Infinity,
    structuralSharing: reuseUnchanged,
  }
}

/** How many wait and how many need the person; for the layouts and the badge. */
export function countsQuery(actorKeys: readonly string[], env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'counts', ...actorKeys],
    queryFn: async () => countsOf(await env().outbox.actors(), actorKeys),
    staleTime: Infinity,
  }
}

/** Counts of these actors' rows, or of everybody's (null); whose sign-in is needed, of everybody. */
export function countsOf(owners: readonly ActorSummary[], actorKeys: readonly string[] | null) {
  const sum: OutboxCounts = { waiting: 0, needYou: 0, signIn: [] }
  for (const { actorKey, waiting, needYou, signIn } of owners) {
    if (signIn) sum.signIn.push(actorKey)
    if (actorKeys?.includes(actorKey) === false) continue
    sum.waiting += waiting
    sum.needYou += needYou
  }
  return sum
}

/** Changes come in bursts; after the first of them the lists are read at most this often, ms. */
const BURST = 100

/**
 * Reads them anew after changes of rows, from any tab or the worker: at once after the first of a
 * burst, and once more after it. Returns what ends it.
 */
export function followOutbox(client: QueryClient, outbox: Lists): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let more = false
  const read = () => {
    more = false
    timer = setTimeout(() => {
      timer = undefined
      if (more) read()
    }, BURST)
    void client.invalidateQueries({ queryKey: [OUTBOX] })
  }
  const unfollow = outbox.subscribe(() => {
    if (timer === undefined) read()
    else more = true
  })
  return () => {
    unfollow()
    clearTimeout(timer)
  }
}

/**
 * Rows that did not change stay the same objects, so that no screen draws them anew. To compare
 * whole bodies and answers, as the query client would, takes longer than reading them.
 */
export function reuseUnchanged(was: unknown, is: unknown): unknown {
  const [before, after] = [was as OperationRow[] | undefined, is as OperationRow[]]
  if (before === undefined) return after
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = after.map((row) => {
    const earlier = known.get(row.id)
    return earlier !== undefined && isSame(earlier, row) ? earlier : row
  })
  const same = rows.length === before.length && rows.every((row, at) => row === before[at])
  return same ? before : rows
}

/** Nothing of a row changes without one of these; its body stays with its key. */
function isSame(a: OperationRow, b: OperationRow): boolean {
  return (
    a.key === b.key &&
    a.state === b.state &&
    a.parkReason === b.parkReason &&
    a.attemptId === b.attemptId &&
    a.tries === b.tries &&
    a.nextTry === b.nextTry &&
    a.madeId === b.madeId &&
    a.reported === b.reported &&
    a.doubt === b.doubt &&
    a.group === b.group &&
    a.after.join() === b.after.join() &&
    a.answer?.at === b.answer?.at &&
    a.answer?.status === b.answer?.status &&
    a.attempts.at(-1)?.id === b.attempts.at(-1)?.id &&
    JSON.stringify([a.wish, a.attempts.at(-1)?.result]) ===
      JSON.stringify([b.wish, b.attempts.at(-1)?.result])
  )
}
