import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { outboxAnswers, outboxBatch, type OutboxAnswers } from '#contract/outbox.ts'
import { BATCH_MAX } from '#contract/wire.ts'
import { MAX_PICTURE_BODY_BYTES, task } from '../../pipeline/endpoint.ts'
import { Batch } from './batch.ts'

/**
 * The envelope alone: an operation that cannot be read gets an answer of its own, so that one bad
 * row does not stop a device's whole outbox.
 */
const envelope = z.object({
  contract_version: z.number(),
  operations: z
    .array(z.looseObject({ id: z.uuid() }))
    .check(z.minLength(1), z.maxLength(BATCH_MAX)),
})

/** POST /api/outbox: answers in the order asked. */
export const sendOutbox = task({
  name: 'sendOutbox',
  body: envelope,
  documentedBody: outboxBatch,
  answer: outboxAnswers,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async run({ body, actor, address }, context) {
    const together = body.operations.length > 1
    const batch = new Batch(context, actor, address, body.contract_version, together)
    const answers: OutboxAnswers['answers'] = []
    for (const operation of body.operations) {
      answers.push(await batch.answer(operation.id, operation))
      // On SQLite nothing else waits for anything: others, and the health check, come in between.
      await setImmediate()
    }
    // One flush to disk for all of them, before any answer is sent.
    // Refusals are kept nowhere, save that a key was used before.
    const needsFlush = ({ status, body: said }: (typeof answers)[number]) =>
      status < 300 || (said as { code?: string }).code === 'key_reused'
    if (together && answers.some(needsFlush)) await context.store.flush()
    return { status: 200, body: { answers } }
  },
})
