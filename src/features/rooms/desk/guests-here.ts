import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationOverlay } from '#offline/operation-descriptor.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { bookingHere, type AskedHere, type DeskBooking } from '../desk-booking.ts'
import { isWalkIn, walkInId, walkInDescriptor } from '../operations/walk-in.ts'

/**
 * Rooms that guests requested in this browser and that the server may not have yet: requests like any
 * other (decision 74). Pure.
 */

type Asked = Pick<BookRoom, 'schedule' | 'guests'> & { code?: string | undefined; source: string }
type Customer = AskedHere['customer']

function ghostOf(
  operation: OperationRow,
  { id, roomId }: { id: string; roomId: string },
  asked: Asked,
  customer: Customer,
  total: number,
): DeskBooking {
  const { schedule, guests, source, code } = asked
  const at = operation.deviceTime
  return bookingHere({ id, at, room_id: roomId, schedule, guests, source, code, customer }, total)
}

/** A guest's queued booking is a row of the desk's list, like a walk-in. */
const guestsOverlay: OperationOverlay = {
  resource: 'hotel_bookings',
  apply(rows, operation) {
    if (isWalkIn(operation)) {
      return walkInDescriptor.overlay?.apply(rows, operation) ?? rows
    }
    const body = operation.body as BookRoom
    const its = { id: walkInId(operation), roomId: body.room_id }
    if (rows.some(({ id }) => id === its.id)) return rows
    return [...rows, ghostOf(operation, its, body, body.customer, body.pricing.grand_total)]
  },
}

export const bookedHere = { ...walkInDescriptor, overlay: guestsOverlay }

const waits = ['waiting', 'sending', 'unknown']

/**
 * Rooms of bundles and carts, which are many bookings in one operation: they have no rows before
 * the server has created them, but staff are told who asks for their nights.
 *
 * @param heardAt ms; when the rows were received: operations sent later are not in them
 */
export function claimsOf(operations: readonly OperationRow[], heardAt: number): DeskBooking[] {
  return operations
    .filter(({ wish }) => wish?.kind !== 'withdraw')
    .filter(({ state, endedAt }) => {
      return waits.includes(state) || (state === 'taken' && (endedAt ?? 0) > heardAt)
    })
    .flatMap(claimsOfOne)
}

function claimsOfOne(operation: OperationRow): DeskBooking[] {
  if (operation.route === 'bookBundle') {
    const body = operation.body as BookBundle
    return bundleClaims(operation, body, body.customer, '')
  }
  if (operation.route !== 'bookCart') return []
  const { lines, customer } = operation.body as BookCart
  return lines.flatMap((line) => {
    if (line.kind === 'bundle') return bundleClaims(operation, line.request, customer, line.line)
    if (line.kind !== 'room') return []
    const its = { id: `${ghostId(operation)}/${line.line}`, roomId: line.request.room_id }
    return [ghostOf(operation, its, line.request, customer, line.request.pricing.grand_total)]
  })
}

function bundleClaims(
  operation: OperationRow,
  { room_ids, schedule, guests, code, source }: Omit<BookBundle, 'customer'>,
  customer: Customer,
  line: string,
): DeskBooking[] {
  const asked = { schedule, guests: { ...guests, quantity: 1 }, code, source }
  return room_ids.map((roomId) =>
    ghostOf(
      operation,
      { id: `${ghostId(operation)}/${line}${roomId}`, roomId },
      asked,
      customer,
      0,
    ),
  )
}
