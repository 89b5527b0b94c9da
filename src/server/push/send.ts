import { mailTo } from '#lib/contact-links.ts'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import { settingsOf } from '../house-settings.ts'
import { claimNews, type Claimed } from './claim.ts'
import { endSubscription, noteDropped, noteLater, noteSent } from './outcome.ts'
import { postNews, type Posted } from './post.ts'
import { queueNews } from './queue-news.ts'
import type { PushServices } from './services.ts'
import { vapidKeys } from './vapid.ts'
import { worthOf } from './worth.ts'

export interface PushParts {
  store: Store
  services: PushServices
  clock: () => Date
  /** Tells the log; no addresses, names or codes come along. */
  warn?(facts: { kind: string; error: string }): void
}

const HOUR = 3_600_000
const FIRST_WAIT = 15_000
const MOST_WAIT = 15 * 60_000
/** No push service's Retry-After is followed further. */
const MOST_ASKED = HOUR

/**
 * Tells the desk's devices what came in, soon after it is committed. Each row is told to each
 * device once, as far as the push service's answer reaches us; one that is lost on the way is sent
 * again, since an order that rings twice does less harm than one that never does.
 */
export function pushJob(parts: PushParts): Job {
  const { store, clock } = parts
  return {
    name: 'push',
    everyMs: 2000,
    async run(_now, stopping) {
      await queueNews(store, clock())
      while (!stopping.aborted) {
        const claimed = await claimNews(store, clock())
        if (claimed === undefined) return
        const posted = await post(parts, claimed)
        await note(parts, claimed, posted)
        // The rest would hardly get through either; what is due next time comes first.
        if (posted.kind === 'unreachable') return
      }
    },
  }
}

async function post({ store, services, clock }: PushParts, claimed: Claimed): Promise<Posted> {
  const { subscription, kind, count } = claimed
  const keys = await vapidKeys(store)
  const { email } = await settingsOf(store.db)
  const { lives, urgency } = worthOf(kind)
  return await postNews(
    subscription,
    { kind, count },
    { services, keys, subject: mailTo(email), ttl: lives / 1000, urgency, now: clock() },
  )
}

async function note(parts: PushParts, claimed: Claimed, posted: Posted): Promise<void> {
  const { store, clock, warn } = parts
  if (posted.kind === 'taken') return await noteSent(store, claimed)
  if (posted.kind === 'gone') return await endSubscription(store, claimed.subscription.id)
  const { error } = posted
  if (posted.kind === 'refused') {
    warn?.({ kind: claimed.kind, error })
    return await noteDropped(store, claimed, error)
  }
  const asked = posted.kind === 'later' ? Math.min(posted.wait, MOST_ASKED) : 0
  const own = Math.min(FIRST_WAIT * 2 ** (claimed.attempts - 1), MOST_WAIT)
  const wait = Math.max(own * (1 + Math.random() / 4), asked)
  const { lives } = worthOf(claimed.kind)
  await noteLater(store, claimed, { error, wait, lives, now: clock() })
}
