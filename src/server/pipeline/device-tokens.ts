import type { Store } from '../db/store.ts'
import { newToken, tokenHash } from './tokens.ts'
import type { Actor } from './endpoint.ts'

/**
 * A guest's device is a stranger until a booking of it was paid or confirmed by the desk. Then it is
 * given a token, which opens nothing: it only keeps the guest's lane free while strangers crowd.
 */

/** After the last time that its booking was looked up. */
const TTL_MS = 60 * 86_400_000
/** An answer that was lost is given again after so long, ms. */
const REISSUE_AFTER_MS = 10 * 60_000
/** Phones and tablets of one party. */
const MAX_DEVICES = 6

/** Whose booking made this device known; undefined: it is a stranger. */
export async function subjectOfToken(
  store: Store,
  token: string | undefined,
  deviceId: string | null,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined || !/^[\w-]{20,200}$/.test(token)) return undefined
  const row = await store.db
    .selectFrom('device_tokens')
    .select(['subject', 'device_id', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= now.toISOString()) return undefined
  // Reads do not say which device they come from.
  return deviceId === null || row.device_id === deviceId ? row.subject : undefined
}

/**
 * A token for the guest's device that has just shown the code of something paid or confirmed; null:
 * it has one, or these bookings have made enough devices known.
 *
 * @param subjects `room:<id>`…
 */
export async function issueDeviceToken(
  store: Store,
  actor: Actor,
  subjects: readonly string[],
  now: Date,
): Promise<string | null> {
  if (actor.kind !== 'guest' || actor.deviceId === null || actor.known !== undefined) return null
  const { deviceId } = actor
  const token = newToken()
  const justNow = new Date(now.getTime() - REISSUE_AFTER_MS).toISOString()
  return await store.transaction(async (tx) => {
    for (const subject of subjects) {
      const rows = await tx.db
        .selectFrom('device_tokens')
        .select(['token_hash', 'device_id', 'made_at'])
        .where('subject', '=', subject)
        .where('expires_at', '>', now.toISOString())
        .orderBy('made_at')
        .execute()
      // Asked again by the same device: its answer was lost, or its storage was emptied.
      const own = rows.filter(({ device_id }) => device_id === deviceId)
      if (own.length === 0 && rows.length >= MAX_DEVICES) continue
      // An app too old to keep it asks every minute.
      if (own.some(({ made_at }) => made_at > justNow)) return null
      for (const { token_hash } of own) {
        await tx.db.deleteFrom('device_tokens').where('token_hash', '=', token_hash).execute()
      }
      await tx.db
        .insertInto('device_tokens')
        .values({
          token_hash: tokenHash(token),
          device_id: deviceId,
          subject,
          made_at: now.toISOString(),
          expires_at: new Date(now.getTime() + TTL_MS).toISOString(),
        })
        .execute()
      return token
    }
    return null
  })
}

/** Forgets what budgets counted in times that are over, and tokens that have lapsed. */
export async function deleteExpiredBudgets(store: Store, now: Date): Promise<void> {
  const at = now.toISOString()
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('budget_uses').where('until', '<', at).execute()
    await tx.db.deleteFrom('device_tokens').where('expires_at', '<', at).execute()
  })
}
