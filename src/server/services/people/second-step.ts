import { tokenHash } from '../../pipeline/tokens.ts'
import type { Store } from '../../db/store.ts'
import type { Seal } from '../../seal/seal.ts'
import { stepOf } from './totp.ts'
import { checkWrongCodes, recordWrongCode } from './wrong-codes.ts'

/** As people write it: dashes, spaces and small letters do not matter. */
export const normalizeRecoveryCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

export const totpPlace = (userId: string) => ({
  table: 'users',
  column: 'totp_secret',
  row: userId,
})

/** The secret of a person's app; null: there is none, or its seal's key is not here. */
export function openTotp(
  seal: Seal,
  { id, totp_secret }: { id: string; totp_secret: string | null },
): string | null {
  return totp_secret === null ? null : seal.open(totpPlace(id), totp_secret)
}

/** The secret cannot be decrypted any more: only recovery codes work. */
export async function isSecondStepLost({ db, seal }: Store, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'totp_secret'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user !== undefined && user.totp_secret !== null && openTotp(seal, user) === null
}

/**
 * Whether a code lets its person in: of the app, or a recovery code. What worked is used up in the
 * same transaction, so that two who send it at once are one. What did not is counted there.
 *
 * @param known the person signed in on this device before
 */
export async function verifySecondStep(
  store: Store,
  userId: string,
  code: string,
  { now, known }: { now: Date; known: boolean },
): Promise<boolean> {
  const { seal } = store
  return await store.transaction(async (tx) => {
    const user = await tx.lock('users', userId)
    if (user === undefined || user.totp_secret === null) return false
    await checkWrongCodes(tx, userId, { now, known })
    const secret = openTotp(seal, user)
    const step = secret === null ? null : stepOf(secret, code, now, user.totp_step)
    if (step !== null) {
      await tx.update('users', userId, { totp_step: step })
      return true
    }
    const used = await tx.db
      .updateTable('recovery_codes')
      .set({ used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', tokenHash(normalizeRecoveryCode(code)))
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (used === undefined) await recordWrongCode(tx, userId, now)
    return used !== undefined
  })
}
