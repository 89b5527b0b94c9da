import { useQueries } from '@tanstack/react-query'
import type { PublicBooking } from '#contract/bookings.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { readAt } from '#contract/route.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toResourceRow } from '#offline/reads/resource-row.ts'
import { codeOf, codesOf, FOLLOWED, inLookUps, oldestKept } from '#parts/own-requests.ts'
import { useValue } from '#ui/use-value.ts'
import { ownBookings, parseOwnBooking, type OwnBooking } from './own-booking.ts'

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body' | 'madeId'>

export function isBooking({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'bookRoom' || route === 'bookBundle'
}

export const bookingCode = (operation: Answered) => codeOf({ answeredAs: 'booking' }, operation)

/** The server's ids of all bookings of an operation, from its answer; at least the first. */
export function bookingIds(operation: Answered): string[] {
  if (operation.state !== 'taken') return []
  const all = readAt(operation.answer?.body, 'booking_ids')
  const ids = Array.isArray(all)
    ? all.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
    : []
  if (ids.length > 0) return ids
  return operation.madeId === null ? [] : [operation.madeId]
}

/** The bookings in the server's answer to the operation, as it took them. */
export function answeredBookings(operation: Answered): OwnBooking[] {
  if (operation.state !== 'taken') return []
  const { body } = operation.answer ?? { body: null }
  const all = readAt(body, 'bookings')
  return [readAt(body, 'booking'), ...(Array.isArray(all) ? all : [])].flatMap((raw) => {
    const row = toResourceRow(raw)
    return (row && parseOwnBooking(row as PublicBooking & ResourceRow)) ?? []
  })
}

/** The server's state of bookings made on this device, refreshed while they are on the screen. */
export function useOwnBookings(operations: readonly OperationRow[]) {
  const codes = codesOf(operations, isBooking, bookingCode)
  // Only our server finds bookings by code (design §3); another server's answer is all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQueries({
    queries: inLookUps(codes).map((part) => ({
      ...ownBookings(part),
      enabled: ours && part.length > 0,
      ...FOLLOWED,
    })),
  })
  const rows = looked.flatMap(({ data }) => data?.rows ?? [])
  return {
    /** Its rooms as last received, the first room first; empty before the first answer. */
    of: (operation: OperationRow) => (isBooking(operation) ? bookingsOf(operation, rows) : []),
    /** The age of the cached rows, where the server did not answer. */
    asOf: oldestKept(looked.map(({ data }) => data)),
  }
}

/** An operation's bookings among all received rows, each in its newest version. Pure. */
export function bookingsOf(operation: Answered, heard: readonly OwnBooking[]): OwnBooking[] {
  const ids = bookingIds(operation)
  const newest = new Map<string, OwnBooking>()
  for (const booking of [...answeredBookings(operation), ...heard]) {
    if (!ids.includes(booking.id)) continue
    const known = newest.get(booking.id)
    if (!known || booking.version >= known.version) newest.set(booking.id, booking)
  }
  return ids.flatMap((id) => newest.get(id) ?? [])
}
