import type { OperationRow } from './db/schema.ts'

/** The operation, or what it was changed into. */
export function latestOf(rows: readonly OperationRow[], id: string): OperationRow | undefined {
  let row = rows.find((one) => one.id === id)
  for (let more = rows.length; row?.state === 'superseded' && more > 0; more -= 1) {
    const next: string | null = row.wish?.kind === 'change' ? row.wish.successor : null
    const found = rows.find((one) => one.id === next)
    if (found === undefined) break
    row = found
  }
  return row
}
