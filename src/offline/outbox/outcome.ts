import { answerId } from '#contract/route.ts'
import { routeOf } from '#contract/routes.ts'
import type { Attempt, OperationRow } from '../db/schema.ts'
import type { HostKind } from '../link/types.ts'
import { storedAnswer, type Received, type Outcome } from './answers.ts'
import { endAttempt } from './attempt.ts'
import { triesSince, wait } from './backoff.ts'
import type { Engine } from './engine.ts'
import { ended, parked, waitingAgain } from './row.ts'

/** What came of one row's try. */
export interface Result {
  id: string
  outcome: Outcome
  /** The answer to keep with the row. Null: none came, or none that says more than the last. */
  received: Received | null
  /** For the list of tries: a status, or why there was no answer. */
  tried: NonNullable<Attempt['result']>
  /** It only waits for another row of the same batch: no back-off. */
  heldUp?: boolean
  /** The server does not do what was wished: the wish is over, a person must decide. */
  wishRefused?: boolean
}

/** The row with what came of its try, whatever was wished meanwhile. */
export function resolved(
  engine: Engine,
  row: OperationRow,
  { outcome, received, tried, heldUp }: Result,
  host: HostKind,
): OperationRow {
  const now = engine.now()
  const attempted = endAttempt(row, tried)
  const answered =
    received === null ? attempted : { ...attempted, answer: storedAnswer(received, now) }
  switch (outcome.kind) {
    case 'taken':
      return { ...ended(answered, 'taken', now), madeId: madeId(answered), doubt: false }
    case 'voided':
      // Without a wish of this device's own, a colleague settled it.
      return ended(answered, 'settled', now)
    case 'wait': {
      if (host === 'foreign' && !outcome.certain) return mayHaveArrived(answered)
      if (!heldUp && isRefusedTooOften(answered)) return parked(answered, 'refused')
      const count = triesSince(answered, engine.memory.linkBack)
      const nextTry = heldUp ? 0 : now + wait(count, engine.random(), outcome.retryAfter)
      return waitingAgain(
        { ...answered, doubt: answered.doubt === true || !outcome.certain },
        nextTry,
      )
    }
    case 'pause':
      return waitingAgain(answered)
    case 'park':
      return parked(answered, outcome.reason)
  }
}

/** Times that the server may say `not_tried` though all that a row follows is taken, as known here. */
const MAX_NOT_TRIED = 5

/** It follows what the server does not have (a store restored, a row pruned here): nobody else will. */
function isRefusedTooOften({ attempts }: OperationRow): boolean {
  const refused = attempts
    .slice(-MAX_NOT_TRIED)
    .filter(({ result }) => result && 'status' in result && result.status === 424)
  return refused.length === MAX_NOT_TRIED
}

/** A foreign host may have done it: nobody but a person sends it again. */
export function mayHaveArrived(row: OperationRow): OperationRow {
  return { ...parked(row, 'may_have_arrived'), wish: null, doubt: true }
}

/** The number of the row it made; null where the host does not say. */
function madeId({ route, answer }: OperationRow): string | null {
  return answerId(routeOf(route), answer?.body) ?? null
}
