import { useQuery } from '@tanstack/react-query'
import type { BookRoom, PublicBooking } from '#contract/bookings.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { readAt } from '#contract/route.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toResourceRow } from '#offline/reads/resource-row.ts'
import { useValue } from '#ui/use-value.ts'
import { ownBookings, parseOwnBooking, type OwnBooking } from './own-booking.ts'

/** How often a guest who looks at a booking hears of it anew, ms. */
const POLL_MS = 20_000

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body' | 'madeId'>

export function isBooking({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'bookRoom' || route === 'bookBundle'
}

/** The code that the house gave, or confirmed; the device's own before that. */
export function bookingCode(operation: Answered): string {
  const given = readAt(operation.answer?.body, 'booking.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as BookRoom).code ?? '')
}

/** Ids at the house of all that it booked, from its answer; at least the first. */
export function bookingIds(operation: Answered): string[] {
  if (operation.state !== 'taken') return []
  const all = readAt(operation.answer?.body, 'booking_ids')
  const ids = Array.isArray(all)
    ? all.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
    : []
  if (ids.length > 0) return ids
  return operation.madeId === null ? [] : [operation.madeId]
}

/** Bookings as the house answered when it took them. */
function answered(operation: Answered): OwnBooking[] {
  if (operation.state !== 'taken') return []
  const { body } = operation.answer ?? { body: null }
  const all = readAt(body, 'bookings')
  return [readAt(body, 'booking'), ...(Array.isArray(all) ? all : [])].flatMap((raw) => {
    const row = toResourceRow(raw)
    return (row && parseOwnBooking(row as PublicBooking & ResourceRow)) ?? []
  })
}

export interface OwnBookings {
  /** Its rooms as last heard, the first room first; empty for what the house has not said. */
  of(operation: OperationRow): OwnBooking[]
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of bookings made from this device, refreshed while one looks. */
export function useOwnBookings(operations: readonly OperationRow[]): OwnBookings {
  const own = operations.filter((one) => isBooking(one) && one.state === 'taken')
  const codes = own.map(bookingCode).filter((code) => code !== '')
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownBookings(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: POLL_MS,
  })
  return {
    of: (operation) => (isBooking(operation) ? bookingsOf(operation, looked.data?.rows ?? []) : []),
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}

/** Those of an operation among all that was heard, each in its newest version. Pure. */
export function bookingsOf(operation: Answered, heard: readonly OwnBooking[]): OwnBooking[] {
  const ids = bookingIds(operation)
  const newest = new Map<string, OwnBooking>()
  for (const booking of [...answered(operation), ...heard]) {
    if (!ids.includes(booking.id)) continue
    const known = newest.get(booking.id)
    if (!known || booking.version >= known.version) newest.set(booking.id, booking)
  }
  return ids.flatMap((id) => newest.get(id) ?? [])
}
