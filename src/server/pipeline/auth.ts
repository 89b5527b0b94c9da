import type { Route } from '#contract/route.ts'
import { roleAtLeast, saysAvailability, type DeskRole } from '#domain/access.ts'
import type { Store } from '../db/store.ts'
import { KEY_PREFIX } from '#contract/keys.ts'
import { hasRole } from './actor.ts'
import { actorOfApiKey } from './api-keys.ts'
import { subjectOfToken } from './device-tokens.ts'
import { refuse, type Actor } from './endpoint.ts'
import { tokenHash } from './tokens.ts'

/** The documents' texts for 401 and 419 (spec 3 §8.1). */
const unauthenticated = () => refuse('sign_in')
const expired = () => refuse('session_over')

export const refuseUntilSignIn = () => refuse('waits_for_sign_in')

/** Limits writes of `last_seen_at`, so that a read does not imply a write. */
export const LAST_SEEN_INTERVAL_MS = 5 * 60_000

/**
 * Identifies the caller. Without a token: a guest. With an invalid one: throws `unauthenticated`,
 * or `session_expired` where it has expired.
 */
export async function authenticate(
  store: Store,
  authorization: string | undefined,
  deviceId: string | null,
  now: Date,
  deviceToken?: string,
): Promise<Actor> {
  if (authorization === undefined || authorization.trim() === '') {
    const known = await subjectOfToken(store, deviceToken, deviceId, now)
    return { kind: 'guest', deviceId, ...(known !== undefined && { known }) }
  }
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization.trim())?.[1]
  if (token === undefined) return unauthenticated()
  const hash = tokenHash(token)
  if (token.startsWith(KEY_PREFIX)) {
    return (await actorOfApiKey(store, hash, now)) ?? unauthenticated()
  }
  const session = await store.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.role', 'users.disabled', 'users.deleted_at'])
    .select([
      'sessions.scope',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.last_seen_at',
      'sessions.device_id',
    ])
    .where('sessions.token_hash', '=', hash)
    .executeTakeFirst()
  if (!session || session.revoked_at !== null) return unauthenticated()
  // A stolen send token is useless on another device.
  if (session.scope === 'send' && session.device_id !== deviceId) return unauthenticated()
  if (session.disabled === 1 || session.deleted_at !== null) return unauthenticated()
  if (Date.parse(session.expires_at) <= now.getTime()) return expired()
  if (now.getTime() - Date.parse(session.last_seen_at) > LAST_SEEN_INTERVAL_MS) {
    await store.transaction((tx) =>
      tx.db
        .updateTable('sessions')
        .set({ last_seen_at: now.toISOString() })
        .where('token_hash', '=', hash)
        .execute(),
    )
  }
  return {
    kind: 'staff',
    userId: session.id,
    name: session.name,
    role: session.role.toLowerCase(),
    scope: session.scope,
    deviceId,
    tokenHash: hash,
  }
}

/** Whether a session is still valid: for open streams. */
export async function isSessionValid(store: Store, hash: string, now: Date): Promise<boolean> {
  const session = await store.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('sessions.token_hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.disabled', '=', 0)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return session !== undefined
}

/** A public read is answered whatever token came with it. */
export function isPublicRead(route: Route): boolean {
  return route.access === 'public' && route.offline === 'cached'
}

/**
 * Throws unless the actor may call the route. `withKey`: the request is an outbox operation, which
 * a send token may send. `anyRole`: being signed in is enough.
 */
export function authorize(
  route: Route,
  actor: Actor,
  { withKey, anyRole = false }: { withKey: boolean; anyRole?: boolean },
): void {
  if (actor.kind === 'guest') {
    if (route.access === 'staff') unauthenticated()
    return
  }
  const sends = route.access === 'send' || (route.offline === 'queued' && withKey)
  if (actor.scope === 'send' && !sends) {
    refuse('may_only_send')
  }
  if (actor.scope === 'read') {
    const isList = route.method === 'GET' && route.offline === 'cached' && route.role !== 'admin'
    if (!isList) refuse('may_only_read_lists')
  }
  if (route.access !== 'staff' || anyRole) return
  requireRole(actor, route.role ?? 'staff')
}

/**
 * Throws `unauthenticated` where a full sign-in would be enough (the outbox then waits for it),
 * otherwise `forbidden`.
 */
function requireRole(actor: Actor, least: DeskRole): void {
  if (hasRole(actor, least)) return
  if (actor.kind === 'staff' && actor.scope === 'send' && roleAtLeast(actor.role, least)) {
    refuseUntilSignIn()
  }
  refuse('not_your_role')
}

/**
 * Throws unless the actor may send this validated body: on offers, most roles may change the
 * availability only.
 */
export function authorizeBody({ wholeRole }: Route, actor: Actor, body: unknown): void {
  if (wholeRole === undefined || saysAvailability(body)) return
  requireRole(actor, wholeRole)
}
