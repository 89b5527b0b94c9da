import * as z from 'zod/mini'
import { reconciled } from '#contract/money.ts'
import { task } from '../../pipeline/endpoint.ts'
import { refreshStatus } from '../payments/index.ts'

/** What is asked about at once, newest first: a provider is not flooded. */
const MAX_ROWS = 100
const LOOK_BACK_MS = 30 * 86_400_000

/**
 * POST /api/payments/reconcile: asks the provider about every payment of the last 30 days that could
 * differ, and says what it found. Differences are flagged where they are found, as with any news.
 */
export const reconcilePayments = task({
  name: 'reconcilePayments',
  body: z.object({}),
  answer: reconciled,
  async run(_call, context) {
    const { store, now } = context
    const since = new Date(now().getTime() - LOOK_BACK_MS).toISOString()
    const payments = await store.db
      .selectFrom('provider_payments')
      .selectAll()
      .where('created_at', '>=', since)
      .where('provider_reference', 'is not', null)
      .where('status', 'in', ['pending', 'paid', 'failed'])
      .orderBy('created_at', 'desc')
      .limit(MAX_ROWS)
      .execute()
    if (payments.length === 0) {
      return { status: 200, body: { asked: 0, heard: 0, changed: 0, flagged: 0 } }
    }
    let heard = 0
    for (const payment of payments) if (await refreshStatus(context, payment)) heard += 1
    const after = await store.db
      .selectFrom('provider_payments')
      .select(['id', 'status', 'flag'])
      .where(
        'id',
        'in',
        payments.map(({ id }) => id),
      )
      .execute()
    const before = new Map(payments.map(({ id, status }) => [id, status]))
    return {
      status: 200,
      body: {
        asked: payments.length,
        heard,
        changed: after.filter(({ id, status }) => before.get(id) !== status).length,
        flagged: after.filter(({ flag }) => flag !== null).length,
      },
    }
  },
})
