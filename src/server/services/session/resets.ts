import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { newToken, tokenHash } from '../../pipeline/tokens.ts'

/** How long a link for a new password works, ms. */
export const RESET_LIFETIME_MS = 30 * 60_000
/** How long an invitation's link works, ms. */
export const INVITE_LIFETIME_MS = 3 * 24 * 60 * 60_000

/** Who signs in with this address; undefined: nobody, or nobody any more. */
export async function findByEmail(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('disabled', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Makes a token that sets a new password once; those made before for this person end. */
export async function createReset(
  tx: Tx,
  userId: string,
  now: Date,
  life = RESET_LIFETIME_MS,
): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await endResets(tx, userId, at)
  await tx.db
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      made_at: at,
      expires_at: new Date(now.getTime() + life).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** Whether somebody's invitation was never taken: no password of theirs was chosen or made since. */
export async function isStillInvited(tx: Tx, userId: string): Promise<boolean> {
  const left = await tx.db
    .selectFrom('password_resets')
    .select(['made_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  const life = left ? Date.parse(left.expires_at) - Date.parse(left.made_at) : 0
  return life === INVITE_LIFETIME_MS
}

/** Ends the links for a new password that somebody has and has not used. */
export async function endResets(tx: Tx, userId: string, at: string): Promise<void> {
  await tx.db
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Whose new password a token may set at `now`; undefined where it may set none. */
export async function personOfReset(
  db: Kysely<Database>,
  hash: string,
  now: Date,
): Promise<{ id: string; name: string } | undefined> {
  return await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.name'])
    .where('password_resets.token_hash', '=', hash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now.toISOString())
    .where('users.disabled', '=', 0)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
