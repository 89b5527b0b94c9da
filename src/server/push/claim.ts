import { uuidv7 } from '#lib/uuid.ts'
import type { PushKind } from '#contract/push-message.ts'
import type { Store } from '../db/store.ts'
import { activeSubscriptions, type Subscription } from './active-subscriptions.ts'

/** Longer than a push service can take; after it the sender counts as crashed, ms. */
const LEASE_MS = 60_000

/** Pending messages of one kind for one device, claimed by this process. */
export interface ClaimedPush {
  claim: string
  subscription: Subscription
  kind: PushKind
  /** How many rows. */
  count: number
  /** The number of this try, from 1 on. */
  attempts: number
}

/**
 * Claims what is due next: all of one kind for one device, so that ten orders become one message.
 * Counts the try and hides the rows from other processes before anything is sent. Undefined:
 * nothing is due.
 */
export async function claimPush(store: Store, now: Date): Promise<ClaimedPush | undefined> {
  const at = now.toISOString()
  const due = await activeSubscriptions(store.db, now)
    .innerJoin('push_deliveries', 'push_deliveries.subscription_id', 'push_subscriptions.id')
    .selectAll('push_subscriptions')
    .select('push_deliveries.kind')
    .where('push_deliveries.state', '=', 'queued')
    .where('push_deliveries.next_try_at', '<=', at)
    .orderBy('push_deliveries.next_try_at')
    .limit(1)
    .executeTakeFirst()
  if (due === undefined) return undefined
  const { kind, ...subscription } = due
  const claim = uuidv7(now.getTime())
  const rows = await store.transaction((tx) =>
    tx.db
      .updateTable('push_deliveries')
      .set((eb) => ({
        claim,
        attempts: eb('attempts', '+', 1),
        next_try_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where('subscription_id', '=', subscription.id)
      .where('kind', '=', kind)
      .where('state', '=', 'queued')
      .where('next_try_at', '<=', at)
      .returning('attempts')
      .execute(),
  )
  if (rows.length === 0) return undefined
  const attempts = Math.max(...rows.map((row) => row.attempts))
  return { claim, subscription, kind: kind as PushKind, count: rows.length, attempts }
}
