import { readAt } from '#contract/route.ts'
import { services } from '#contract/services/index.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import { isBooking } from '#features/rooms/use-own-bookings.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import type { OwnServices } from './own-services.ts'

/** What was sent from this device, by what it asks of the person. Pure. */
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
      // What it cancelled says so itself.
      if (isCancellation(operation)) return null
      if (isBooking(operation)) {
        const ended = bookings.length > 0 && bookings.every(({ status }) => over(status))
        return ended ? 'history' : 'atHouse'
      }
      if (service === undefined) return 'history'
      return service?.stage === 'over' || service?.stage === 'cancelled' ? 'history' : 'atHouse'
    }
    case 'superseded':
      // What it was changed into stands in its place.
      return null
    case 'withdrawn':
    case 'settled':
      return 'history'
  }
}

/** Newest first in each group, as they come. */
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

/** The cancellation of something, while it may still come about or already has. */
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

/** The number that the house gave, from its answer. */
export function numberOf(operation: OperationRow): string | null {
  const number = readAt(operation.answer?.body, 'order.number')
  if (operation.state !== 'taken') return null
  return typeof number === 'number' || typeof number === 'string' ? String(number) : null
}
