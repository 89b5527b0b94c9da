import { randomBytes } from 'node:crypto'
import {
  confirmedTwoFactor,
  confirmTwoFactor as confirmBody,
  done,
  endTwoFactor as endBody,
  startedTwoFactor,
  startTwoFactor as startBody,
  twoFactorState,
} from '#contract/people.ts'
import { newCode } from '#lib/code.ts'
import type { Tx } from '../../db/store.ts'
import { tokenHash } from '../../pipeline/tokens.ts'
import { read, refuse, task } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { writeAudit } from './write-audit.ts'
import { checkOwnPassword, requireUser } from './own-password.ts'
import { openTotp, normalizeRecoveryCode, totpPlace } from './second-step.ts'
import { base32, stepOf } from './totp.ts'

/** Recovery codes that a person gets, and prints. */
const CODES = 8

export const getTwoFactor = read({
  name: 'getTwoFactor',
  answer: twoFactorState,
  async read(db, call) {
    const { userId } = requireUser(call)
    const user = await db
      .selectFrom('users')
      .select('totp_since')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const left = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute()
    return { on: user.totp_since !== null, recovery_codes_left: left.length }
  },
})

const alreadyOn = () => refuse('two_factor_on')

export const startTwoFactor = task({
  name: 'startTwoFactor',
  body: startBody,
  answer: startedTwoFactor,
  async run(call, context) {
    const { userId } = requireUser(call)
    const { store } = context
    // A tablet left open is no way to bind somebody's account to a stranger's telephone.
    await checkOwnPassword(call, context, call.body.password, 'password')
    const { name } = await settingsOf(store.db)
    const secret = base32(randomBytes(20))
    const { seal } = store
    const email = await store.transaction(async (tx) => {
      const user = await tx.lock('users', userId)
      if (user === undefined || user.totp_since !== null) return alreadyOn()
      await tx.update('users', userId, { totp_secret: seal.seal(totpPlace(userId), secret) })
      return user.email
    })
    const label = encodeURIComponent(`${name}:${email}`)
    const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(name)}`
    return { status: 200, body: { secret, address } }
  },
})

async function createRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${newCode()}-${newCode().slice(0, 4)}`)
  await deleteRecoveryCodes(tx, userId)
  await tx.db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: tokenHash(normalizeRecoveryCode(code)),
        used_at: null,
      })),
    )
    .execute()
  return codes
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Nothing is switched on before the person has shown that their app gives the right codes. */
export const confirmTwoFactor = task({
  name: 'confirmTwoFactor',
  body: confirmBody,
  answer: confirmedTwoFactor,
  async run(call, { store }) {
    const { userId } = requireUser(call)
    const { now, body } = call
    const { seal } = store
    const codes = await store.transaction(async (tx) => {
      const user = await tx.lock('users', userId)
      if (user === undefined || user.totp_since !== null) return alreadyOn()
      const secret = openTotp(seal, user)
      const step = secret === null ? null : stepOf(secret, body.code, now, null)
      if (step === null) {
        return refuse('app_code_wrong', { field: 'code' })
      }
      await tx.update('users', userId, { totp_since: now.toISOString(), totp_step: step })
      await writeAudit(tx, call, 'confirmTwoFactor', {
        resource: 'users',
        rowId: userId,
        changed: { two_factor: [false, true] },
      })
      return await createRecoveryCodes(tx, userId)
    })
    return {
      status: 200,
      body: { recovery_codes: codes, message: 'Two-factor sign-in is on' },
    }
  },
})

export const endTwoFactor = task({
  name: 'endTwoFactor',
  body: endBody,
  answer: done,
  async run(call, context) {
    const { userId } = requireUser(call)
    await checkOwnPassword(call, context, call.body.password, 'password')
    await context.store.transaction(async (tx) => {
      await tx.update('users', userId, { totp_secret: null, totp_since: null, totp_step: null })
      await deleteRecoveryCodes(tx, userId)
      await writeAudit(tx, call, 'endTwoFactor', {
        resource: 'users',
        rowId: userId,
        changed: { two_factor: [true, false] },
      })
    })
    return { status: 200, body: { message: 'Two-factor sign-in is off' } }
  },
})
