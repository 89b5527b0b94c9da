import { uuidv7 } from '#lib/uuid.ts'
import { routeOf } from '#contract/routes.ts'
import { contactsInBody } from '../budgets/contacts.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/store.ts'
import { settingsOf } from '../house-settings.ts'
import { recordChanges } from '../stay-events/record-changes.ts'
import { actorKey, actorDisplayName } from './actor.ts'
import { projectAnswer, projectRefusal } from './project-answer.ts'
import { authorize, authorizeBody } from './auth.ts'
import type { Context } from './context.ts'
import { Refusal, refuse } from './endpoint.ts'
import type { Actor, Answer, Call, Operation, WriteEndpoint } from './endpoint.ts'
import { claimKeys, fingerprint, storeResponse, findStoredResponse } from './stored-responses.ts'
import { checkPromoGuesses, countWrongPromoCodes } from './promo-guesses.ts'
import { retryOnConflict } from './retry.ts'
import { clampDeviceTime } from './clamp-device-time.ts'
import { withOnBehalfOf } from './take-over.ts'
import { validate } from './validate.ts'

/** A write as received, alone or in a batch; its body is not validated yet. */
export interface Attempt {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | undefined>>
  body: unknown
  actor: Actor
  operation: Operation | null
  address: string
  /**
   * Runs after the key is checked and before everything else, e.g. the contract version of a batch.
   */
  precheck?(): void
  /** In a batch: the caller flushes before it sends the answers (Store.flush). */
  flush?: 'later'
  /** Called when the work is done and the answer only waits for the disk. */
  onWait?(): void
}

export interface WriteResult {
  status: number
  body: unknown
  /** The response was stored by an earlier request. */
  replayed: boolean
}

/**
 * The only way to perform a write, alone or in a batch. Order of checks: actor, key, limits,
 * schema, time and state, so that a repeated operation always gets its answer. The effect, its
 * stamps, its audit and the stored response are one transaction; a thrown refusal leaves nothing
 * behind.
 */
export async function performWrite(
  context: Context,
  endpoint: WriteEndpoint<never>,
  attempt: Attempt,
): Promise<WriteResult> {
  const { actor } = attempt
  // A batch's commits are visible before they are on disk; flush before repeating their answers.
  const flushed = async () => attempt.flush === 'later' || (await context.store.flush())
  try {
    const performed = await executeWrite(context, endpoint, attempt)
    if (performed.replayed) await flushed()
    return { ...performed, body: projectAnswer(actor, endpoint.name, performed.body) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'key_reused') await flushed()
    throw projectRefusal(actor, endpoint.name, error)
  }
}

