import type { Tx } from '../../db/store.ts'
import type { Actor } from '../../pipeline/endpoint.ts'

/**
 * Ends where a person is signed in, and the devices that may send for them; `but`: all but the
 * device that asks.
 */
export async function endSessions(tx: Tx, userId: string, but?: Actor): Promise<void> {
  const own = but?.kind === 'staff' ? but : null
  await tx.db
    .updateTable('sessions')
    .set({ revoked_at: tx.stamp.at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(own !== null, (query) =>
      query.where((eb) =>
        eb.and([
          eb('token_hash', '!=', own?.tokenHash ?? ''),
          eb.not(
            eb.and([
              eb('scope', '=', 'send'),
              eb(eb.fn.coalesce('device_id', eb.val('')), '=', own?.deviceId ?? '-'),
            ]),
          ),
        ]),
      ),
    )
    .execute()
}
