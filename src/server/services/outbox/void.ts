import { voidAnswer, voidRequest, type VoidAnswer } from '#contract/outbox.ts'
import type { OperationsTable } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'
import { retryOnConflict } from '../../pipeline/retry.ts'
import { isRouteName } from '#contract/routes.ts'
import { actorKey } from '../../pipeline/actor.ts'
import { projectAnswer } from '../../pipeline/project-answer.ts'
import { refuse, task, type Actor, type Call } from '../../pipeline/endpoint.ts'
import { isUuid } from '#lib/uuid.ts'
import { isStaffActor, mayTakeOver } from '../../pipeline/take-over.ts'
import {
  voidKey,
  claimKeys,
  findByKey,
  findByOperation,
  readStoredResponse,
} from '../../pipeline/stored-responses.ts'

/** The stored answer, for whoever did it and for an admin who takes a colleague's over. */
function doneAnswer(row: OperationsTable, actor: Actor): VoidAnswer {
  if (!isTheirs(row.actor, actor)) return refuse('somebody_elses_sending')
  const { status, body } = readStoredResponse(row)
  const shown = isRouteName(row.endpoint) ? projectAnswer(actor, row.endpoint, body) : body
  return { outcome: 'done', status, body: shown }
}

async function voidOrAnswer(
  tx: Tx,
  key: string,
  operationId: string,
  { actor, now }: Call<unknown>,
): Promise<VoidAnswer> {
  const known = await findByKey(tx.db, key)
  if (known?.state === 'void') return { outcome: 'voided' }
  if (known) return doneAnswer(known, actor)
  const other = await findByOperation(tx.db, operationId)
  if (other?.state === 'done') return doneAnswer(other, actor)
  await voidKey(tx, {
    key,
    operationId: other ? null : operationId,
    actor: actorKey(actor),
    endpoint: 'voidOperation',
    device_id: actor.deviceId,
    at: now.toISOString(),
  })
  await closeParked(tx, operationId, actor)
  return { outcome: 'voided' }
}

/** Recorded by this person, or by a colleague whose entries an admin may take over. */
function isTheirs(recordedBy: string, actor: Actor): boolean {
  return recordedBy === actorKey(actor) || (mayTakeOver(actor) && isStaffActor(recordedBy))
}

/** It was reported as stuck and is now withdrawn or taken over: the desk has nothing to do. */
async function closeParked(tx: Tx, operationId: string, actor: Actor): Promise<void> {
  const row = await tx.lock('parked', operationId)
  if (row?.state === 'open' && isTheirs(row.actor, actor)) {
    await tx.update('parked', row.id, { state: 'withdrawn' })
  }
}

function voidInStore(store: Store, key: string, call: Call<{ operation_id: string }>) {
  const operationId = call.body.operation_id.toLowerCase()
  return retryOnConflict(() =>
    store.transaction(async (tx) => {
      tx.stampWith({ at: call.now.toISOString(), operationId: null })
      await claimKeys(tx, [key, operationId])
      return voidOrAnswer(tx, key, operationId, call)
    }),
  )
}

/**
 * POST /api/outbox/{key}/void: either the operation was done, and here is what the house answered,
 * or it never will be. Asked at the same time as the operation arrives, exactly one wins.
 */
export const voidOperation = task({
  name: 'voidOperation',
  body: voidRequest,
  answer: voidAnswer,
  async run(call, { store, limits }) {
    const key = (call.params.key ?? '').toLowerCase()
    if (!isUuid(key)) return refuse('key_no_uuid')
    limits.count(call.actor, call.address, `void ${key}`, call.now.getTime())
    const body = await voidInStore(store, key, call)
    // What a batch did is seen before it is on the disk.
    if (body.outcome === 'done') await store.flush()
    return { status: 200, body }
  },
})
