import type { OperationRow } from '../db/schema.ts'

/** No wait is longer, whatever the server asks for (design §5). */
export const MAX_WAIT = 15 * 60_000
const FIRST_WAIT = 2_000

/**
 * ms until the next try: doubled each time, with jitter over its upper half, so that a guest house full
 * of phones does not come back in step. Retry-After is obeyed, up to 15 minutes.
 */
export function wait(tries: number, random: number, retryAfter: number | null = null): number {
  const maxWait = Math.min(FIRST_WAIT * 2 ** (tries - 1), MAX_WAIT)
  return Math.min(Math.max(maxWait * (0.5 + random / 2), retryAfter ?? 0), MAX_WAIT)
}

/** Tries in vain that still count: those since the link came back. */
export function triesSince(row: OperationRow, moment: number): number {
  return row.attempts.filter((attempt) => attempt.at >= moment).length
}

/**
 * Whether a moment is still to be waited for. A wait longer than any this program sets was written
 * by a clock that has been put right since.
 */
export function isAhead(moment: number, now: number): boolean {
  return moment > now && moment <= now + MAX_WAIT
}
