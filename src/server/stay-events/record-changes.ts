import type { Change } from '../pipeline/endpoint.ts'
import type { Tx } from '../db/store.ts'
import { eventsOf } from './events-of.ts'
import { insertStayEvent } from './insert-stay-event.ts'

/** Writes what a change means to stays, beside its audit and in its transaction. */
export async function recordChanges(
  tx: Tx,
  endpoint: string,
  changes: readonly Change[],
): Promise<void> {
  const { at, deviceTime, by } = tx.stamp
  for (const change of changes) {
    for (const happened of await eventsOf(tx.db, endpoint, change)) {
      await insertStayEvent(tx, { ...happened, at: deviceTime ?? at, by: by ?? null })
    }
  }
}
