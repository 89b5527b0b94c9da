import type { Kysely } from 'kysely'
import type { DayAtHouse } from '#contract/day-close.ts'
import { roleAtLeast } from '#domain/access.ts'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/schema.ts'
import { LAST_SEEN_INTERVAL_MS } from '../../pipeline/auth.ts'

type Silent = NonNullable<DayAtHouse['waiting']['silent']>[number]

const MINUTE = 60_000
/** A device in reach comes for a change within this, as far as its session shows. */
const GRACE_MS = LAST_SEEN_INTERVAL_MS + MINUTE
/** A browser that was closed for longer is no tablet without a link. */
const LOST_MS = 7 * 24 * 60 * MINUTE
/** More are no list to act on. */
const MAX_SILENT = 10

/**
 * Signed-in devices that may take money and are out of reach: something changed at the house, and
 * they have not come for it. What waits on them the house cannot know.
 */
async function silentDevices(db: Kysely<Database>, now: Date): Promise<Silent[]> {
  const moment = (ms: number) => new Date(ms).toISOString()
  // One that changed just now may be on its way.
  const last = await db
    .selectFrom('audit')
    .select('at')
    .where('at', '<=', moment(now.getTime() - MINUTE))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return []
  const heard = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.device_id', 'sessions.token_hash', 'sessions.device_name'])
    .select(['sessions.scope', 'sessions.revoked_at', 'sessions.expires_at'])
    .select(['sessions.last_seen_at', 'users.name', 'users.role', 'users.disabled'])
    .where('sessions.last_seen_at', '>', moment(now.getTime() - LOST_MS))
    .orderBy('sessions.last_seen_at', 'desc')
    .execute()
  // Whoever is signed in, a device that was heard sends for all who were.
  const lastHeard = new Map<string, string>()
  const found = new Map<string, Silent>()
  const missed = moment(Date.parse(last.at) - GRACE_MS)
  for (const row of heard) {
    const id = row.device_id ?? row.token_hash
    const heard_at = lastHeard.get(id) ?? row.last_seen_at
    lastHeard.set(id, heard_at)
    const isSignedIn =
      row.scope === 'full' && row.revoked_at === null && row.expires_at > now.toISOString()
    const mayTakeMoney = row.disabled === 0 && roleAtLeast(row.role, 'reception')
    if (heard_at >= missed || found.has(id) || !isSignedIn || !mayTakeMoney) continue
    found.set(id, { device: row.device_name, person: row.name, heard_at })
  }
  return [...found.values()].slice(0, MAX_SILENT)
}

/**
 * Work that the house knows of and does not have: refused on a device, what devices may still send
 * whose people signed out, and which are out of reach with their people signed in.
 */
export async function workElsewhere(
  db: Kysely<Database>,
  now: Date,
): Promise<DayAtHouse['waiting']> {
  const refused = db
    .selectFrom('parked')
    .where('state', '=', 'open')
    .where('actor', 'like', 'user:%')
    .where('deleted_at', 'is', null)
  const at = now.toISOString()
  const devices = await db
    .selectFrom('sessions as sender')
    .select((eb) => eb.fn.count('sender.device_id').distinct().as('count'))
    .where('sender.scope', '=', 'send')
    .where('sender.revoked_at', 'is', null)
    .where('sender.expires_at', '>', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions as full')
            .select('full.user_id')
            .whereRef('full.device_id', '=', 'sender.device_id')
            .whereRef('full.user_id', '=', 'sender.user_id')
            .where('full.scope', '=', 'full')
            .where('full.revoked_at', 'is', null)
            .where('full.expires_at', '>', at),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    refused: await countOf(refused),
    devices: Number(devices.count),
    silent: await silentDevices(db, now),
  }
}
