import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import { oneRow } from '#contract/route.ts'
import { bookingStatuses } from '#domain/stays.ts'
import { looseList, looseObject, looseText, type Loose } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { WayOn } from '#offline/meaning.ts'
import { currentOf, otherRooms, takenIds, type OtherRoom } from './refused.ts'
import { bookingStepTitle, type BookingStep } from './desk-steps-words.ts'
import { amount } from './words.ts'

/** Ways on from a step of the desk that the house refused, best first. */
export function waysOn(step: BookingStep, operation: OperationRow): WayOn[] {
  switch (operation.answer?.code) {
    case 'room_taken':
      return step === 'cancel' ? [] : inOtherRooms(step, operation)
    case 'conflict':
      return allTheSame(step, operation)
    default:
      return []
  }
}

/** More would be a list to search, not a way on. */
const MOST_WAYS = 4

/** Where it was to be approved it is moved first; Approve is on its row again then. */
function inOtherRooms(step: 'approve' | 'reschedule', operation: OperationRow): WayOn[] {
  const body = operation.answer?.body
  const current = currentOf(body)
  const check_in = looseText(current.check_in)
  const check_out = looseText(current.check_out)
  const taken = takenIds(body)[0]
  if (check_in === '' || check_out === '') return []
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
    .slice(0, MOST_WAYS)
    .map((room): WayOn => {
      const name = numberedName(current, room)
      const price = amount(room.pricePerNight, 'USD')
      const moved: RescheduleBooking = { ...asked, room_id: room.id }
      return {
        kind: 'change',
        label: msg`Move to ${name}, ${price} a night`,
        change: { route: 'rescheduleHotelBooking', body: moved, words },
      }
    })
}

/** "104 Bisoke": a desk knows its rooms by their numbers. */
function numberedName(current: Loose, { id, name }: OtherRoom): string {
  const room = looseList(current.rooms)
    .map(looseObject)
    .find((one) => looseText(one.room_id) === id)
  const number = looseText(room?.room_number)
  return number === '' || name.includes(number) ? name : `${number} ${name}`
}

/** The same step from the state the house is in, where that is lawful. */
function allTheSame(step: BookingStep, operation: OperationRow): WayOn[] {
  const row = looseObject(oneRow(currentOf(operation.answer?.body)))
  const status = bookingStatuses.find((one) => one === row.status)
  if (status === undefined || status === 'cancelled' || status === 'completed') return []
  const { words } = operation
  switch (step) {
    case 'approve': {
      if (status !== 'pending') return []
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`Approve all the same`, change: { body, words } }]
    }
    case 'cancel': {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [{ kind: 'change', label: msg`Cancel all the same`, change: { body, words } }]
    }
    case 'reschedule': {
      const body: RescheduleBooking = {
        ...(operation.body as RescheduleBooking),
        seen: {
          check_in: looseText(row.check_in),
          check_out: looseText(row.check_out),
          room_id: looseText(row.room_id),
        },
      }
      return [{ kind: 'change', label: msg`Move all the same`, change: { body, words } }]
    }
  }
}
