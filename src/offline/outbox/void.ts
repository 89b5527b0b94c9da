import { readAt } from '#contract/route.ts'
import { classify, type Outcome } from './answers.ts'
import type { Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import type { OperationRow } from '../db/schema.ts'
import { askInTime, sentOne, type Sent } from './send.ts'

/**
 * Asks the house to burn the key of an operation that was tried and is not wanted any more. It
 * answers with what it did, if it did it.
 */
export async function sendVoid(engine: Engine, { rows, token }: Claim): Promise<Sent> {
  const [{ id, key }] = rows as [OperationRow]
  const { heard, tried } = await askInTime(engine, {
    route: 'voidOperation',
    params: { key },
    body: { operation_id: id },
    token,
  })
  const said = classify(heard, token === null)
  if (said.kind === 'park') return sentOne({ id, tried, heard, outcome: said, wishRefused: true })
  if (said.kind !== 'taken') return sentOne({ id, tried, heard: null, outcome: said })

  const word = readAt(heard?.body, 'outcome')
  const then = Number(readAt(heard?.body, 'status') ?? 200)
  // The answer it kept is the operation's own, and the row keeps it.
  const done = { status: then, body: readAt(heard?.body, 'body'), retryAfter: null }
  let outcome: Outcome = classify(null, false)
  if (word === 'voided' || then === 410) outcome = { kind: 'voided' }
  else if (word === 'done') outcome = { kind: 'taken' }
  return sentOne({ id, tried, outcome, heard: outcome.kind === 'taken' ? done : null })
}
