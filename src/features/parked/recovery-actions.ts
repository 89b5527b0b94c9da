import { msg } from '@lingui/core/macro'
import { type QueuedRouteName, routeOf } from '#contract/routes.ts'
import { roleAtLeast, saysAvailability } from '#domain/access.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors, Place, RecoveryAction } from '#offline/operation-descriptor.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'
import { descriptorFieldOf } from './described.ts'

/** Recovery actions at the desk: the descriptor's own, and the screen where its row is. */
export function deskRecoveryActions(
  operation: OperationRow,
  descriptors: OperationDescriptors,
  role: string,
): RecoveryAction[] {
  const own = descriptors[operation.route]?.recoveryActions(operation) ?? []
  const place = placeOf(operation, descriptors)
  const known = own.some((action) => action.kind === 'open' && action.to === place.to)
  return (known ? own : [...own, place]).filter((action) => mayOpen(action, role))
}

/**
 * Whether the same request may be taken now. Not where its predecessor was withdrawn, nor at a price
 * that the server has changed: there it goes on at the new one.
 */
export function mayRetry(
  { parkReason }: Pick<OperationRow, 'parkReason'>,
  actions: readonly RecoveryAction[],
): boolean {
  if (parkReason === 'price_changed') return actions.every(({ kind }) => kind !== 'change')
  return parkReason !== 'predecessor'
}

/** Kitchen and housekeeping are shown the way out of the dashboard: a button into it would do nothing. */
const mayOpen = (action: RecoveryAction, role: string) =>
  action.kind !== 'open' || !action.to.startsWith('/dashboard') || roleAtLeast(role, 'reception')

/** The screen that shows its row, with the other steps that are possible there. */
function placeOf({ route, params }: OperationRow, descriptors: OperationDescriptors): Place {
  const { subject } = routeOf(route)
  const own = subject && descriptorFieldOf(subject, descriptors, 'place')
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
 * What a colleague can do with one touch: only ready changes, and only those that their own role may
 * send. For a guest's operation the server reports no answer, so there is nothing to choose from: it
 * is sent as it was, and the server's new answer brings the recovery actions.
 */
export function recoveryActionsForColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
  role: string,
): { operation: OperationRow; action: RecoveryAction & { kind: 'change' } }[] {
  const operation = asOperation(parked, descriptors)
  if (operation === null || !parked.executable) return []
  const actions: RecoveryAction[] =
    parked.person === null
      ? [asItWas(operation)]
      : (descriptors[operation.route]?.recoveryActions(operation) ?? [])
  return actions.flatMap((action) =>
    action.kind === 'change' &&
    mayCall(action.change.route ?? operation.route, role, action.change.body)
      ? [{ operation, action }]
      : [],
  )
}

function asItWas({ body, words }: OperationRow): RecoveryAction {
  return { kind: 'change', label: msg`Do it for the guest`, change: { body, words } }
}

/** The row's screen, for a colleague; null where the server could not read the operation, or they may not enter. */
export function placeForColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
  role: string,
): Place | null {
  const operation = asOperation(parked, descriptors)
  const place = operation && placeOf(operation, descriptors)
  return place && mayOpen(place, role) ? place : null
}

/** Whether this role may send it. The server decides; the desk does not offer what it would refuse. */
function mayCall(name: QueuedRouteName, role: string, body: unknown): boolean {
  const route = routeOf(name)
  if (route.access === 'staff' && !roleAtLeast(role, route.role ?? 'staff')) return false
  const { wholeRole } = route
  return wholeRole === undefined || roleAtLeast(role, wholeRole) || saysAvailability(body)
}
