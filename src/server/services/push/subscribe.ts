import webPush from 'web-push'
import { pushState, subscribePush as body, type SubscribePush } from '#contract/push.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, task } from '../../pipeline/endpoint.ts'

/** Devices of one person; the oldest makes room. */
const MAX_DEVICES = 20

/** A point that is not on the curve would only show when something is to be told. */
function isUsable({ keys }: SubscribePush): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'x', 'aes128gcm')
    return true
  } catch {
    return false
  }
}

async function deleteOldest(tx: Tx, userId: string): Promise<void> {
  const own = await tx.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rest = own.slice(MAX_DEVICES).map(({ id }) => id)
  if (rest.length === 0) return
  await tx.db.deleteFrom('push_deliveries').where('subscription_id', 'in', rest).execute()
  await tx.db.deleteFrom('push_subscriptions').where('id', 'in', rest).execute()
}

/**
 * POST /api/push/subscriptions: from now on this browser is told, as long as this session lasts.
 * Repeated, it is the same subscription with today's session; asked by another person on the same
 * device, it is theirs.
 */
export const subscribePush = task({
  name: 'subscribePush',
  body,
  answer: pushState,
  async run({ body: asked, actor, now }, { store, pushServices }) {
    if (actor.kind !== 'staff') return refuse('not_your_role')
    const { endpoint, keys } = asked
    if (!pushServices.allows(endpoint)) {
      return refuse('push_service_unusable', { field: 'endpoint' })
    }
    if (!isUsable(asked)) {
      return refuse('push_keys_unusable', { field: 'keys' })
    }
    const { userId, deviceId, tokenHash } = actor
    const at = now.toISOString()
    const columns = {
      user_id: userId,
      session_hash: tokenHash,
      device_id: deviceId,
      p256dh: keys.p256dh,
      auth: keys.auth,
    }
    await store.transaction(async (tx) => {
      // Another person's news stays theirs: what came in before is none to whoever takes over.
      const same = await tx.db
        .updateTable('push_subscriptions')
        .set(columns)
        .where('endpoint', '=', endpoint)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      if (same !== undefined) return
      await tx.db
        .insertInto('push_subscriptions')
        .values({ ...columns, id: uuidv7(now.getTime()), endpoint, created_at: at })
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ ...columns, created_at: at }),
        )
        .execute()
      await deleteOldest(tx, userId)
    })
    return { status: 200, body: { on: true } }
  },
})
