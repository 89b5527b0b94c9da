import { handedOver, handOver as handOverBody, type HandedOver } from '#contract/handover.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { refuse, task } from '../../pipeline/endpoint.ts'

type State = HandedOver['answers'][number]['state']

/** What became of operations that this device recorded, by their ids; those not heard of are left out. */
async function statesOf(
  db: Kysely<Database>,
  deviceId: string,
  operations: readonly { id: string; key: string }[],
): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  const stuck = await db
    .selectFrom('parked')
    .select(['id', 'state'])
    .where('device_id', '=', deviceId)
    .where(
      'id',
      'in',
      operations.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .execute()
  for (const { id, state } of stuck) states.set(id, state === 'taken' ? 'taken' : 'refused')
  // The outbox's own word counts more than what was once reported.
  const known = await db
    .selectFrom('operations')
    .select(['key', 'state'])
    .where('device_id', '=', deviceId)
    .where(
      'key',
      'in',
      operations.map(({ key }) => key),
    )
    .execute()
  const byKey = new Map(known.map(({ key, state }) => [key, state]))
  for (const { id, key } of operations) {
    const state = byKey.get(key)
    if (state !== undefined) states.set(id, state === 'done' ? 'taken' : 'refused')
  }
  return states
}

/**
 * POST /api/outbox/handover: for each operation that this device recorded, whoever of the shift it
 * was, whether the house has it. Ids alone: whoever asks learns nothing of what they were.
 */
export const handOver = task({
  name: 'handOver',
  body: handOverBody,
  answer: handedOver,
  async run({ body, actor, address, now }, { store, limits }) {
    const { deviceId } = actor
    if (deviceId === null) return refuse('device_id_needed')
    limits.count(actor, address, null, now.getTime())
    const operations = body.operations.map(({ id, key }) => ({
      id: id.toLowerCase(),
      key: key.toLowerCase(),
    }))
    const answers: HandedOver['answers'] = []
    for (const some of batches(operations)) {
      const states = await statesOf(store.db, deviceId, some)
      for (const { id } of some) answers.push({ id, state: states.get(id) ?? 'unknown' })
    }
    // What a batch did is seen before it is on the disk.
    if (answers.some(({ state }) => state === 'taken')) await store.flush()
    if (body.nothing_waits && actor.kind === 'staff' && actor.scope === 'send') {
      await store.transaction((tx) =>
        tx.db
          .updateTable('sessions')
          .set({ revoked_at: now.toISOString() })
          .where('token_hash', '=', actor.tokenHash)
          .execute(),
      )
    }
    return { status: 200, body: { answers } satisfies HandedOver }
  },
})
