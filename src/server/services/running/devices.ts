import type { Kysely } from 'kysely'
import type { RunningFacts } from '#domain/running.ts'
import type { Database } from '../../db/schema.ts'
import { workElsewhere } from '../day-close/index.ts'

/** More are no list to act on. */
const MAX_HOLDING = 20

/**
 * Devices whose people signed out while something still waited on them: they may send it, until they
 * say that nothing waits. The longest silent first.
 */
async function holdingDevices(db: Kysely<Database>, now: Date) {
  const at = now.toISOString()
  const senders = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.device_id', 'sessions.user_id', 'sessions.token_hash', 'users.name'])
    .select(['sessions.scope', 'sessions.device_name', 'sessions.last_seen_at'])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .execute()
  const keyOf = (row: (typeof senders)[number]) =>
    `${row.device_id ?? row.token_hash} ${row.user_id}`
  const signedIn = new Set(senders.filter(({ scope }) => scope === 'full').map(keyOf))
  // Whoever works at a device, it was heard.
  const heard = new Map<string, string>()
  for (const { device_id, token_hash, last_seen_at } of senders) {
    const device = device_id ?? token_hash
    if ((heard.get(device) ?? '') < last_seen_at) heard.set(device, last_seen_at)
  }
  return senders
    .filter((row) => row.scope === 'send' && !signedIn.has(keyOf(row)))
    .map(({ device_id, token_hash, device_name, name, last_seen_at }) => ({
      device: device_name,
      person: name,
      heard_at: heard.get(device_id ?? token_hash) ?? last_seen_at,
    }))
    .toSorted((a, b) => (a.heard_at < b.heard_at ? -1 : 1))
    .slice(0, MAX_HOLDING)
}

/** What the house knows of work that is not with it. */
export async function devicesOf(db: Kysely<Database>, now: Date): Promise<RunningFacts['devices']> {
  const { refused, silent = [] } = await workElsewhere(db, now)
  return { holding: await holdingDevices(db, now), silent: silent.length, refused }
}
