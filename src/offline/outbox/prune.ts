import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'

/** Rows are shown for this long after they are over, ms; only ended ones ever go. */
export const KEPT_FOR = 30 * 24 * 3_600_000

/**
 * Whether a row is over, and long ago: its end, and the last day that it or its answer
 * names (a stay's check-out, the day of a table).
 */
export function isOver({ endedAt, validUntil, body, answer }: OperationRow, now: number): boolean {
  const days = JSON.stringify([validUntil, body, answer?.body]).match(/\d{4}-\d\d-\d\d/g) ?? []
  const last = Math.max(endedAt ?? now, ...days.map((day) => Date.parse(day) || 0))
  return last < now - KEPT_FOR
}

/** Ended by a clock that nobody had put right, or that was set back since: when is not known. */
const endsUnsure = ({ clock, endedAt, deviceTime }: OperationRow) =>
  clock?.known === false || (endedAt ?? 0) < Date.parse(deviceTime)

/**
 * Deletes rows that were over long ago by the server's time, save those that something
 * waiting still follows. A clock that no server has put right deletes nothing, and what ended by such
 * a clock counts as ended now.
 */
export async function prune(engine: Engine): Promise<void> {
  if (!engine.known()) return
  await engine.store.write(async (tx) => {
    const now = engine.now()
    const old = (await tx.get(await tx.endedBefore(now - KEPT_FOR))).flatMap((row) => row ?? [])
    await tx.put(
      old.flatMap((row) =>
        endsUnsure(row)
          ? { ...row, endedAt: now, clock: row.clock && { ...row.clock, known: true } }
          : [],
      ),
    )
    const over = old.flatMap((row) => (!endsUnsure(row) && isOver(row, now) ? row.id : []))
    if (over.length === 0) return
    const needed = new Set((await tx.open()).flatMap((row) => row.after))
    await tx.remove(over.filter((id) => !needed.has(id)))
  })
}
