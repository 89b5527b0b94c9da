import { answerId } from '#contract/route.ts'
import { routeOf } from '#contract/routes.ts'
import type { Attempt, OperationRow } from '../db/schema.ts'
import type { HostKind } from '../link/types.ts'
import { storedAnswer, type Heard, type Outcome } from './answers.ts'
import { triesSince, wait } from './backoff.ts'
import type { Engine } from './engine.ts'
import { endAttempt, ended, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'
import { giveUpWish, grantWish } from './wish.ts'

/** What came of one row's try. */
export interface Result {
  id: string
  outcome: Outcome
  /** The answer to keep with the row. Null: none came, or none that says more than the last. */
  heard: Heard | null
  /** For the list of tries: a status, or why there was no answer. */
  tried: NonNullable<Attempt['result']>
  /** It only waits for another row of the same batch: no back-off. */
  heldUp?: boolean
  /** The house does not do what was wished: the wish is over, a person must decide. */
  wishRefused?: boolean
}

/**
 * Writes what came of a try, in one transaction with the rows that were made: only where that try
 * is still the row's own.
 */
export async function apply(
  engine: Engine,
  attemptId: string,
  results: readonly Result[],
  host: HostKind,
): Promise<void> {
  const write = (cache: boolean) =>
    engine.store.write(
      async (tx) => {
        const rows = await tx.get(results.map((result) => result.id))
        for (const [at, result] of results.entries()) {
          const row = rows[at]
          if (row?.attemptId !== attemptId) continue
          await put(engine, tx, row, result, host)
          if (cache && result.outcome.kind === 'taken') {
            await engine.cacheRow?.(row, result.heard?.body)
          }
        }
      },
      { cache },
    )
  if (engine.cacheRow === undefined || !results.some((r) => r.outcome.kind === 'taken')) {
    return write(false)
  }
  try {
    await write(true)
  } catch {
    // That it was taken counts for more than the copy of what it made (a full disk, an odd row).
    await write(false)
  }
}

async function put(
  engine: Engine,
  tx: OutboxTx,
  row: OperationRow,
  result: Result,
  host: HostKind,
): Promise<void> {
  const now = engine.now()
  const { heard, outcome } = result
  const tried = endAttempt(row, result.tried)
  const told = heard === null ? tried : { ...tried, answer: storedAnswer(heard, now) }

  // No key to burn there: a wish is granted by what is known for certain, or by nobody.
  if (host === 'foreign' && row.wish !== null && isWithoutEffect(outcome)) {
    return grantWish(tx, told, now)
  }
  switch (outcome.kind) {
    case 'taken':
      await tx.put([taken(told, now)])
      if (row.wish !== null) await giveUpWish(tx, told, now)
      return
    case 'voided':
      // Burnt by this device's own wish, or by a colleague who settled it.
      if (row.wish !== null) return grantWish(tx, told, now)
      return tx.put([ended(told, 'settled', now)])
    case 'wait': {
      if (host === 'foreign' && !outcome.certain) return tx.put([await mayHaveArrived(tx, told, now)])
      const count = triesSince(told, engine.memory.linkBack)
      const pause = result.heldUp === true ? 0 : wait(count, engine.random(), outcome.retryAfter)
      const doubt = told.doubt === true || !outcome.certain
      return tx.put([waitingAgain({ ...told, doubt }, pause === 0 ? 0 : now + pause)])
    }
    case 'pause':
      return tx.put([waitingAgain(told)])
    case 'park': {
      const parked = { ...told, state: 'parked' as const, parkReason: outcome.reason }
      if (row.wish === null) return tx.put([parked])
      if (result.wishRefused === true) {
        await tx.put([{ ...parked, wish: null }])
        return giveUpWish(tx, told, now)
      }
      return tx.put([waitingAgain({ ...told, doubt: true })])
    }
  }
}

function isWithoutEffect(outcome: Outcome): boolean {
  return outcome.kind === 'wait' ? outcome.certain : ['park', 'pause'].includes(outcome.kind)
}

/** The end everybody hopes for. */
export function taken(row: OperationRow, now: number): OperationRow {
  const madeId = answerId(routeOf(row.route), row.answer?.body) ?? null
  return { ...ended(row, 'taken', now), madeId, doubt: false }
}

/** A foreign host may have done it: nobody but a person sends it again. */
export async function mayHaveArrived(
  tx: OutboxTx,
  row: OperationRow,
  now: number,
): Promise<OperationRow> {
  if (row.wish !== null) await giveUpWish(tx, row, now)
  return {
    ...row,
    wish: null,
    state: 'parked',
    parkReason: 'may_have_arrived',
    attemptId: null,
    doubt: true,
  }
}
