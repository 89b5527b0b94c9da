import { readAt } from '#contract/route.ts'
import { classify } from './answers.ts'
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
  const status = Number(readAt(heard?.body, 'status') ?? 200)
  if (word === 'voided' || status === 410) {
    return sentOne({ id, tried, outcome: { kind: 'voided' }, heard: null })
  }
  if (word !== 'done') return sentOne({ id, tried, outcome: classify(null, false), heard: null })
  // The answer it kept is the operation's own, and the row keeps it.
  const done = { status, body: readAt(heard?.body, 'body'), retryAfter: null }
  return sentOne({ id, tried, outcome: said, heard: done })
}
