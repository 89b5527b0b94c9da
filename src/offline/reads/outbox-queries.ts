import type { QueryClient } from '@tanstack/query-core'
import { offline } from '../offline.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Outbox, OutboxCounts } from '../outbox/types.ts'

type Lists = Pick<Outbox, 'list' | 'counts' | 'subscribe'>
type Env = () => { outbox: Lists }

/** Queries of the outbox start like this. */
const OUTBOX = 'outbox'

/**
 * Every row of these actors, newest first, ended ones too. Kept current by `followOutbox`. Fails
 * when the store does not open.
 */
export function outboxQuery(actorKeys: readonly string[], env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'rows', ...actorKeys],
    queryFn: (): Promise<OperationRow[]> => env().outbox.list([...actorKeys]),
    staleTime: Infinity,
  }
}

/** How many wait and how many need the person; for the layouts and the badge. */
export function countsQuery(actorKeys: readonly string[], env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'counts', ...actorKeys],
    queryFn: (): Promise<OutboxCounts> => env().outbox.counts([...actorKeys]),
    staleTime: Infinity,
  }
}

/** Reads them anew after each change of a row, from any tab or the worker. Returns what ends it. */
export function followOutbox(client: QueryClient, outbox: Lists): () => void {
  return outbox.subscribe(() => void client.invalidateQueries({ queryKey: [OUTBOX] }))
}
