import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Wrong codes of an account in an hour, from everywhere together. */
const MAX_WRONG_CODES = 10
/**
 * Of these, so many from devices that the person never used: whoever has stolen the password cannot
 * use up the tries of the person's own telephone or tablet.
 */
const MAX_OF_STRANGERS = 7
const HOUR = 3_600_000

/** Throws `too_many_requests`, with when the next code is looked at. The account's row is locked. */
export async function checkWrongCodes(
  tx: Tx,
  userId: string,
  { known, now }: { known: boolean; now: Date },
): Promise<void> {
  const limit = known ? MAX_WRONG_CODES : MAX_OF_STRANGERS
  const since = new Date(now.getTime() - HOUR).toISOString()
  const wrong = await tx.db
    .selectFrom('wrong_codes')
    .select('at')
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  const first = wrong[limit - 1]
  if (first === undefined) return
  refuse('too_many_wrong_codes', {
    retryAfter: Date.parse(first.at) + HOUR - now.getTime(),
  })
}

export async function recordWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
  const old = new Date(now.getTime() - HOUR).toISOString()
  await tx.db
    .deleteFrom('wrong_codes')
    .where('user_id', '=', userId)
    .where('at', '<=', old)
    .execute()
  await tx.db
    .insertInto('wrong_codes')
    .values({ id: uuidv7(now.getTime()), user_id: userId, at: now.toISOString() })
    .execute()
}
