import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookRoom } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { bookingHere, type DeskBooking } from '../desk-booking.ts'
import { atNewPrice, inRoom, MAX_ACTIONS } from './book-room.ts'
import { numberedName } from './desk-recovery-actions.ts'
import { givenTo } from './given-to.ts'
import { cachedPrices, type CachedPrices } from './cached-prices.ts'
import { nearestRooms } from './refused.ts'
import { deskStayDetail } from './texts.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/**
 * A guest without a booking at the desk (issue "front desk"): booked by staff with source `desk`,
 * as the first operation of a chain that approves the booking, takes the payment and checks the
 * guest in.
 */

export const WALK_IN_SOURCE = 'desk'

const bodyOf = (operation: OperationRow) => operation.body as BookRoom

export function isWalkIn(operation: Pick<OperationRow, 'route' | 'body'>): boolean {
  const body = operation.body as BookRoom | null | undefined
  return operation.route === 'bookRoom' && body?.source === WALK_IN_SOURCE
}

/** The booking's id: the server's, or `op:<operation>` until the server has it. */
export function walkInId(operation: Pick<OperationRow, 'id' | 'madeId'>): string {
  return operation.madeId ?? ghostId(operation)
}

/** The booking as a row of the desk's list, in the base currency. */
function rowOf(operation: OperationRow): DeskBooking {
  const { room_id, schedule, guests, extras, customer, pricing, ...body } = bodyOf(operation)
  const { currency, price_per_night, grand_total } = pricing
  const asked = {
    id: walkInId(operation),
    at: operation.deviceTime,
    room_id,
    schedule,
    guests,
    extras,
    code: body.code,
    notes: body.notes ?? null,
    source: WALK_IN_SOURCE,
    customer,
  }
  const device_time = operation.deviceTime
  return { ...bookingHere(asked, grand_total), device_time, currency, price_per_night }
}

/** Other rooms, the same price first, so that the payment still fits. */
function inOtherRooms(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const body = bodyOf(operation)
  return nearestRooms(operation.answer?.body, body.pricing.price_per_night, [body.room_id])
    .slice(0, MAX_ACTIONS)
    .map((room) => {
      const moved = inRoom(body, room, 1, known)
      const name = numberedName(room)
      const total = amountText(moved.pricing.grand_total, moved.pricing.currency)
      const words = { ...operation.words, detail: deskStayDetail(moved, name) }
      return changeTo(msg`Move to ${name}, ${total}`, operation, moved, { words })
    })
}

function recoveryActions(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  switch (operation.answer?.code) {
    case 'room_taken':
      return inOtherRooms(operation, known)
    case 'price_changed':
      return atNewPrice(operation)
    default:
      return []
  }
}

export function makeWalkInDescriptor(known: CachedPrices = cachedPrices): OperationDescriptor {
  return {
    title: () => msg`Walk-in`,
    detail: storedDetail,
    overlay: {
      resource: 'hotel_bookings',
      apply: (rows, operation) => {
        const row = isWalkIn(operation) ? rowOf(operation) : null
        return row === null || rows.some(({ id }) => id === row.id) ? rows : [...rows, row]
      },
    },
    recoveryActions: (operation) => recoveryActions(operation, known),
    serverStatus: (current) => givenTo(current),
    failed: msg`Failed to book the room.`,
    check: msg`Check the booking in the house’s own list before you send this again.`,
  }
}

export const walkInDescriptor = makeWalkInDescriptor()

/** A guest's booking and a walk-in use the same route. */
export function orWalkIn(
  guests: OperationDescriptor,
  walkIn = walkInDescriptor,
): OperationDescriptor {
  const of = (operation: OperationRow) => (isWalkIn(operation) ? walkIn : guests)
  return {
    ...guests,
    title: (operation) => of(operation).title(operation),
    detail: (operation) => of(operation).detail(operation),
    recoveryActions: (operation) => of(operation).recoveryActions(operation),
    ...(walkIn.overlay && { overlay: walkIn.overlay }),
    ...(walkIn.serverStatus && { serverStatus: walkIn.serverStatus }),
  }
}

/** A walk-in's labels, in the language of the person who confirmed it. */
export function walkInLabels(body: BookRoom, room: string): { title: string; detail: string } {
  return { title: i18n._(msg`Walk-in`), detail: deskStayDetail(body, room) }
}
