import { mailTo } from '#lib/contact-links.ts'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import { settingsOf } from '../house-settings.ts'
import { claimPush, type ClaimedPush } from './claim.ts'
import { deleteSubscription, markDropped, scheduleRetry, markSent } from './outcome.ts'
import { sendPush, type PushResult } from './send-push.ts'
import { queuePush } from './queue-push.ts'
import type { OutboundPolicy } from './outbound-policy.ts'
import { vapidKeys } from './vapid.ts'
import { pushPriorityOf } from './priority.ts'

export interface PushJobOptions {
  store: Store
  services: OutboundPolicy
  clock: () => Date
  /** Writes to the log, without addresses, names or codes. */
  warn?(facts: { kind: string; why: string }): void
}

const HOUR = 3_600_000
const FIRST_WAIT = 15_000
const MAX_WAIT = 15 * 60_000
/** Longer Retry-After values are cut to this. */
const MAX_RETRY_AFTER = HOUR

/**
 * Sends push messages to the desk's devices soon after a commit. Each row goes to each device once,
 * as far as the push service's answers reach us. A message without an answer is sent again: a
 * duplicate is better than a missed order.
 */
export function pushJob(parts: PushJobOptions): Job {
  const { store, clock } = parts
  return {
    name: 'push',
    everyMs: 2000,
    async run(_now, stopping) {
      await queuePush(store, clock())
      while (!stopping.aborted) {
        const claimed = await claimPush(store, clock())
        if (claimed === undefined) return
        const posted = await deliver(parts, claimed)
        await recordResult(parts, claimed, posted)
        // The others would probably fail too; they are retried at the next run.
        if (posted.kind === 'unreachable') return
      }
    },
  }
}

async function deliver(
  { store, services, clock }: PushJobOptions,
  claimed: ClaimedPush,
): Promise<PushResult> {
  const { subscription, kind, count } = claimed
  const keys = await vapidKeys(store)
  const { email } = await settingsOf(store.db)
  const { ttlMs, urgency } = pushPriorityOf(kind)
  return await sendPush(
    subscription,
    { kind, count },
    { services, keys, subject: mailTo(email), ttl: ttlMs / 1000, urgency, now: clock() },
  )
}

async function recordResult(
  parts: PushJobOptions,
  claimed: ClaimedPush,
  posted: PushResult,
): Promise<void> {
  const { store, clock, warn } = parts
  if (posted.kind === 'taken') return await markSent(store, claimed)
  if (posted.kind === 'gone') return await deleteSubscription(store, claimed.subscription.id)
  const { error } = posted
  if (posted.kind === 'refused') {
    warn?.({ kind: claimed.kind, why: error })
    return await markDropped(store, claimed, error)
  }
  const asked = posted.kind === 'later' ? Math.min(posted.wait, MAX_RETRY_AFTER) : 0
  const own = Math.min(FIRST_WAIT * 2 ** (claimed.attempts - 1), MAX_WAIT)
  const wait = Math.max(own * (1 + Math.random() / 4), asked)
  const { ttlMs } = pushPriorityOf(claimed.kind)
  await scheduleRetry(store, claimed, { error, wait, ttlMs, now: clock() })
}
