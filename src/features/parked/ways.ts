import { msg } from '@lingui/core/macro'
import { isRouteName, routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings, WayOn } from '#offline/meaning.ts'
import type { ParkedElsewhere } from './data.ts'

/** Ways on from what the house did not take, at the desk: the operation's own, and where it lives. */
export function deskWays(operation: OperationRow, meanings: Meanings): WayOn[] {
  const own = meanings[operation.route]?.ways(operation) ?? []
  const place = placeOf(operation)
  const known = own.some((way) => way.kind === 'open' && way.to === place.to)
  return known ? own : [...own, place]
}

/** The screen on which its row stands, with every other step that is lawful there. */
function placeOf({ route, params }: Pick<OperationRow, 'route' | 'params'>): WayOn & {
  kind: 'open'
} {
  const { subject } = routeOf(route)
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
    case 'items':
    case 'categories':
      return { kind: 'open', label: msg`Open the menu`, to: '/dashboard/restaurant/menu' }
    case 'cars':
    case 'car_categories':
      return { kind: 'open', label: msg`Open the cars`, to: '/dashboard/cars' }
    case 'laundry_services':
      return { kind: 'open', label: msg`Open the laundry`, to: '/dashboard/laundry' }
    case 'tours':
    case 'tour_categories':
      return { kind: 'open', label: msg`Open the tours`, to: '/dashboard/tourism' }
    case 'parked':
      return { kind: 'open', label: msg`Open what needs a decision`, to: '/dashboard' }
    default:
      return { kind: 'open', label: msg`Open the bookings`, to: '/dashboard/bookings' }
  }
}

/**
 * A colleague's parked operation as a row of one's own, so that its meaning can be asked for ways
 * on. Null where it cannot be carried out from here: another host's path, a body that did not come
 * along, or one that hangs on what the other device has yet to send.
 */
export function asOperation(parked: ParkedElsewhere): OperationRow | null {
  const { endpoint, request, code, refusal, current } = parked
  const { params, body } = looseObject(request)
  if (!isQueued(endpoint) || typeof body !== 'object' || body === null) return null
  if (/"op:/.test(JSON.stringify(request))) return null
  return {
    id: parked.id,
    key: parked.id,
    seq: 0,
    route: endpoint,
    contractVersion: 0,
    params: Object.fromEntries(
      Object.entries(looseObject(params)).map(([name, value]) => [name, looseText(value)]),
    ),
    body,
    group: '',
    after: [],
    actor: { kind: 'guest' },
    actorKey: '',
    deviceTime: parked.confirmedAt,
    validUntil: null,
    words: { title: parked.title, detail: parked.detail },
    state: 'parked',
    parkReason: code === 'conflict' || code === 'room_taken' ? 'conflict' : 'refused',
    wish: null,
    attemptId: null,
    attempts: [],
    tries: 1,
    nextTry: 0,
    answer: {
      status: 409,
      code,
      message: refusal,
      body: { code, message: refusal, current },
      at: 0,
    },
    madeId: null,
    endedAt: null,
    reported: null,
  }
}

/** What a colleague can do about it with one touch: the ready changes alone. */
export function waysForColleague(
  parked: ParkedElsewhere,
  meanings: Meanings,
): { operation: OperationRow; way: WayOn & { kind: 'change' } }[] {
  const operation = asOperation(parked)
  if (operation === null) return []
  const ways = meanings[operation.route]?.ways(operation) ?? []
  return ways.flatMap((way) => (way.kind === 'change' ? [{ operation, way }] : []))
}

/** The row's own screen, for a colleague: what only the other device has is not opened from here. */
export function placeForColleague(parked: ParkedElsewhere): (WayOn & { kind: 'open' }) | null {
  const operation = asOperation(parked)
  return operation === null ? null : placeOf(operation)
}

function isQueued(name: string): name is QueuedRouteName {
  return isRouteName(name) && routeOf(name).offline === 'queued'
}
