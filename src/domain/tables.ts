import { maxTaken } from './capacity.ts'
import {
  cannotCancel,
  freeToCancel,
  type CancellationRules,
  type Paid,
  type Terms,
} from './cancellation.ts'
import { minutesOf, momentOf } from './days.ts'
import type { Hours } from './hours.ts'
import { defineSteps } from './status-steps.ts'

/** Table reservations (decisions.md, "Orders"). */

export const reservationStatuses = [
  'pending',
  'confirmed',
  'seated',
  'completed',
  'no-show',
  'cancelled',
] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const reservationSteps = defineSteps(
  reservationStatuses,
  {
    confirm: { from: ['pending'], to: 'confirmed' },
    // Who stands at the door is seated, confirmed or not.
    seat: { from: ['pending', 'confirmed'], to: 'seated' },
    complete: { from: ['seated'], to: 'completed' },
    'no-show': { from: ['pending', 'confirmed'], to: 'no-show' },
    cancel: { from: ['pending', 'confirmed'], to: 'cancelled' },
  },
  ['no-show', 'cancelled'],
)
export type ReservationStep = (typeof reservationSteps.names)[number]

/** Statuses in which a party keeps its seats. */
export const seatKeepingStatuses = ['pending', 'confirmed', 'seated'] as const

/** How long a party sits, minutes. */
export const sittingMinutes = 90

export interface Party {
  time: string
  party_size: number
}

/**
 * The maximum of seats in use at any moment while a party that comes at `time` would sit, among
 * reservations of the same day.
 */
export function seatsTaken(parties: readonly Party[], time: string): number {
  const sitting = (at: string) => ({ from: minutesOf(at), until: minutesOf(at) + sittingMinutes })
  return maxTaken(
    sitting(time),
    parties.map((one) => ({ ...sitting(one.time), amount: one.party_size })),
  )
}

/** Times that are offered are this far apart, minutes. */
const offeredEvery = 30
const maxOffered = 4

interface SeatRules {
  /** Of the day; none: it is closed. */
  hours: readonly Hours[]
  seats: number
  mayBe?: (time: string) => boolean
}

/**
 * Half hours of a day in which the kitchen serves and that `mayBe` lets through, with the seats that
 * are free for a party that comes then.
 */
export function slotsOf(
  parties: readonly Party[],
  { hours, seats, mayBe = () => true }: SeatRules,
): { time: string; left: number }[] {
  const times: string[] = []
  for (const { open, close } of hours) {
    const first = Math.ceil(minutesOf(open) / offeredEvery) * offeredEvery
    // A day has no 24:00 to come at.
    for (let at = first; at <= Math.min(minutesOf(close), 1439); at += offeredEvery) {
      times.push(
        `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      )
    }
  }
  return times.filter(mayBe).map((time) => ({ time, left: seatsLeft(parties, time, seats) }))
}

/** The seats that are free at any moment while a party that comes at `time` would sit. */
export const seatsLeft = (parties: readonly Party[], time: string, seats: number): number =>
  Math.max(seats - seatsTaken(parties, time), 0)

/**
 * Times of the same day, near the wished one, at which a party of `size` finds seats: the nearest
 * few, in the day's order.
 */
export function timesWithSeats(parties: readonly Party[], wish: Party, rules: SeatRules): string[] {
  const wished = minutesOf(wish.time)
  return slotsOf(parties, rules)
    .filter(({ time, left }) => time !== wish.time && wish.party_size <= left)
    .map(({ time }) => time)
    .toSorted((a, b) => Math.abs(minutesOf(a) - wished) - Math.abs(minutesOf(b) - wished))
    .slice(0, maxOffered)
    .toSorted()
}

const unpaid: Paid = { held: 0, heldCents: 0 }

/** A guest may cancel a table until its time; past reservations stay. */
export function tableTerms(
  { status, date, time }: { status: string; date: string; time: string },
  { timezone }: Pick<CancellationRules, 'timezone'>,
  now: Date,
): Terms {
  if (status === 'cancelled') return cannotCancel('cancelled', unpaid)
  if (status === 'seated') return cannotCancel('begun', unpaid)
  if (status !== 'pending' && status !== 'confirmed') return cannotCancel('over', unpaid)
  const starts = momentOf(timezone, date, time)
  return now <= starts ? freeToCancel(starts, unpaid) : cannotCancel('over', unpaid)
}