async function executeWrite(
  context: Context,
  endpoint: WriteEndpoint<never>,
  attempt: Attempt,
): Promise<WriteResult> {
  const { store } = context
  const { params } = attempt
  const now = context.now()
  const operation = attempt.operation && clampDeviceTime(attempt.operation, now)
  authorize(routeOf(endpoint.name), attempt.actor, { withKey: operation !== null })
  const hash = operation === null ? '' : fingerprint(endpoint.name, params, attempt.body)
  if (operation !== null) {
    const kept = await findStoredResponse(store.db, operation, attempt.actor, hash)
    if (kept) {
      context.limits.repeat(attempt.actor, attempt.address, now.getTime())
      return { ...kept, replayed: true }
    }
  }
  const actor = await withOnBehalfOf(store, attempt.actor, operation?.onBehalfOf)
  const contacts = contactsInBody(attempt.body)
  context.limits.count(actor, attempt.address, operation?.key ?? null, now.getTime(), contacts)
  attempt.precheck?.()
  const body = validate(endpoint.body, attempt.body, endpoint.invalid)
  authorizeBody(routeOf(endpoint.name), actor, body)
  const { query, address } = attempt
  const call: Call<never> = { params, query, body, actor, operation, now, address }
  const limited = (work: () => Promise<WriteResult>) =>
    withGuessLimit(context, endpoint, call, () => withPromoLimit(context, call, work))
  return limited(async () => {
    const prepared = (await endpoint.prepare?.(call, context)) as never
    return retryOnConflict(() =>
      store.transaction(
        async (tx): Promise<WriteResult> => {
          const at = now.toISOString()
          const asker = context.requesterOf(actor, address)
          tx.stampWith({
            at,
            operationId: operation?.id ?? null,
            deviceTime: operation?.deviceTime ?? null,
            by: actorDisplayName(actor),
            requester: asker,
          })
          if (operation !== null) {
            // One round trip, with the settings, which nearly every write asks for.
            const [, kept, parked] = await Promise.all([
              claimKeys(tx, [operation.key, operation.id]),
              findStoredResponse(tx.db, operation, actor, hash),
              tx.lock('parked', operation.id),
              settingsOf(tx.db),
              endpoint.ahead?.(tx, call),
            ])
            if (kept) return { ...kept, replayed: true }
            // A reported operation that succeeded after all is closed.
            if (parked?.state === 'open') await tx.update('parked', parked.id, { state: 'taken' })
          }
          const answer = await endpoint.write(tx, call, prepared)
          if (operation !== null) {
            await storeResponse(tx, { operation, actor, endpoint: endpoint.name, hash, answer, at })
          }
          await writeAudit(tx, endpoint.name, call, answer)
          await recordChanges(tx, endpoint.name, answer.changes ?? [])
          return { status: answer.status, body: answer.body, replayed: false }
        },
        { flush: attempt.flush, onWait: attempt.onWait },
      ),
    )
  })
}

/** Delays the next try after wrong guesses, by the keys that the endpoint names. */
async function withGuessLimit<Result>(
  context: Context,
  endpoint: WriteEndpoint<never>,
  call: Call<never>,
  work: () => Promise<Result>,
): Promise<Result> {
  const against = endpoint.guesses?.(call) ?? []
  if (against.length === 0) return work()
  const now = call.now.getTime()
  const wait = Math.max(...against.map((key) => context.guesses.waitFor(key, now)))
  if (wait > 0) {
    refuse('too_many_tries', { retryAfter: wait })
  }
  for (const key of against) context.guesses.begin(key, now)
  try {
    const result = await work()
    for (const key of against) context.guesses.clear(key)
    return result
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') {
      for (const key of against) context.guesses.fail(key, now)
    }
    throw error
  } finally {
    for (const key of against) context.guesses.end(key, now)
  }
}

/** Promo codes are guessed by booking no faster than by asking for a quote. */
async function withPromoLimit(
  context: Context,
  call: Call<never>,
  work: () => Promise<WriteResult>,
): Promise<WriteResult> {
  checkPromoGuesses(context, call)
  try {
    const result = await work()
    countWrongPromoCodes(context, call, result.body)
    return result
  } catch (error) {
    if (error instanceof Refusal) countWrongPromoCodes(context, call, error.body)
    throw error
  }
}

async function writeAudit(
  tx: Tx,
  endpoint: string,
  call: Call<never>,
  { changes = [] }: Answer,
): Promise<void> {
  if (changes.length === 0) return
  const { actor, operation, now } = call
  const onBehalfOf = actor.kind === 'staff' ? actor.onBehalfOf : undefined
  await insertRows(
    tx.db,
    'audit',
    changes.map((change) => ({
      id: uuidv7(now.getTime()),
      at: now.toISOString(),
      device_time: operation?.deviceTime ?? null,
      device_clock: operation?.deviceClock ?? null,
      actor: actorKey(actor),
      actor_name: actor.kind === 'staff' ? actor.name : null,
      on_behalf_of: onBehalfOf?.user_id ?? null,
      on_behalf_of_name: onBehalfOf?.name ?? null,
      on_behalf_reason: onBehalfOf?.reason ?? null,
      device_id: actor.deviceId,
      operation_id: operation?.id ?? null,
      endpoint,
      resource: change.resource,
      row_id: change.rowId,
      changed: JSON.stringify(change.changed),
    })),
  )
}
