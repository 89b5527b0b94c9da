import { readAt } from '#contract/route.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnOrder } from '#features/restaurant/own-order.ts'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import { isBooking } from '#features/rooms/use-own-bookings.ts'
import type { OwnService, OwnServices } from './own-services.ts'

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
  order: OwnOrder | null,
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
      // The order it cancelled says so itself.
      if (operation.route === 'cancelOwnRestaurantOrder') return null
      if (isBooking(operation)) {
        const ended = bookings.length > 0 && bookings.every(({ status }) => over(status))
        return ended ? 'history' : 'atHouse'
      }
      if (service !== undefined) {
        return service?.stage === 'over' || service?.stage === 'cancelled' ? 'history' : 'atHouse'
      }
      if (operation.route !== 'placeRestaurantOrder') return 'history'
      return over(order?.status) ? 'history' : 'atHouse'
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
  orderOf: (operation: OperationRow) => OwnOrder | null,
  bookingsOf: (operation: OperationRow) => readonly OwnBooking[] = () => [],
  serviceOf: OwnServices['of'] = () => undefined,
): RequestGroups {
  const groups: RequestGroups = { needYou: [], waiting: [], atHouse: [], history: [] }
  for (const operation of operations) {
    const name = groupOf(operation, orderOf(operation), bookingsOf(operation), serviceOf(operation))
    if (name !== null) groups[name].push(operation)
  }
  return groups
}

/** The cancellation of an order, while it may still come about or already has. */
export function cancellationOf(
  operations: readonly OperationRow[],
  orderId: string | null,
): OperationRow | null {
  const ended: OperationRow['state'][] = ['withdrawn', 'superseded', 'settled']
  return (
    operations.find(
      ({ route, params, state }) =>
        route === 'cancelOwnRestaurantOrder' && params.id === orderId && !ended.includes(state),
    ) ?? null
  )
}

/** The number that the house gave, from its answer. */
export function numberOf(operation: OperationRow): string | null {
  const number = readAt(operation.answer?.body, 'order.number')
  if (operation.state !== 'taken') return null
  return typeof number === 'number' || typeof number === 'string' ? String(number) : null
}
