import type { OperationRow } from '#offline/db/schema.ts'

/**
 * The id of the row that an operation changes, or `op:<id>` of the operation that still makes it. Read
 * from the group: the outbox puts the id there once it is known.
 */
export function rowInGroup({ group }: Pick<OperationRow, 'group'>): string {
  return group.slice(group.indexOf(':') + 1)
}
