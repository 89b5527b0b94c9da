import type { Payable } from '#contract/payments.ts'
import type { RouteName } from '#contract/routes.ts'
import { services } from '#contract/services/index.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { changeEndpoint } from './change.ts'
import { listPayments } from './list.ts'
import { reconcilePayments } from './reconcile.ts'
import { recordEndpoint } from './record.ts'
import { settleCancelled } from './settle-cancelled.ts'

/** The two calls of rooms, and of each service that costs something (decisions.md, "Back office"). */
const calls: readonly (readonly [Payable, record: RouteName, change: RouteName])[] = [
  ['room', 'recordBookingPayment', 'changeBookingPayment'],
  ...services.flatMap(({ kind, payment }) =>
    payment === null ? [] : [[kind, payment.record, payment.change] as const],
  ),
]

export const endpoints: Endpoint[] = [
  listPayments,
  reconcilePayments,
  settleCancelled,
  ...calls.flatMap(([kind, record, change]) => [
    recordEndpoint(record, kind),
    changeEndpoint(change, kind),
  ]),
]
