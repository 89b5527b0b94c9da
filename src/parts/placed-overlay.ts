import type { Resource, ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationOverlay } from '#offline/operation-descriptor.ts'

/**
 * Shows what was ordered on this device on top of its list until the server's own row is there.
 *
 * @param rowOf the row of an operation; null: it is not in this list
 */
export const placedOverlay = (
  resource: Resource,
  rowOf: (operation: OperationRow) => (ResourceRow & { code: string }) | null,
): OperationOverlay => ({
  resource,
  apply(rows, operation) {
    const made = rowOf(operation)
    if (made === null) return rows
    const isThere = rows.some(
      (row) =>
        row.operation_id === operation.id ||
        row.id === operation.madeId ||
        // Its steps change `operation_id`; the code stays.
        (made.code !== '' && (row as Partial<typeof made>).code === made.code),
    )
    return isThere ? rows : [made, ...rows]
  },
})
