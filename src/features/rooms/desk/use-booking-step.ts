import { useLingui } from '@lingui/react/macro'
import type { RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import { bookingStatuses } from '#domain/stays.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { bookingGroup, bookingStepRoutes } from '../operations/desk-steps.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { bookingStepTitle } from '../operations/desk-steps-text.ts'
import type { DeskBooking } from '../desk-booking.ts'
import type { Move } from './move-problems.ts'
import { roomOverlays, rowOfStep } from './steps-of.ts'
import type { MoveTermsSent } from './use-move-price.ts'
import { useRoomLabels } from './use-room-labels.ts'

/** A step to take; the values that the person saw are added from the booking. */
export type WishedStep =
  | { step: 'approve' | 'check_in' | 'no_show' }
  /** `reason`: why the guest leaves with an open balance. */
  | { step: 'check_out'; reason: string | null }
  | { step: 'cancel'; reason: string }
  /** `price`: what was said of it before, and whether it is kept. */
  | ({ step: 'reschedule'; price: MoveTermsSent } & Move)

/** The status, where our server knows it. */
function seenStatus({ status }: DeskBooking): Pick<StepBooking, 'seen'> {
  const known = bookingStatuses.find((one) => one === status)
  return known === undefined ? {} : { seen: { status: known } }
}

function bodyOf(booking: DeskBooking, wantedStep: WishedStep): StepBooking | RescheduleBooking {
  switch (wantedStep.step) {
    case 'approve':
    case 'check_in':
    case 'no_show':
      return seenStatus(booking)
    case 'check_out':
      return {
        ...seenStatus(booking),
        ...(wantedStep.reason !== null && { reason: wantedStep.reason }),
      }
    case 'cancel':
      return { ...seenStatus(booking), reason: wantedStep.reason.trim() || null }
    case 'reschedule': {
      const { check_in, check_out, room_id, price } = wantedStep
      const seen = {
        check_in: booking.check_in,
        check_out: booking.check_out,
        ...(booking.room_id === '' ? {} : { room_id: booking.room_id }),
        ...price.seen,
      }
      const other = room_id !== '' && room_id !== booking.room_id
      // The room is left out where it stays: another server's documented call has only the dates.
      return { check_in, check_out, ...(other ? { room_id } : {}), ...price.keep, seen }
    }
  }
}

/** Takes a step on a booking; see useDeskStep. */
export function useBookingStep(): (
  booking: DeskBooking,
  wantedStep: WishedStep,
) => Promise<boolean> {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  const take = useDeskStep(roomOverlays, rowOfStep)
  return (booking, wantedStep) => {
    const body = bodyOf(booking, wantedStep)
    const days = daysText(booking.check_in, booking.check_out)
    return take({
      route: bookingStepRoutes[wantedStep.step],
      id: booking.id,
      body,
      group: bookingGroup(booking.id),
      title: bookingStepTitle(wantedStep.step, body),
      about: [booking.customer_name || t`Guest`, roomLabels(booking), days],
    })
  }
}
