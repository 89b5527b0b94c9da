import type { OperationRow } from '#offline/db/schema.ts'

/**
 * What an operation is about: the house's id, or `op:<id>` of the operation that still makes it. Read
 * from the group, in which the outbox puts the id once it is known.
 */
export function subjectId({ group }: Pick<OperationRow, 'group'>): string {
  return group.slice(group.indexOf(':') + 1)
}

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** What of each row is not yet at the house, by the row's id. */
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
