import type { Attempt, OperationRow } from '../db/schema.ts'

/** Tries that a row remembers; enough to count back-off up to its limit. */
const ATTEMPTS_KEPT = 10

/** Marks a row as being tried; its state is the caller's. */
export function startAttempt(row: OperationRow, id: string, now: number): OperationRow {
  const attempts = [...row.attempts, { id, at: now, result: null }].slice(-ATTEMPTS_KEPT)
  return { ...row, attemptId: id, attempts }
}

/** Whether a try is still the row's own: another holder of the lock may have taken it over. */
export function isCurrent(row: OperationRow | undefined, id: string): row is OperationRow {
  return row?.attemptId === id
}

/** Notes what came of the try under way. */
export function endAttempt(row: OperationRow, result: Attempt['result']): OperationRow {
  const attempts = row.attempts.map((attempt) =>
    attempt.id === row.attemptId ? { ...attempt, result } : attempt,
  )
  return { ...row, attempts, attemptId: null }
}
