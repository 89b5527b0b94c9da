import type { Context } from '../../pipeline/context.ts'
import { refuse, type Actor, type Call } from '../../pipeline/endpoint.ts'
import { verifyPassword } from '../../pipeline/passwords.ts'

export type Staff = Extract<Actor, { kind: 'staff' }>

/** Who asks about their own account. Throws `unauthenticated`. */
export function requireUser({ actor }: Pick<Call, 'actor'>): Staff {
  if (actor.kind === 'staff') return actor
  return refuse('sign_in')
}

/**
 * Checks the password that the person has, at the price of wrong ones before: a tablet left open
 * is no way to guess it. Throws `validation` under the field, and `too_many_requests`.
 */
export async function checkOwnPassword(
  call: Pick<Call, 'actor' | 'now'>,
  { store, guesses }: Context,
  password: string,
  field: string,
): Promise<void> {
  const { userId } = requireUser(call)
  const key = `own password ${userId}`
  const at = call.now.getTime()
  const wait = guesses.waitFor(key, at)
  if (wait > 0) {
    refuse('too_many_tries', { retryAfter: wait })
  }
  guesses.begin(key, at)
  try {
    const { password_hash } = await store.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (await verifyPassword(password, password_hash)) return guesses.clear(key)
    guesses.fail(key, at)
  } finally {
    guesses.end(key, at)
  }
  refuse('not_your_password', { field })
}
