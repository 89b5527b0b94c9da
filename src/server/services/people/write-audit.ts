import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { actorKey } from '../../pipeline/actor.ts'
import type { Call, Change } from '../../pipeline/endpoint.ts'

/** The audit of a task, which no pipeline writes: who, when, what, and never a secret. */
export async function writeAudit(
  tx: Tx,
  { actor, now }: Pick<Call, 'actor' | 'now'>,
  endpoint: string,
  { resource, rowId, changed }: Change,
): Promise<void> {
  await tx.db
    .insertInto('audit')
    .values({
      id: uuidv7(now.getTime()),
      at: now.toISOString(),
      device_time: null,
      actor: actorKey(actor),
      actor_name: actor.kind === 'staff' ? actor.name : null,
      device_id: actor.deviceId,
      operation_id: null,
      endpoint,
      resource,
      row_id: rowId,
      changed: JSON.stringify(changed),
    })
    .execute()
}
