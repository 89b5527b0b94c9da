import { bookingStatuses, type BookingStatus } from './stays.ts'

/**
 * The steps of a room booking (spec 3 §4; decisions.md, "Rooms and bookings": "Stay"): one table for
 * the house and for the devices. Apart from stays.ts, since a guest's first load has no use for it.
 */

/** The usual one of a state first, what ends a booking without a stay last. */
export const bookingSteps = [
  'approve',
  'check_in',
  'check_out',
  'reschedule',
  'cancel',
  'no_show',
] as const
export type BookingStep = (typeof bookingSteps)[number]

interface Transition {
  from: readonly BookingStatus[]
  /** null: the state stays as it is. */
  to: BookingStatus | null
  /** Not before the day on which the stay begins. */
  fromItsDay?: true
}

const waitsForGuest = ['pending', 'approved', 'accepted'] as const

const stepTable: Readonly<Record<BookingStep, Transition>> = {
  approve: { from: ['pending'], to: 'approved' },
  check_in: { from: ['approved', 'accepted'], to: 'active', fromItsDay: true },
  check_out: { from: ['active'], to: 'completed' },
  reschedule: { from: [...waitsForGuest, 'active'], to: null },
  cancel: { from: [...waitsForGuest, 'active'], to: 'cancelled' },
  no_show: { from: waitsForGuest, to: 'cancelled', fromItsDay: true },
}

/** Whether the state lets a step be taken. */
export function mayStepBooking(status: string, step: BookingStep): boolean {
  return (stepTable[step].from as readonly string[]).includes(status)
}

/** The state after a step that was taken from `status`. */
export function bookingStepLeadsTo(step: BookingStep, status: BookingStatus): BookingStatus {
  return stepTable[step].to ?? status
}

/** The way of a stay; `accepted` is another host's word for what is approved here. */
const way: readonly BookingStatus[] = ['pending', 'approved', 'active', 'completed']

/**
 * Whether the booking is in the state to which a step leads, or further on the way: a colleague took
 * that step before, or one past it (`passed` of a service's steps). A move leads to no state.
 */
export function isBookingStepPassed(step: BookingStep, status: BookingStatus): boolean {
  const { to } = stepTable[step]
  if (to === null || status === to) return to !== null
  const is = way.indexOf(status === 'accepted' ? 'approved' : status)
  const wished = way.indexOf(to)
  return is !== -1 && wished !== -1 && is >= wished
}

/**
 * Whether a step may be taken on this day (both `YYYY-MM-DD`, the house's): nobody is checked in, or
 * said not to have come, before the day on which the stay begins.
 */
export function isBookingStepsDay(step: BookingStep, checkIn: string, today: string): boolean {
  return stepTable[step].fromItsDay !== true || today >= checkIn
}

/** Nothing more is done with these. */
export function isBookingOver(status: string): boolean {
  return status === 'cancelled' || status === 'completed'
}

/**
 * What may be done from a state, the usual one first. A state that another host alone knows is not
 * over as far as anybody here can tell: it is moved and cancelled.
 */
export function openBookingSteps(status: string): BookingStep[] {
  if (!bookingStatuses.some((one) => one === status)) return ['reschedule', 'cancel']
  return bookingSteps.filter((step) => mayStepBooking(status, step))
}
