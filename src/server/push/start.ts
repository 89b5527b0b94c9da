import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import type { Log } from '../log.ts'
import { activeSubscriptions } from './active-subscriptions.ts'
import { pushJob, type PushJobOptions } from './push-job.ts'

const HOUR = 3_600_000
/** Longer than any message is retried. */
const DELIVERY_RETENTION_MS = 24 * HOUR

/** Deletes old deliveries, and subscriptions whose session has ended. */
export async function deleteOldPush(store: Store, now: Date): Promise<void> {
  const living = await activeSubscriptions(store.db, now).select('push_subscriptions.id').execute()
  const ids = living.map(({ id }) => id)
  const before = new Date(now.getTime() - DELIVERY_RETENTION_MS).toISOString()
  const at = now.toISOString()
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('push_deliveries').where('made_at', '<', before).execute()
    await tx.db
      .deleteFrom('push_subscriptions')
      // A subscription that was made meanwhile is not in the list.
      .where('created_at', '<', at)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute()
  })
}

/** The jobs of Web Push, for startJobs. */
export function pushJobs(parts: Omit<PushJobOptions, 'warn'> & { log: Log }): Job[] {
  const { log, store } = parts
  return [
    pushJob({ ...parts, warn: (facts) => log.warn(facts, 'a push service refused') }),
    { name: 'forget push', everyMs: HOUR, run: (now) => deleteOldPush(store, now) },
  ]
}
