import { sql, type Kysely } from 'kysely'
import type { Person } from '#contract/people.ts'
import type { Database, SessionsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'

/** Tokens that can only send: which there are, and how they end. */

/** After a sign-out a device may send for so long what it has, ms. */
const SEND_AFTER_SIGN_OUT_MS = 7 * 86_400_000

/** Enough of the token's hash to name it; nobody gets from it to the token. */
const nameOf = (hash: string) => hash.slice(0, 24)

export function activeSenders(db: Kysely<Database>, now: Date): Promise<SessionsTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('scope', '=', 'send')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute()
}

export function senderWire(row: SessionsTable): Person['senders'][number] {
  return {
    id: nameOf(row.token_hash),
    device: row.device_name,
    since: row.created_at,
    last_used_at: row.last_seen_at,
    until: row.expires_at,
  }
}

export async function endSenderOf(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ revoked_at: tx.stamp.at })
    .where('user_id', '=', userId)
    .where('scope', '=', 'send')
    .where('revoked_at', 'is', null)
    .where(sql<string>`substr(token_hash, 1, 24)`, '=', name)
    .execute()
}

/** After a sign-out the device may send its outbox for some days more. */
export async function endSendersSoon(
  tx: Tx,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + SEND_AFTER_SIGN_OUT_MS).toISOString()
  await tx.db
    .updateTable('sessions')
    .set({ expires_at: until })
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('scope', '=', 'send')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', until)
    .execute()
}
