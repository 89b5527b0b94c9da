import type { Store } from '../db/store.ts'
import { newToken, tokenHash } from './tokens.ts'
import type { Actor } from './endpoint.ts'

/**
 * A guest's device is a stranger until one of its bookings is paid or confirmed by the desk. Then
 * it gets a token, which grants no access: it only gives the guest a lane of their own in a rush.
 */

/** Counted from the last lookup of its booking. */
const TTL_MS = 60 * 86_400_000
/** After this time a lost answer may be replaced by a new token, ms. */
const REISSUE_AFTER_MS = 10 * 60_000
/** Phones and tablets of one party. */
const MAX_DEVICES = 6

/** The booking that made this device known; undefined: a stranger. */
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
 * A token for a guest's device that has shown the code of a paid or confirmed booking; null: the
 * device has one, or these bookings have their number of devices.
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
      // A device that asks again lost the answer or its storage.
      const own = rows.filter(({ device_id }) => device_id === deviceId)
      if (own.length === 0 && rows.length >= MAX_DEVICES) continue
      // An old app that does not store the token asks every minute.
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

/** Deletes expired budget counters and device tokens. */
export async function deleteExpiredBudgets(store: Store, now: Date): Promise<void> {
  const at = now.toISOString()
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('budget_uses').where('until', '<', at).execute()
    await tx.db.deleteFrom('device_tokens').where('expires_at', '<', at).execute()
  })
}
