import * as z from 'zod/mini'
import { refuse, task } from '../../pipeline/endpoint.ts'
import { endSendersSoon } from '../people/index.ts'

/** POST /api/logout: ends this session; the device's send token lives on for some days, or until it has sent. */
export const logout = task({
  name: 'logout',
  body: z.object({}),
  answer: z.object({ ok: z.literal(true) }),
  anyRole: true,
  async run({ actor, now }, { store }) {
    if (actor.kind === 'guest') {
      return refuse('sign_in')
    }
    const { userId, tokenHash } = actor
    await store.transaction(async (tx) => {
      const ended = await tx.db
        .updateTable('sessions')
        .set({ revoked_at: now.toISOString() })
        .where('token_hash', '=', tokenHash)
        .where('revoked_at', 'is', null)
        .returning('device_id')
        .executeTakeFirst()
      const deviceId = ended?.device_id
      if (deviceId) await endSendersSoon(tx, { userId, deviceId, now })
    })
    return { status: 200, body: { ok: true } }
  },
})
