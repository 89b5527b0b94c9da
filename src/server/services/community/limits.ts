import type { RouteName } from '#contract/routes.ts'
import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/store.ts'
import { spend } from '../../budgets/spend.ts'
import { actorKey } from '../../pipeline/actor.ts'
import { refuse, type Call } from '../../pipeline/endpoint.ts'

const HOUR = 3_600_000

/**
 * Words of guests are read by people: so many an hour from a device, by the audit, and, since a device
 * chooses its own id, so many from an address and from all strangers (budgets `words`). Throws
 * `too_many_requests`, which an outbox waits out. Holds across processes and restarts.
 */
export async function checkHourly(
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  endpoint: RouteName,
  max: number,
): Promise<void> {
  if (call.actor.kind === 'staff') return
  if (call.actor.deviceId !== null) await checkOfDevice(tx, call, endpoint, max)
  await spend(tx, 'words', [])
}

async function checkOfDevice(
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  endpoint: RouteName,
  max: number,
): Promise<void> {
  const asked = tx.db
    .selectFrom('audit')
    .where('at', '>', new Date(call.now.getTime() - HOUR).toISOString())
    .where('endpoint', '=', endpoint)
    .where('actor', '=', actorKey(call.actor))
  if ((await countOf(asked)) >= max) {
    refuse('too_many_at_once', {
      retryAfter: HOUR / 6,
    })
  }
}
