import type { Kysely } from 'kysely'
import type { DayAtHouse } from '#contract/day-close.ts'
import type { Database } from '../../db/schema.ts'

/**
 * Work that the house knows of and does not have: refused on a device, and what devices may still
 * send whose people signed out. Of a tablet that is out of reach with its person signed in the house
 * knows nothing.
 */
export async function workElsewhere(
  db: Kysely<Database>,
  now: Date,
): Promise<DayAtHouse['waiting']> {
  const refused = await db
    .selectFrom('parked')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'open')
    .where('actor', 'like', 'user:%')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
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
  return { refused: Number(refused.count), devices: Number(devices.count) }
}
