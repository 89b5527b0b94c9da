import { readAt } from '#contract/route.ts'
import { routeOf } from '#contract/routes.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Ask, Asked } from '../link/types.ts'
import { classify, type Received, type Outcome } from './answers.ts'
import type { Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import type { Result } from './outcome.ts'
import { refsIn } from './refs.ts'
import { TIMED_OUT, withTimeout } from '#lib/with-timeout.ts'
import { numbered, wireOperation } from './wire-operation.ts'

/** A fetch gives up after this long, ms (design §5). */
export const FETCH_LIMIT = 30_000
/** For a fetch that does not even notice that it was given up, ms. */
const FETCH_GRACE = 5_000

/** What came of a request, for its rows and for the drain. */
export interface Sent {
  results: Result[]
  /** The server did not answer, or asks for a pause: no use in going on now. */
  stop?: { retryAfter: number | null } | undefined
  /** The whole batch was too much, or would not get through: try fewer. */
  tooMuch?: boolean
}

/** An answer, or why there is none. */
export interface Reply {
  received: Received | null
  tried: { status: number } | { none: string }
}

/** One request, never longer than its limit. What cannot be asked (a parameter lacks) is no answer. */
export async function askInTime(engine: Engine, ask: Ask, limit = FETCH_LIMIT): Promise<Reply> {
  const none: Asked = { kind: 'none', cause: 'no-house' }
  const asking = engine.ask({ ...ask, timeout: limit }).catch(() => none)
  const asked = await withTimeout(asking, limit + FETCH_GRACE, engine.schedule)
  const answer = asked === TIMED_OUT ? none : asked
  return answer.kind === 'none'
    ? { received: null, tried: { none: answer.cause } }
    : { received: answer, tried: { status: answer.status } }
}

/** One row's request and its outcome. */
export function sentOne(result: Result): Sent {
  return { results: [result], stop: stopOf(result) }
}

/** Whether nothing else would fare better now; `in_progress` says so of one operation alone. */
function stopOf({
  received,
  outcome,
}: {
  received: Received | null
  outcome: Outcome
}): Sent['stop'] {
  return outcome.kind === 'wait' && received?.status !== 409 ? outcome : undefined
}

/** To our server: all rows in one request, each with its own key and answer. */
export async function sendBatch(engine: Engine, { rows, token, known }: Claim): Promise<Sent> {
  const reply = await askInTime(engine, {
    route: 'sendOutbox',
    body: {
      contract_version: rows[0]?.contractVersion,
      operations: rows.map((row) => wireOperation(row, known, engine)),
    },
    token,
  })
  const success = reply.received !== null && reply.received.status < 300
  const answers = success ? readAt(reply.received?.body, 'answers') : null
  if (Array.isArray(answers)) return { results: answersTo(rows, answers as unknown[]) }

  // A success that is no list of answers is not the server's.
  const { received, tried } = success ? { received: null, tried: { none: 'not-the-house' } } : reply
  const outcome = classify(received, token === null)
  // A server that will not have the batch may have all but one of its rows.
  const shares = outcome.kind === 'park' && rows.length > 1
  const each = shares ? { received: null, outcome: notTried, heldUp: true } : { received, outcome }
  return {
    results: rows.map(({ id }) => ({ id, tried, ...each })),
    stop: stopOf({ received, outcome }),
    tooMuch: received === null || shares,
  }
}

const notTried = { kind: 'wait', certain: true, retryAfter: null } as const

/** Each operation's own answer; one that has none is not known. */
function answersTo(rows: readonly OperationRow[], answers: unknown[]): Result[] {
  const missed: OperationRow[] = []
  return rows.map((row) => {
    const answer = answers.find((one) => readAt(one, 'id') === row.id)
    const status = readAt(answer, 'status')
    const known = typeof status === 'number'
    const received = known ? { status, body: readAt(answer, 'body'), retryAfter: null } : null
    const outcome = classify(received, row.actor.kind === 'guest')
    // `not_tried` because of one before it in this batch, which was not taken.
    const heldUp =
      status === 424 &&
      missed.some((before) => before.group === row.group || row.after.includes(before.id))
    if (outcome.kind !== 'taken') missed.push(row)
    return {
      id: row.id,
      outcome,
      received,
      heldUp,
      tried: known ? { status } : { none: 'no-answer' },
    }
  })
}

/** Some path of the route needs a parameter that is not there: it cannot be asked. */
function lacksName(route: OperationRow['route'], params: OperationRow['params']): boolean {
  const names =
    routeOf(route)
      .paths.join()
      .match(/\w+(?=})/g) ?? []
  return names.some((name) => !params[name])
}

/** To a foreign host: one row, by its own path, with the numbers it made. */
export async function sendAlone(engine: Engine, { rows, token, known }: Claim): Promise<Sent> {
  const [row] = rows as [OperationRow]
  const { params, body } = numbered(row, known)
  // The host took what it follows, but did not say by what number; or an older version kept no name
  // for its path. Either way nothing leaves, so that it never "may have arrived".
  const unnamed = refsIn([params, body]).length > 0
  if (unnamed || lacksName(row.route, params)) {
    const outcome = { kind: 'park', reason: 'not_supported' } as const
    const none = unnamed ? 'no-number' : 'no-address'
    return sentOne({ id: row.id, outcome, received: null, tried: { none } })
  }
  const reply = await askInTime(engine, { route: row.route, params, body, token })
  const outcome = classify(reply.received, row.actor.kind === 'guest')
  return sentOne({ id: row.id, outcome, ...reply })
}
