import type { OperationRow } from '#offline/db/schema.ts'

/**
 * The id of the row that an operation changes, or `op:<id>` of the operation that still makes the row.
 * Read from the group: the outbox puts the id there once it is known.
 */
export function subjectId({ group }: Pick<OperationRow, 'group'>): string {
  return group.slice(group.indexOf(':') + 1)
}

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** Outbox rows that are not settled, by the id of the row that they change. */
export function openBySubject(
  operations: readonly OperationRow[],
  routes: object,
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!(operation.route in routes) || !open.includes(operation.state)) continue
    if (operation.wish !== null) continue
    const id = subjectId(operation)
    found.set(id, [...(found.get(id) ?? []), operation])
  }
  return found
}
