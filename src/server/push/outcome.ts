import type { Store } from '../db/store.ts'
import type { ClaimedPush } from './claim.ts'

/** The push service has taken it. Unless another has taken it over since, here and below. */
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

/** It will never be taken, or has grown old. */
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
 * Tried again after `wait` ms, with all else for this device, so that one dead push service does
 * not hold up the others once for each row; given up where it is older than `lives` ms.
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

/** Its device is gone: the person took the permission back, or removed the app. */
export async function deleteSubscription(store: Store, id: string): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('push_deliveries').where('subscription_id', '=', id).execute()
    await tx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  })
}
