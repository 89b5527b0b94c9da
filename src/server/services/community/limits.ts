import type { RouteName } from '#contract/routes.ts'
import type { Tx } from '../../db/store.ts'
import { actorKey } from '../../pipeline/actor.ts'
import { refuse, type Call } from '../../pipeline/endpoint.ts'

const HOUR = 3_600_000

/** Guests without a device id share one limit. */
const ANONYMOUS_FACTOR = 5

/**
 * Words of guests are read by people: so many an hour from a device. Throws `too_many_requests`,
 * which an outbox waits out. Counted by the audit, so it holds across processes and restarts.
 */
export async function checkHourly(
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  endpoint: RouteName,
  max: number,
): Promise<void> {
  if (call.actor.kind === 'staff') return
  const { count } = await tx.db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('at', '>', new Date(call.now.getTime() - HOUR).toISOString())
    .where('endpoint', '=', endpoint)
    .where('actor', '=', actorKey(call.actor))
    .executeTakeFirstOrThrow()
  const allowed = call.actor.deviceId === null ? max * ANONYMOUS_FACTOR : max
  if (Number(count) >= allowed) {
    refuse('too_many_at_once', {
      retryAfter: HOUR / 6,
    })
  }
}
