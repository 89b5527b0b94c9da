import { done, requestPasswordReset as body } from '#contract/session.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, task } from '../../pipeline/endpoint.ts'
import { addressKey } from '../../budgets/requester.ts'
import { queueNotice } from '../../notices/queue.ts'

/** Links that one address is sent in a quarter of an hour; more are asked for by whom it annoys. */
const MAX_LETTERS = 3
const WINDOW_MS = 15 * 60_000
/** Of a place's 1,000 unknown codes in ten minutes: 50 requests. */
const COST = 20

const recentLetters = (tx: Tx, email: string, now: Date): Promise<number> =>
  countOf(
    tx.db
      .selectFrom('notices')
      .where('kind', '=', 'password_reset')
      .where('to_email', '=', email)
      .where('made_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString()),
  )

/**
 * POST /api/forgot-password. The same answer after the same work whether or not the address has an
 * account: the request is only written down, and whose address it is, the sender finds out.
 */
export const requestPasswordReset = task({
  name: 'requestPasswordReset',
  body,
  answer: done,
  async run({ body: { email, language }, address, now }, { store, invalidAttempts }) {
    const from = `reset ${addressKey(address)}`
    const wait = invalidAttempts.waitFor(from, now.getTime(), COST)
    if (wait > 0) {
      refuse('too_many_at_once', { retryAfter: wait })
    }
    invalidAttempts.take(from, now.getTime(), COST)
    const asked = email.toLowerCase()
    await store.transaction(async (tx) => {
      tx.stampWith({ at: now.toISOString(), operationId: null })
      if ((await recentLetters(tx, asked, now)) >= MAX_LETTERS) return
      await queueNotice(tx, {
        kind: 'password_reset',
        dedupe: `password_reset:${uuidv7(now.getTime())}`,
        subject_kind: 'user',
        subject_ids: [],
        to_email: asked,
        to_phone: null,
        language: language,
      })
    })
    return {
      status: 200,
      body: {
        message:
          'If this address has an account, a link for a new password is on its way. It works once, for 30 minutes.',
      },
    }
  },
})
