import { plainReason, refuseWith, type PlainReason } from '../../pipeline/refusal.ts'
import { login as loginBody, session, type Login } from '#contract/session.ts'
import { sql } from 'kysely'
import type { Store } from '../../db/store.ts'
import { newToken, tokenHash } from '../../pipeline/tokens.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Call } from '../../pipeline/endpoint.ts'
import { addressKey } from '../../budgets/requester.ts'
import { verifyDecoy, verifyPassword } from '../../pipeline/passwords.ts'
import { isSecondStepLost, verifySecondStep } from '../people/index.ts'
import { personThrottle, throttled, addressThrottle, type Throttle } from './throttle.ts'

const HOUR = 3_600_000

/** How long tokens live, ms. */
const lifetimes = {
  /** Remember-me is on by default (spec 1 §2). */
  remembered: 30 * 24 * HOUR,
  shift: 12 * HOUR,
  /** May only send what waits; outlives sign-out until it is sent. */
  send: 90 * 24 * HOUR,
} as const

interface Person {
  id: string
  name: string
  role: string
  password_hash: string
  totp_since: string | null
}

function findPerson(store: Store, email: string): Promise<Person | undefined> {
  return store.db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'password_hash', 'totp_since'])
    .where(sql<string>`lower(email)`, '=', email)
    .where('disabled', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether this person signed in on this device before: then strangers' tries don't slow them. */
async function isKnownDevice(store: Store, userId: string, deviceId: string): Promise<boolean> {
  const found = await store.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A session of its own, and for a known device a token that may only send what waits. */
async function openSession({ store }: Context, person: Person, { body, actor, now }: Call<Login>) {
  const token = newToken()
  const sendToken = actor.deviceId === null ? null : newToken()
  const lifetime = body.remember === false ? lifetimes.shift : lifetimes.remembered
  const expires = new Date(now.getTime() + lifetime).toISOString()
  const at = now.toISOString()
  const row = {
    user_id: person.id,
    device_id: actor.deviceId,
    created_at: at,
    last_seen_at: at,
    revoked_at: null,
    device_name: body.device_name || null,
  }
  await store.transaction(async (tx) => {
    await tx.db
      .insertInto('sessions')
      .values({ ...row, token_hash: tokenHash(token), scope: 'full', expires_at: expires })
      .execute()
    if (sendToken === null) return
    const until = new Date(now.getTime() + lifetimes.send).toISOString()
    await tx.db
      .insertInto('sessions')
      .values({ ...row, token_hash: tokenHash(sendToken), scope: 'send', expires_at: until })
      .execute()
  })
  return {
    token,
    role: person.role.toLowerCase(),
    name: person.name,
    id: person.id,
    expires_at: expires,
    ...(sendToken !== null && { send_token: sendToken }),
  }
}

/** The password was right; what the form shows for it stands under `code`. */
function refuseCode(reason: PlainReason): never {
  return refuseWith(plainReason(reason), { field: 'code' })
}

/** POST /api/login (spec 1 §2, §7). Whether the address or the password was wrong, nobody learns. */
export const login = task({
  name: 'login',
  body: loginBody,
  answer: session,
  releasesSlot: true,
  async run(call, context) {
    const { body, actor, address } = call
    const { store } = context
    const email = body.email.toLowerCase()
    const found = await findPerson(store, email)
    const from = addressKey(address)
    const { deviceId } = actor
    const known =
      found !== undefined && deviceId !== null && (await isKnownDevice(store, found.id, deviceId))
    const against: [Throttle, ...Throttle[]] = known
      ? [{ key: `account ${email} device ${deviceId}`, ...personThrottle }]
      : [
          { key: `account ${email} at ${from}`, ...personThrottle },
          { key: `address ${from}`, ...addressThrottle },
        ]
    const checks = context.passwordChecks[known ? 'known' : 'others']
    let wrongCode = false
    const theirs = await throttled(context, against, async () => {
      const right = await checks.run(against[0].key, () =>
        found ? verifyPassword(body.password, found.password_hash) : verifyDecoy(body.password),
      )
      if (!right || found === undefined || found.totp_since === null)
        return right ? found : undefined
      // Asked for, it is neither a failure nor a success: no guess is forgiven for it.
      if (!body.code) return refuseCode('enter_app_code')
      const passed = await verifySecondStep(store, found.id, body.code, { now: call.now, known })
      wrongCode = !passed
      return passed ? found : undefined
    })
    if (wrongCode && found !== undefined && (await isSecondStepLost(store, found.id))) {
      return refuseCode('app_codes_lost')
    }
    if (wrongCode) return refuseCode('wrong_app_code')
    if (theirs === undefined) return refuse('wrong_credentials')
    return { status: 200, body: { data: await openSession(context, theirs, call) } }
  },
})
