import { readAt } from '#contract/route.ts'
import type { OperationRow } from '../db/schema.ts'
import { classify, heardOf, type Heard, type Outcome } from './answers.ts'
import type { Result } from './outcome.ts'
import type { Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import type { Lookup } from './follow.ts'
import { refsIn, withRefs } from './refs.ts'
import { LATE, within } from './time-limit.ts'
import { wireOperation } from './wire-operation.ts'
import type { Ask, Asked } from '../link/types.ts'

/** A fetch gives up after this long, ms (design §5). */
export const FETCH_LIMIT = 30_000
/** For a fetch that does not even notice that it was given up, ms. */
const FETCH_GRACE = 5_000

/** What came of a request, for its rows and for the drain. */
export interface Sent {
  results: Result[]
  /** The house was not heard, or asks for a pause: no use in going on now. */
  unheard: boolean
  /** ms; how long the house asks to be left alone. */
  retryAfter: number | null
  /** The whole batch was too much, or would not get through: try fewer. */
  tooMuch: boolean
  /** The house refuses the actor's token. */
  refused: boolean
}

const heardOut = { unheard: false, retryAfter: null, tooMuch: false, refused: false }

/** One request, never longer than its limit. What cannot be asked (a parameter lacks) is no answer. */
export async function askInTime(engine: Engine, ask: Ask, limit = FETCH_LIMIT): Promise<Asked> {
  const none: Asked = { kind: 'none', cause: 'no-house' }
  const asked = engine.ask({ ...ask, timeout: limit }).catch(() => none)
  const answer = await within(asked, limit + FETCH_GRACE, engine.schedule)
  return answer === LATE ? none : answer
}

/** To our house: all rows in one request, each with its own key and answer. */
export async function sendBatch(engine: Engine, { rows, token }: Claim): Promise<Sent> {
  const asked = await askInTime(engine, {
    route: 'sendOutbox',
    body: { contract_version: rows[0]?.contractVersion, operations: rows.map(wireOperation) },
    token,
  })
  const whole = heardOf(asked)
  const answers = whole !== null && whole.status < 300 ? answersIn(whole) : null
  if (answers !== null) {
    const results = rows.map((row) => resultOf(row, answers.get(row.id) ?? null, 'no-answer'))
    const missed = new Set(results.filter((r) => r.outcome.kind !== 'taken').map((r) => r.id))
    for (const [at, result] of results.entries()) {
      result.heldUp = result.heard?.status === 424 && isHeldUp(rows, at, missed)
    }
    return {
      results,
      ...heardOut,
      refused: results.some((result) => result.outcome.kind === 'pause'),
    }
  }

  // A success that is no list of answers is not the house's.
  const heard = whole !== null && whole.status < 300 ? null : whole
  const outcome = classify(heard, token === null)
  // A house that will not have the batch may have all but one of its rows.
  const shares = outcome.kind === 'park' && rows.length > 1
  const cause = asked.kind === 'none' ? asked.cause : 'not-the-house'
  return {
    results: rows.map((row) =>
      shares
        ? { ...resultOf(row, heard, cause), outcome: notTried, heldUp: true, heard: null }
        : resultOf(row, heard, cause),
    ),
    unheard: isUnheard(heard, outcome),
    retryAfter: heard?.retryAfter ?? null,
    tooMuch: heard === null || shares,
    refused: outcome.kind === 'pause',
  }
}

const notTried = { kind: 'wait', certain: true, retryAfter: null } as const

/** To a foreign host: one row, by its own path, with the numbers it made. */
export async function sendAlone(engine: Engine, { rows, token, known }: Claim): Promise<Sent> {
  const [row] = rows as [OperationRow]
  const filled = withNumbers(row, known)
  if (filled === null) {
    const outcome = { kind: 'park', reason: 'not_supported' } as const
    const results = [{ id: row.id, outcome, heard: null, tried: { none: 'no-number' } }]
    return { results, ...heardOut }
  }
  const { params, body } = filled
  const asked = await askInTime(engine, { route: row.route, params, body, token })
  const result = resultOf(row, heardOf(asked), asked.kind === 'none' ? asked.cause : 'no-house')
  return {
    results: [result],
    tooMuch: false,
    unheard: isUnheard(result.heard, result.outcome),
    retryAfter: result.heard?.retryAfter ?? null,
    refused: result.outcome.kind === 'pause',
  }
}

export function resultOf(row: OperationRow, heard: Heard | null, cause: string): Result {
  return {
    id: row.id,
    outcome: classify(heard, row.actor.kind === 'guest'),
    heard,
    tried: heard === null ? { none: cause } : { status: heard.status },
  }
}

/** Whether nothing else would fare better now; `in_progress` says so of one operation alone. */
export function isUnheard(heard: Heard | null, outcome: Outcome): boolean {
  return outcome.kind === 'wait' && heard?.status !== 409
}

/** Each operation's own answer; null when this is no answer to a batch. */
function answersIn({ body }: Heard): Map<string, Heard> | null {
  const list = readAt(body, 'answers')
  if (!Array.isArray(list)) return null
  const answers = new Map<string, Heard>()
  for (const answer of list as unknown[]) {
    const id = readAt(answer, 'id')
    const status = readAt(answer, 'status')
    if (typeof id !== 'string' || typeof status !== 'number') continue
    answers.set(id, { status, body: readAt(answer, 'body'), retryAfter: null })
  }
  return answers
}

/** `not_tried` because of one before it in this batch, which was not taken. */
function isHeldUp(rows: readonly OperationRow[], at: number, missed: ReadonlySet<string>): boolean {
  const row = rows[at]
  return rows
    .slice(0, at)
    .some((b) => missed.has(b.id) && (b.group === row?.group || row?.after.includes(b.id)))
}

/** Params and body with the host's numbers for `op:<id>`; null while one is not known. */
function withNumbers({ params, body }: OperationRow, known: Lookup) {
  const filled = withRefs({ params, body }, (id) => known(id)?.madeId ?? undefined)
  return refsIn(filled).length > 0 ? null : filled
}
