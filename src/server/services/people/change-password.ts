import { changePassword as changeBody, done } from '#contract/people.ts'
import { task } from '../../pipeline/endpoint.ts'
import { hashPassword } from '../../pipeline/passwords.ts'
import { writeAudit } from './write-audit.ts'
import { checkOwnPassword, requireUser } from './own-password.ts'
import { endSessions } from './sessions.ts'

/** POST /api/account/password: ends the person's other sessions; this device stays signed in. */
export const changePassword = task({
  name: 'changePassword',
  body: changeBody,
  answer: done,
  async run(call, context) {
    const { userId } = requireUser(call)
    await checkOwnPassword(call, context, call.body.current_password, 'current_password')
    // Dear: outside the transaction.
    const password_hash = await hashPassword(call.body.password)
    await context.store.transaction(async (tx) => {
      tx.stampWith({ at: call.now.toISOString(), operationId: null })
      await tx.update('users', userId, { password_hash })
      await endSessions(tx, userId, call.actor)
      await writeAudit(tx, call, 'changePassword', {
        resource: 'users',
        rowId: userId,
        changed: { password: ['(kept secret)', '(kept secret)'] },
      })
    })
    return { status: 200, body: { message: 'Password updated' } }
  },
})
