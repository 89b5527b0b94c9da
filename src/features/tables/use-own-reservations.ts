import { useQuery } from '@tanstack/react-query'
import type { MessageDescriptor } from '@lingui/core'
import { readAt } from '#contract/route.ts'
import type { ReserveTable } from '#contract/tables.ts'
import type { ReservationStatus } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { useValue } from '#ui/use-value.ts'
import { ownReservations, parseOwnReservation, type OwnReservation } from './own-reservation.ts'
import { guestStatusWords } from './parts/status-words.ts'

/** How often a guest who looks at a reservation hears of it anew, ms. */
const LOOK_EVERY = 20_000

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body'>

const isReservation = ({ route }: Pick<OperationRow, 'route'>) => route === 'reserveTable'

/** The code that the house gave, or confirmed; the device's own before that. */
export function reservationCode(operation: Answered): string {
  const given = readAt(operation.answer?.body, 'reservation.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as ReserveTable).code ?? '')
}

const stages = {
  pending: 'received',
  confirmed: 'confirmed',
  seated: 'confirmed',
  completed: 'over',
  'no-show': 'over',
  cancelled: 'cancelled',
} as const satisfies Record<ReservationStatus, string>

/** A reservation at the house, in a guest's words. */
export interface ReservationState {
  stage: (typeof stages)[ReservationStatus]
  words: MessageDescriptor
  reason: string | null
  code: string
  /** Until one sits (domain/cancellation.ts); the page of /cancel-bookings asks the house. */
  mayCancel: boolean
}

export interface OwnReservations {
  /** Undefined: not a reservation. Null: the house has not said, or has not taken it. */
  of(operation: OperationRow): ReservationState | null | undefined
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of tables reserved from this device, refreshed while one looks. */
export function useOwnReservations(operations: readonly OperationRow[]): OwnReservations {
  const codes = operations
    .filter((one) => isReservation(one) && one.state === 'taken')
    .map(reservationCode)
    .filter((code) => code !== '')
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownReservations(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  return {
    of(operation) {
      if (!isReservation(operation)) return undefined
      return stateOf(reservationOf(operation, looked.data?.rows ?? []))
    },
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}

/** The newest of what was answered and what was heard since. Pure. */
export function reservationOf(
  operation: Answered,
  heard: readonly OwnReservation[],
): OwnReservation | null {
  if (operation.state !== 'taken') return null
  const raw = toKeptRow(readAt(operation.answer?.body, 'reservation'))
  const answered = raw && parseOwnReservation(raw)
  const code = reservationCode(operation)
  return [
    ...heard.filter((one) => one.code === code),
    ...(answered ? [answered] : []),
  ].reduce<OwnReservation | null>(
    (best, one) => (best === null || one.version > best.version ? one : best),
    null,
  )
}

function stateOf(reservation: OwnReservation | null): ReservationState | null {
  if (reservation === null) return null
  const { status, code, cancelReason } = reservation
  return {
    stage: stages[status],
    words: guestStatusWords[status],
    reason: cancelReason,
    code,
    mayCancel: status === 'pending' || status === 'confirmed',
  }
}
