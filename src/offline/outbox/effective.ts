import type { OperationRow } from '../db/schema.ts'
import { isOpen } from './row.ts'

/**
 * The rows whose effect the lists show while they wait, oldest first: not those that their person
 * wishes to withdraw, nor those whose new body stands in for them.
 */
export function effective(rows: readonly OperationRow[]): OperationRow[] {
  return rows.filter((row) => isOpen(row) && row.wish === null).sort((a, b) => a.seq - b.seq)
}
