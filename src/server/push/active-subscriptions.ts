import { sql, type Kysely } from 'kysely'
import type { Database, PushSubscriptionsTable } from '../db/schema.ts'
import { deskRoles } from '#domain/access.ts'

/**
 * Subscriptions of active desk staff in a valid session: signing out, a new password or a disabled
 * account ends them without further code.
 */
export function activeSubscriptions(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session_hash')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .whereRef('sessions.user_id', '=', 'push_subscriptions.user_id')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.disabled', '=', 0)
    .where('users.deleted_at', 'is', null)
    .where(sql<string>`lower(users.role)`, 'in', [...deskRoles])
}

export type Subscription = PushSubscriptionsTable
