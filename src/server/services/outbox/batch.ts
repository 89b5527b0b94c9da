import { answerId } from '#contract/route.ts'
import { CONTRACT_VERSION, isRouteName, routeOf } from '#contract/routes.ts'
import type { OutboxAnswers, SentOperation } from '#contract/outbox.ts'
import { sentOperation } from '#contract/outbox.ts'
import type { Context } from '../../pipeline/context.ts'
import type { OperationAnswer } from '../../metrics/meter.ts'
import { actorKey } from '../../pipeline/actor.ts'
import { refuse, type Actor, type WriteEndpoint } from '../../pipeline/endpoint.ts'
import { toErrorResponse } from '../../pipeline/error-response.ts'
import { findByOperation, readStoredResponse } from '../../pipeline/stored-responses.ts'
import { performWrite, type WriteResult } from '../../pipeline/perform-write.ts'
import { validate } from '../../pipeline/validate.ts'
import { paramsOf } from './params.ts'
import { referencesIn, withIds } from './references.ts'

type BatchAnswer = OutboxAnswers['answers'][number]

/** The result of an operation that another one depends on. */
interface Outcome {
  /** The id of the row it made or changed, where its answer names one. */
  madeId: string | undefined
}

/**
 * One batch of one actor: each operation in turn, its own transaction, key and answer. After a
 * refusal the rest of its group, and all that come after it, are answered `not_tried`.
 */
export class Batch {
  readonly #context: Context
  readonly #actor: Actor
  readonly #address: string
  readonly #version: number
  readonly #together: boolean
  /** Of this batch; undefined: not done. */
  readonly #outcomes = new Map<string, Outcome | undefined>()
  readonly #stuckGroups = new Set<string>()

  /** @param together its operations reach the disk together, by the sender's flush */
  constructor(context: Context, actor: Actor, address: string, version: number, together: boolean) {
    this.#together = together
    this.#context = context
    this.#actor = actor
    this.#address = address
    this.#version = version
  }

  /** Answers one operation; `raw` is not yet looked at, `id` is. */
  async answer(id: string, raw: unknown): Promise<BatchAnswer> {
    try {
      const operation = validate(sentOperation, raw)
      const endpoint = this.#endpoint(operation.route)
      const performed = await this.#perform(operation, endpoint)
      const madeId = answerId(routeOf(endpoint.name), performed.body)
      this.#outcomes.set(id.toLowerCase(), { madeId })
      this.#context.meter.operation(performed.replayed ? 'replayed' : 'taken')
      return { id, ...performed }
    } catch (error) {
      const { status, body } = toErrorResponse(error)
      if (status >= 500) {
        this.#context.log.error({ err: error }, 'an operation failed')
        this.#context.meter.failed(this.#context.now())
      }
      this.#context.meter.operation(refusedAs(status, body.code))
      this.#outcomes.set(id.toLowerCase(), undefined)
      const group = (raw as { group?: unknown } | null)?.group
      if (typeof group === 'string') this.#stuckGroups.add(group)
      return { id, status, body, replayed: false }
    }
  }

  async #perform(operation: SentOperation, endpoint: WriteEndpoint<never>): Promise<WriteResult> {
    if (this.#context.closing.aborted) refuse('closing')
    const blocked =
      this.#stuckGroups.has(operation.group) || !(await this.#allDone(operation.after))
    const ids = await this.#idsFor([operation.params, operation.body])
    if (ids === undefined) return refuse('what_it_follows_not_taken')
    const readable = () => {
      if (blocked) refuse('what_it_follows_not_taken')
      if (this.#version > CONTRACT_VERSION) unsupported()
    }
    const { device_time, device_clock } = operation
    return performWrite(this.#context, endpoint, {
      params: paramsOf(routeOf(endpoint.name), withIds(operation.params, ids)),
      query: {},
      body: withIds(operation.body, ids) ?? {},
      actor: this.#actor,
      operation: {
        id: operation.id.toLowerCase(),
        key: operation.key.toLowerCase(),
        deviceTime: new Date(device_time).toISOString(),
        deviceClock: device_clock === undefined ? null : new Date(device_clock).toISOString(),
        onBehalfOf: operation.on_behalf_of,
      },
      address: this.#address,
      precheck: readable,
      ...(this.#together && { flush: 'later' }),
    })
  }

  /** What may wait in an outbox; anything else a newer app may know, but not this server. */
  #endpoint(name: string): WriteEndpoint<never> {
    if (!isRouteName(name)) return unsupported()
    const endpoint = this.#context.endpoints.get(name)
    if (routeOf(name).offline !== 'queued' || endpoint?.kind !== 'write') {
      return refuse('not_in_a_batch')
    }
    return endpoint
  }

  async #allDone(after: readonly string[]): Promise<boolean> {
    for (const id of after) {
      if ((await this.#outcome(id.toLowerCase())) === undefined) return false
    }
    return true
  }

  /** Ids that references stand for; undefined where one of them was not taken. */
  async #idsFor(value: unknown): Promise<Map<string, string> | undefined> {
    const ids = new Map<string, string>()
    for (const operationId of referencesIn(value)) {
      const madeId = (await this.#outcome(operationId))?.madeId
      if (madeId === undefined) return undefined
      ids.set(operationId, madeId)
    }
    return ids
  }

  /** In this batch, or of this actor at any time before. */
  async #outcome(operationId: string): Promise<Outcome | undefined> {
    if (this.#outcomes.has(operationId)) return this.#outcomes.get(operationId)
    const row = await findByOperation(this.#context.store.db, operationId)
    if (row?.state !== 'done' || row.actor !== actorKey(this.#actor)) return undefined
    if (!isRouteName(row.endpoint)) return { madeId: undefined }
    return { madeId: answerId(routeOf(row.endpoint), readStoredResponse(row).body) }
  }
}

function refusedAs(status: number, code: string): OperationAnswer {
  if (status >= 500) return 'failed'
  if (code === 'not_tried') return 'not_tried'
  return code === 'conflict' ? 'conflict' : 'refused'
}

function unsupported(): never {
  return refuse('made_by_newer_app')
}
