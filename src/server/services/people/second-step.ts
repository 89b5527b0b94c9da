import { tokenHash } from '../../http/auth.ts'
import type { Store } from '../../db/store.ts'
import { stepOf } from './totp.ts'

/** As people write it: dashes, spaces and small letters do not matter. */
export const plainRecovery = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Whether a code lets its person in: of the app, or a recovery code. What worked is used up in the
 * same transaction, so that two who send it at once are one.
 */
export async function takeSecondStep(
  store: Store,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return await store.transaction(async (tx) => {
    const user = await tx.lock('users', userId)
    if (user === undefined || user.totp_secret === null) return false
    const step = stepOf(user.totp_secret, code, now, user.totp_step)
    if (step !== null) {
      await tx.update('users', userId, { totp_step: step })
      return true
    }
    const used = await tx.db
      .updateTable('recovery_codes')
      .set({ used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', tokenHash(plainRecovery(code)))
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    return used !== undefined
  })
}
