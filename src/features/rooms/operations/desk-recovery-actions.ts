import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HotelBooking, RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import { isBookingOver, mayStepBooking } from '#domain/booking-steps.ts'
import { bookingStatuses, type BookingStatus } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { MAX_ACTIONS } from './book-room.ts'
import { houseDayOf } from './cached-prices.ts'
import { otherRooms, takenIds, takenOf, type OtherRoom } from './refused.ts'
import { bookingStepTitle, type BookingStep } from './desk-steps-text.ts'
import { amount } from './words.ts'

/** Recovery actions for a step of the desk that the server refused, best first. */
export function recoveryActions(step: BookingStep, operation: OperationRow): RecoveryAction[] {
  switch (operation.answer?.code) {
    case 'room_taken':
      return step === 'approve' || step === 'reschedule' || step === 'check_in'
        ? moveToOtherRooms(step, operation)
        : []
    case 'conflict':
      return repeatFromCurrent(step, operation)
    default:
      return []
  }
}

/**
 * Instead of approving or checking in, the booking is moved first; afterwards its row offers that
 * step again.
 */
function moveToOtherRooms(
  step: 'approve' | 'reschedule' | 'check_in',
  operation: OperationRow,
): RecoveryAction[] {
  const body = operation.answer?.body
  const { check_in, check_out } = takenOf(body)
  const taken = takenIds(body)[0]
  if (check_in === undefined || check_out === undefined) return []
  const asked: RescheduleBooking =
    step === 'reschedule'
      ? (operation.body as RescheduleBooking)
      : {
          check_in,
          check_out,
          seen: { check_in, check_out, ...(taken === undefined ? {} : { room_id: taken }) },
        }
  const title = i18n._(bookingStepTitle('reschedule', asked))
  const words = { ...operation.words, title }
  return otherRooms(body)
    .slice(0, MAX_ACTIONS)
    .map((room): RecoveryAction => {
      const name = numberedName(room)
      const price = amount(room.pricePerNight, 'USD')
      const moved: RescheduleBooking = { ...asked, room_id: room.id }
      return {
        kind: 'change',
        label: msg`Move to ${name}, ${price} a night`,
        change: { route: 'rescheduleHotelBooking', body: moved, words },
      }
    })
}

/** "104 Bisoke": staff know rooms by their numbers. */
export function numberedName({ number, name }: OtherRoom): string {
  return number === '' || name.includes(number) ? name : `${number} ${name}`
}

/** The same step again from the server's current status, where it is allowed. */
function repeatFromCurrent(step: BookingStep, operation: OperationRow): RecoveryAction[] {
  const row = rowNow<HotelBooking>(currentOf(operation.answer?.body))
  const status = bookingStatuses.find((one) => one === row.status)
  const { check_in = '', check_out = '', room_id = '' } = row
  if (status === undefined || isBookingOver(status)) return []
  const { words } = operation
  if (step !== 'check_in' && !mayStepBooking(status, step)) return []
  switch (step) {
    case 'approve': {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`Approve all the same`, change: { body, words } }]
    }
    case 'cancel': {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`Cancel all the same`, change: { body, words } }]
    }
    case 'check_in':
      return repeatCheckIn(operation, status, { check_in, check_out, room_id })
    case 'check_out': {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`Check out all the same`, change: { body, words } }]
    }
    case 'no_show': {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`No-show all the same`, change: { body, words } }]
    }
    case 'reschedule': {
      const body: RescheduleBooking = {
        ...(operation.body as RescheduleBooking),
        seen: { check_in, check_out, room_id },
      }
      return [{ kind: 'change', label: msg`Move all the same`, change: { body, words } }]
    }
  }
}

/**
 * A guest at the desk whose booking is not approved, or begins on another day, can still check in:
 * the booking is approved first, or moved to begin on the day of arrival. Afterwards its row offers
 * Check in again.
 */
function repeatCheckIn(
  operation: OperationRow,
  status: BookingStatus,
  {
    check_in: checkIn,
    check_out,
    room_id,
  }: Pick<HotelBooking, 'check_in' | 'check_out' | 'room_id'>,
): RecoveryAction[] {
  const { words } = operation
  if (status === 'pending') {
    const title = i18n._(bookingStepTitle('approve', null))
    const body: StepBooking = { seen: { status } }
    const change = { route: 'approveHotelBooking' as const, body, words: { ...words, title } }
    return [{ kind: 'change', label: msg`Approve it first`, change }]
  }
  if (!mayStepBooking(status, 'check_in')) return []
  const seen = (operation.body as StepBooking).seen?.status
  if (seen !== undefined && seen !== status) {
    const body: StepBooking = { seen: { status } }
    return [{ kind: 'change', label: msg`Check in all the same`, change: { body, words } }]
  }
  // The status was the same and the server still refused: the stay begins later.
  const arrivalDay = houseDayOf(operation)
  if (arrivalDay >= checkIn || check_out <= arrivalDay) return []
  const body: RescheduleBooking = {
    check_in: arrivalDay,
    check_out,
    seen: { check_in: checkIn, check_out, room_id },
  }
  const title = i18n._(bookingStepTitle('reschedule', body))
  const change = { route: 'rescheduleHotelBooking' as const, body, words: { ...words, title } }
  return [{ kind: 'change', label: msg`Let it begin on the day they came`, change }]
}
