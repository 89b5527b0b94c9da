import { pushState, unsubscribePush as body } from '#contract/push.ts'
import { refuse, task } from '../../pipeline/endpoint.ts'

/** POST /api/push/subscriptions/end: ends this browser's subscription if it is this person's. */
export const unsubscribePush = task({
  name: 'unsubscribePush',
  body,
  answer: pushState,
  async run({ body: { endpoint }, actor }, { store }) {
    if (actor.kind !== 'staff') return refuse('not_your_role')
    await store.transaction(async (tx) => {
      const ended = await tx.db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('user_id', '=', actor.userId)
        .returning('id')
        .executeTakeFirst()
      if (ended === undefined) return
      await tx.db.deleteFrom('push_deliveries').where('subscription_id', '=', ended.id).execute()
    })
    return { status: 200, body: { on: false } }
  },
})
