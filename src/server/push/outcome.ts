import type { Store } from '../db/store.ts'
import type { ClaimedPush } from './claim.ts'

/**
 * The push service accepted it. Here and below nothing is written where another process has claimed
 * it since.
 */
export async function markSent(store: Store, { claim }: ClaimedPush): Promise<void> {
  await store.transaction((tx) =>
    tx.db
      .updateTable('push_deliveries')
      .set({ state: 'sent', next_try_at: null, last_error: null })
      .where('claim', '=', claim)
      .where('state', '=', 'queued')
      .execute(),
  )
}

/** Refused for good, or too old. */
export async function markDropped(
  store: Store,
  { claim }: ClaimedPush,
  error: string,
): Promise<void> {
  await store.transaction((tx) =>
    tx.db
      .updateTable('push_deliveries')
      .set({ state: 'dropped', next_try_at: null, last_error: error })
      .where('claim', '=', claim)
      .where('state', '=', 'queued')
      .execute(),
  )
}

/**
 * Retries after `wait` ms, together with everything else for this device, so that a failing push
 * service does not delay others once per row. Gives up on what is older than `ttlMs`.
 */
export async function scheduleRetry(
  store: Store,
  { claim, subscription }: ClaimedPush,
  { error, wait, ttlMs, now }: { error: string; wait: number; ttlMs: number; now: Date },
): Promise<void> {
  const next_try_at = new Date(now.getTime() + wait).toISOString()
  const old = new Date(now.getTime() - ttlMs).toISOString()
  await store.transaction(async (tx) => {
    await tx.db
      .updateTable('push_deliveries')
      .set({ state: 'dropped', next_try_at: null, last_error: error })
      .where('claim', '=', claim)
      .where('state', '=', 'queued')
      .where('made_at', '<', old)
      .execute()
    await tx.db
      .updateTable('push_deliveries')
      .set({ next_try_at, last_error: error })
      .where('claim', '=', claim)
      .where('state', '=', 'queued')
      .execute()
    await tx.db
      .updateTable('push_deliveries')
      .set({ next_try_at })
      .where('subscription_id', '=', subscription.id)
      .where('state', '=', 'queued')
      .where('next_try_at', '<', next_try_at)
      .execute()
  })
}

/** The device is gone: permission revoked or app removed. */
export async function deleteSubscription(store: Store, id: string): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('push_deliveries').where('subscription_id', '=', id).execute()
    await tx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  })
}
