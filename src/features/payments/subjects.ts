import type { Payable } from '#contract/payments.ts'
import type { Resource } from '#contract/resources.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { services, tableOf } from '#contract/services/index.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** What money can be for, and the two calls of each (decisions.md, "Back office"). */
interface SubjectCalls {
  resource: Resource
  record: QueuedRouteName
  change: QueuedRouteName
}

export const subjectCalls = {
  room: {
    resource: tableOf.room,
    record: 'recordBookingPayment',
    change: 'changeBookingPayment',
  },
  ...Object.fromEntries(
    services.flatMap(({ kind, table, payment }) =>
      payment === null ? [] : [[kind, { resource: table, ...payment }]],
    ),
  ),
} as Readonly<Record<Payable, SubjectCalls>>

/** `id`: the house's, or `op:<operation>` of what this device still makes. */
export interface SubjectRef {
  kind: Payable
  id: string
}

/** The outbox group that keeps payments in order with all other operations on the subject. */
export function subjectGroup({ kind, id }: SubjectRef): string {
  return `${subjectCalls[kind].resource}:${id}`
}

/**
 * The subject of an operation, read from its group; the outbox replaces a temporary id there with
 * the server's.
 */
export function subjectOf({ group }: Pick<OperationRow, 'group'>): SubjectRef | null {
  const at = group.indexOf(':')
  const resource = group.slice(0, at)
  for (const kind of Object.keys(subjectCalls) as Payable[]) {
    if (subjectCalls[kind].resource === resource) return { kind, id: group.slice(at + 1) }
  }
  return null
}
