import { readAt } from '#contract/route.ts'
import { services } from '#contract/services/index.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import { isBooking } from '#features/rooms/use-own-bookings.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import type { OwnServices } from './own-services.ts'

/** Requests of this device, grouped by what the person has to do. Pure. */
export interface RequestGroups {
  needYou: OperationRow[]
  waiting: OperationRow[]
  atHouse: OperationRow[]
  history: OperationRow[]
}

type GroupName = keyof RequestGroups

const over = (status: string | undefined) => status === 'completed' || status === 'cancelled'

function groupOf(
  operation: OperationRow,
  bookings: readonly OwnBooking[],
  service: OwnService | null | undefined,
): GroupName | null {
  switch (operation.state) {
    case 'parked':
      return 'needYou'
    case 'waiting':
    case 'sending':
    case 'unknown':
      return 'waiting'
    case 'taken': {
      // The cancelled request shows it.
      if (isCancellation(operation)) return null
      if (isBooking(operation)) {
        const ended = bookings.length > 0 && bookings.every(({ status }) => over(status))
        return ended ? 'history' : 'atHouse'
      }
      if (service === undefined) return 'history'
      return service?.stage === 'over' || service?.stage === 'cancelled' ? 'history' : 'atHouse'
    }
    case 'superseded':
      // Its successor is listed instead.
      return null
    case 'withdrawn':
    case 'settled':
      return 'history'
  }
}

/** Keeps the order of `operations` (newest first) in each group. */
export function groupRequests(
  operations: readonly OperationRow[],
  serviceOf: OwnServices['of'],
  bookingsOf: (operation: OperationRow) => readonly OwnBooking[] = () => [],
): RequestGroups {
  const groups: RequestGroups = { needYou: [], waiting: [], atHouse: [], history: [] }
  for (const operation of operations) {
    const name = groupOf(operation, bookingsOf(operation), serviceOf(operation))
    if (name !== null) groups[name].push(operation)
  }
  return groups
}

const cancelOwn: readonly string[] = services.flatMap(({ routes }) =>
  'cancelOwn' in routes ? [routes.cancelOwn] : [],
)

const isCancellation = ({ route }: OperationRow) => cancelOwn.includes(route)

/** The cancellation of a request that is open or was taken. */
export function cancellationOf(
  operations: readonly OperationRow[],
  id: string | null,
): OperationRow | null {
  const ended: OperationRow['state'][] = ['withdrawn', 'superseded', 'settled']
  return (
    operations.find(
      (operation) =>
        isCancellation(operation) && operation.params.id === id && !ended.includes(operation.state),
    ) ?? null
  )
}

/** The order's number, from the server's answer. */
export function numberOf(operation: OperationRow): string | null {
  const number = readAt(operation.answer?.body, 'order.number')
  if (operation.state !== 'taken') return null
  return typeof number === 'number' || typeof number === 'string' ? String(number) : null
}
