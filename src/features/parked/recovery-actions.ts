import { msg } from '@lingui/core/macro'
import { type QueuedRouteName, routeOf } from '#contract/routes.ts'
import { roleAtLeast, saysAvailability } from '#domain/access.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors, Place, RecoveryAction } from '#offline/operation-descriptor.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'
import { saidOf } from './described.ts'

/** Ways on from what the house did not take, at the desk: the operation's own, and where it lives. */
export function deskRecoveryActions(
  operation: OperationRow,
  descriptors: OperationDescriptors,
): RecoveryAction[] {
  const own = descriptors[operation.route]?.recoveryActions(operation) ?? []
  const place = placeOf(operation, descriptors)
  const known = own.some((way) => way.kind === 'open' && way.to === place.to)
  return known ? own : [...own, place]
}

/** The screen on which its row stands, with every other step that is lawful there. */
function placeOf({ route, params }: OperationRow, descriptors: OperationDescriptors): Place {
  const { subject } = routeOf(route)
  const own = subject && saidOf(subject, descriptors, 'place')
  if (own) return own
  const id = params.id ?? ''
  const made = id !== '' && !id.startsWith('op:')
  switch (subject) {
    case 'hotel_bookings':
      return made
        ? { kind: 'open', label: msg`Open the stay`, to: `/dashboard/stays/${id}` }
        : { kind: 'open', label: msg`Open the calendar`, to: '/dashboard/reservations/calendar' }
    case 'rooms':
    case 'room_states':
      return { kind: 'open', label: msg`Open the rooms`, to: '/dashboard/rooms' }
    case 'parked':
      return { kind: 'open', label: msg`Open what needs a decision`, to: '/dashboard' }
    default:
      return { kind: 'open', label: msg`Open the bookings`, to: '/dashboard/bookings' }
  }
}

/**
 * What a colleague can do about it with one touch: the ready changes alone, and only what their own
 * role may send. Of a guest the house passes no answer on, so that there is nothing to choose upon:
 * their wish is sent as it was, and the house's answer brings the ways on.
 */
export function recoveryActionsForColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
  role: string,
): { operation: OperationRow; way: RecoveryAction & { kind: 'change' } }[] {
  const operation = asOperation(parked, descriptors)
  if (operation === null || !parked.executable) return []
  const ways: RecoveryAction[] =
    parked.person === null
      ? [asItWas(operation)]
      : (descriptors[operation.route]?.recoveryActions(operation) ?? [])
  return ways.flatMap((way) =>
    way.kind === 'change' && mayCall(way.change.route ?? operation.route, role, way.change.body)
      ? [{ operation, way }]
      : [],
  )
}

function asItWas({ body, words }: OperationRow): RecoveryAction {
  return { kind: 'change', label: msg`Do it for the guest`, change: { body, words } }
}

/** The row's own screen, for a colleague: what only the other device has is not opened from here. */
export function placeForColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
): Place | null {
  const operation = asOperation(parked, descriptors)
  return operation === null ? null : placeOf(operation, descriptors)
}

/** Whether this role may send it. The house decides; the desk only offers nothing that is refused. */
function mayCall(name: QueuedRouteName, role: string, body: unknown): boolean {
  const route = routeOf(name)
  if (route.access === 'staff' && !roleAtLeast(role, route.role ?? 'staff')) return false
  const { wholeRole } = route
  return wholeRole === undefined || roleAtLeast(role, wholeRole) || saysAvailability(body)
}
