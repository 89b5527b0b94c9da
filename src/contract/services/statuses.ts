import { isBookingOver, isBookingStepPassed } from '#domain/booking-steps.ts'
import type { BookingStatus } from '#domain/stays.ts'
import { serviceOf, type BookedKind } from './index.ts'
import type { Service } from './service.ts'

/** What a status says of its booking, of every kind. */

const described = (kind: Exclude<BookedKind, 'room'>): Service => serviceOf(kind)

/** Whether nothing has to be done any more for its guest. False for an unknown status. */
export function isOver(kind: BookedKind, status: string): boolean {
  if (kind === 'room') return isBookingOver(status)
  const { steps, servedIn = [] } = described(kind)
  return steps.isOver(status) || servedIn.includes(status)
}

/** Whether the house accepted it, and it was not cancelled since. */
export function isConfirmed(kind: BookedKind, status: string): boolean {
  if (kind === 'room') return isBookingStepPassed('approve', status as BookingStatus)
  const { steps, confirmedBy } = described(kind)
  return confirmedBy.some((step) => steps.passed(status, step))
}

/** Whether it is in the status to which the house's usual acceptance leads: nothing further was done. */
export function isJustConfirmed(kind: BookedKind, status: string): boolean {
  if (kind === 'room') return status === 'approved' || status === 'accepted'
  const { steps, confirmedBy } = described(kind)
  const [usual] = confirmedBy
  return usual !== undefined && steps.leadsTo(usual) === status
}
