import { done, resetPassword as resetBody } from '#contract/session.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { tokenHash } from '../../pipeline/tokens.ts'
import { refuse, task } from '../../pipeline/endpoint.ts'
import { addressKey } from '../../budgets/requester.ts'
import { hashPassword } from '../../pipeline/passwords.ts'
import { endSessions } from '../people/index.ts'
import { personOfReset } from './resets.ts'

const refuseLink = () => refuse('link_used_up', { field: 'token' })

/** Marks the token as used; false: it was used or has expired. */
async function consumeToken(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const used = await tx.db
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** POST /api/reset-password: a new password by a link from the mail, once. */
export const resetPassword = task({
  name: 'resetPassword',
  body: resetBody,
  answer: done,
  async run({ body, address, actor, now }, { store, guesses }) {
    // A link that is wrong slows itself; nobody else's at the same address.
    const from = `reset ${addressKey(address)} ${tokenHash(body.token).slice(0, 2)}`
    const at = now.getTime()
    const wait = guesses.waitFor(from, at)
    if (wait > 0) {
      refuse('too_many_tries', { retryAfter: wait })
    }
    guesses.begin(from, at)
    try {
      const hash = tokenHash(body.token)
      const person = await personOfReset(store.db, hash, now)
      if (person === undefined) {
        guesses.fail(from, at)
        return refuseLink()
      }
      // Dear, so only for a token that is one; outside the transaction, since it takes its time.
      const password_hash = await hashPassword(body.password)
      const changed = await store.transaction(async (tx) => {
        tx.stampWith({ at: now.toISOString(), operationId: null })
        if (!(await consumeToken(tx, hash, now))) return false
        await tx.update('users', person.id, { password_hash })
        await endSessions(tx, person.id)
        await tx.db
          .insertInto('audit')
          .values({
            id: uuidv7(at),
            at: now.toISOString(),
            device_time: null,
            actor: `user:${person.id}`,
            actor_name: person.name,
            device_id: actor.deviceId,
            operation_id: null,
            endpoint: 'resetPassword',
            resource: 'users',
            row_id: person.id,
            changed: JSON.stringify({ password: ['(kept secret)', '(kept secret)'] }),
          })
          .execute()
        return true
      })
      if (!changed) return refuseLink()
      guesses.clear(from)
      return { status: 200, body: { message: 'Your new password is set. Please log in.' } }
    } finally {
      guesses.end(from, at)
    }
  },
})
