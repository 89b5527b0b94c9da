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
  heard: Received | null
  /** For the list of tries: a status, or why there was no answer. */
  tried: NonNullable<Attempt['result']>
  /** It only waits for another row of the same batch: no back-off. */
  heldUp?: boolean
  /** The house does not do what was wished: the wish is over, a person must decide. */
  wishRefused?: boolean
}

/** The row with what came of its try, whatever was wished meanwhile. */
export function resolved(
  engine: Engine,
  row: OperationRow,
  { outcome, heard, tried, heldUp }: Result,
  host: HostKind,
): OperationRow {
  const now = engine.now()
  const over = endAttempt(row, tried)
  const told = heard === null ? over : { ...over, answer: storedAnswer(heard, now) }
  switch (outcome.kind) {
    case 'taken':
      return { ...ended(told, 'taken', now), madeId: madeId(told), doubt: false }
    case 'voided':
      // Without a wish of this device's own, a colleague settled it.
      return ended(told, 'settled', now)
    case 'wait': {
      if (host === 'foreign' && !outcome.certain) return mayHaveArrived(told)
      if (!heldUp && waitsInVain(told)) return parked(told, 'refused')
      const count = triesSince(told, engine.memory.linkBack)
      const nextTry = heldUp ? 0 : now + wait(count, engine.random(), outcome.retryAfter)
      return waitingAgain({ ...told, doubt: told.doubt === true || !outcome.certain }, nextTry)
    }
    case 'pause':
      return waitingAgain(told)
    case 'park':
      return parked(told, outcome.reason)
  }
}

/** Times that the house may say `not_tried` though all that a row follows is taken, as known here. */
const MAX_NOT_TRIED = 5

/** It follows what the house does not have (a store restored, a row pruned here): nobody else will. */
function waitsInVain({ attempts }: OperationRow): boolean {
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
