import { readAt } from '#contract/route.ts'
import { classify, heardOf, type Outcome } from './answers.ts'
import type { Result } from './outcome.ts'
import type { Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import { askInTime, isUnheard, type Sent } from './send.ts'

/**
 * Asks the house to burn the key of an operation that was tried and is not wanted any more. It
 * answers with what it did, if it did it.
 */
export async function sendVoid(engine: Engine, { rows, token }: Claim): Promise<Sent> {
  const [row] = rows
  if (row === undefined) throw new Error('A void needs a row')
  const asked = await askInTime(engine, {
    route: 'voidOperation',
    params: { key: row.key },
    body: { operation_id: row.id },
    token,
  })
  const heard = heardOf(asked)
  const said = classify(heard, token === null)
  const base = {
    id: row.id,
    heard: null,
    tried: asked.kind === 'none' ? { none: asked.cause } : { status: asked.status },
  }
  const sent = (result: Partial<Result> & { outcome: Outcome }): Sent => ({
    results: [{ ...base, ...result }],
    unheard: isUnheard(heard, result.outcome),
    retryAfter: heard?.retryAfter ?? null,
    tooMuch: false,
    refused: result.outcome.kind === 'pause',
  })

  if (said.kind !== 'taken') {
    return said.kind === 'park'
      ? sent({ outcome: said, heard, wishRefused: true })
      : sent({ outcome: said })
  }
  const outcome = readAt(heard?.body, 'outcome')
  const status = readAt(heard?.body, 'status')
  if (outcome === 'voided' || (outcome === 'done' && status === 410)) {
    return sent({ outcome: { kind: 'voided' } })
  }
  if (outcome === 'done') {
    const done = { status: typeof status === 'number' ? status : 200, retryAfter: null }
    return sent({
      outcome: { kind: 'taken' },
      heard: { ...done, body: readAt(heard?.body, 'body') },
    })
  }
  return sent({ outcome: classify(null, false) })
}
