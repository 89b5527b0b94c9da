import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'

/**
 * Whether a row may be withdrawn or changed on the device alone: it was never tried; or a foreign
 * host said for certain that it did nothing, or a person answers for it.
 */
export function canChangeLocally(engine: Engine, row: OperationRow): boolean {
  if (row.tries === 0) return true
  return engine.hostKind() === 'foreign' && (row.state === 'parked' || row.state === 'waiting')
}
