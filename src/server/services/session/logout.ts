import * as z from 'zod/mini'
import { refuse, task } from '../../http/endpoint.ts'

/** POST /api/logout: ends this session; the device's send token lives on until it has sent. */
export const logout = task({
  name: 'logout',
  body: z.object({}),
  answer: z.object({ ok: z.literal(true) }),
  anyRole: true,
  async run({ actor, now }, { store }) {
    if (actor.kind === 'guest') {
      return refuse('unauthenticated', 'Unauthenticated. Please log in again.')
    }
    await store.transaction((tx) =>
      tx.db
        .updateTable('sessions')
        .set({ revoked_at: now.toISOString() })
        .where('token_hash', '=', actor.tokenHash)
        .where('revoked_at', 'is', null)
        .execute(),
    )
    return { status: 200, body: { ok: true } }
  },
})
