import { readAt } from '#contract/route.ts'
import { classify } from './answers.ts'
import type { Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import type { OperationRow } from '../db/schema.ts'
import { askInTime, sentOne, type Sent } from './send.ts'

/**
 * Asks the server to void the key of an operation that was tried and is not wanted any more. It
 * answers with what it did, if it did it.
 */
export async function sendVoid(engine: Engine, { rows, token }: Claim): Promise<Sent> {
  const [{ id, key }] = rows as [OperationRow]
  const { received, tried } = await askInTime(engine, {
    route: 'voidOperation',
    params: { key },
    body: { operation_id: id },
    token,
  })
  const voidOutcome = classify(received, token === null)
  if (voidOutcome.kind === 'park')
    return sentOne({ id, tried, received, outcome: voidOutcome, wishRefused: true })
  if (voidOutcome.kind !== 'taken')
    return sentOne({ id, tried, received: null, outcome: voidOutcome })

  const word = readAt(received?.body, 'outcome')
  const status = Number(readAt(received?.body, 'status') ?? 200)
  if (word === 'voided' || status === 410) {
    return sentOne({ id, tried, outcome: { kind: 'voided' }, received: null })
  }
  if (word !== 'done') return sentOne({ id, tried, outcome: classify(null, false), received: null })
  // The answer it kept is the operation's own, and the row keeps it.
  const done = { status, body: readAt(received?.body, 'body'), retryAfter: null }
  return sentOne({ id, tried, outcome: voidOutcome, received: done })
}
