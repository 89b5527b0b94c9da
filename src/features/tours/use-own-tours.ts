import { useQuery } from '@tanstack/react-query'
import type { MessageDescriptor } from '@lingui/core'
import { readAt } from '#contract/route.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import { tourTerms, type CancellationRules } from '#domain/cancellation.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { ownTours, parseOwnTour, type OwnTour } from './own-tour.ts'
import { tourStatusWords } from './parts/status-words.ts'

/** How often a guest who looks at a booking hears of it anew, ms. */
const LOOK_EVERY = 20_000

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body'>

export function isTourBooking({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'bookTour'
}

/** The code that the house gave, or confirmed; the device's own before that. */
export function tourCode(operation: Answered): string {
  const given = readAt(operation.answer?.body, 'booking.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as BookTour).code ?? '')
}

/** The booking of an operation among what was heard and what was answered, in its newest version. Pure. */
export function tourOf(operation: Answered, heard: readonly OwnTour[]): OwnTour | null {
  if (!isTourBooking(operation) || operation.state !== 'taken') return null
  const code = tourCode(operation)
  const raw = toKeptRow(readAt(operation.answer?.body, 'booking'))
  const answered = raw && parseOwnTour(raw)
  return [...heard, ...(answered ? [answered] : [])]
    .filter((one) => one.code === code)
    .reduce<OwnTour | null>(
      (best, one) => (best === null || one.version > best.version ? one : best),
      null,
    )
}

/** A guest may cancel until so many hours before it leaves (decisions.md). Pure. */
export function mayCancel(tour: OwnTour, rules: CancellationRules, now: number): boolean {
  // Another host may not repeat the day.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tour.date)) return false
  return tourTerms(tour, { held: 0, heldCents: 0 }, rules, new Date(now)).canCancel
}

const stages = {
  pending: 'received',
  approved: 'confirmed',
  completed: 'over',
  cancelled: 'cancelled',
} as const

/** In the form that /requests shows every service's in. */
interface Shown {
  stage: (typeof stages)[keyof typeof stages]
  words: MessageDescriptor
  reason: string | null
  code: string
  mayCancel: boolean
  /** For paying it. */
  id: string
  paymentStatus: string
  /** The masked card that was announced for it; null: none. */
  cardAnnounced: string | null
  total: number
}

export interface OwnTours {
  /** Undefined: not a tour. Null: the house has not said, or has not taken it. */
  of(operation: OperationRow): Shown | null | undefined
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of tours booked from this device, refreshed while one looks. */
export function useOwnTours(operations: readonly OperationRow[]): OwnTours {
  const house = useHouse()
  const codes = operations
    .filter((one) => isTourBooking(one) && one.state === 'taken')
    .map(tourCode)
    .filter((code) => code !== '')
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownTours(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  return {
    of(operation) {
      if (!isTourBooking(operation)) return undefined
      const tour = tourOf(operation, looked.data?.rows ?? [])
      if (tour === null) return null
      return {
        stage: stages[tour.status],
        words: tourStatusWords[tour.status],
        reason: tour.cancelReason,
        code: tour.code,
        id: tour.id,
        paymentStatus: tour.paymentStatus,
        cardAnnounced: tour.cardAnnounced,
        total: tour.total,
        mayCancel: ours && mayCancel(tour, house, offline().clock.now()),
      }
    },
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}
