import type { Payable } from '#contract/payments.ts'
import type { RouteName } from '#contract/routes.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { changeEndpoint } from './change.ts'
import { listPayments } from './list.ts'
import { reconcilePayments } from './reconcile.ts'
import { recordEndpoint } from './record.ts'
import { settleCancelled } from './settle-cancelled.ts'

/** The two calls of each service (decisions.md, "Back office"). */
const calls: readonly (readonly [Payable, record: RouteName, change: RouteName])[] = [
  ['room', 'recordBookingPayment', 'changeBookingPayment'],
  ['restaurant', 'recordOrderPayment', 'changeOrderPayment'],
  ['laundry', 'recordLaundryPayment', 'changeLaundryPayment'],
  ['car', 'recordRentalPayment', 'changeRentalPayment'],
  ['tour', 'recordTourPayment', 'changeTourPayment'],
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
