import type { OperationRow } from '../db/schema.ts'
import { madeRow } from './overlay.ts'

/** The same of a row that says when it was written down, and by whom of the staff. */
export const madeByStaff = (operation: OperationRow) => ({
  ...madeRow(operation),
  device_time: operation.deviceTime,
  changed_by: operation.actor.kind === 'staff' ? operation.actor.name : null,
})
