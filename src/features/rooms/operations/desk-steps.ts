import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HotelBooking, RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { bookingStatuses, nightsOf } from '#domain/stays.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning } from '#offline/meaning.ts'
import { waysOn } from './desk-steps-ways.ts'
import {
  bookingStepTitle,
  daysWords,
  failedWords,
  statusWords,
  type BookingStep,
} from './desk-steps-words.ts'

/** The desk's steps on a room booking (spec 3 §4, §7.2), as queued operations. */

export const bookingStepRoutes = {
  approve: 'approveHotelBooking',
  cancel: 'cancelHotelBooking',
  reschedule: 'rescheduleHotelBooking',
} as const satisfies Record<BookingStep, QueuedRouteName>

/** The group that keeps all steps of one booking in order. */
export function bookingGroup(id: string): string {
  return `hotel_bookings:${id}`
}

/** Nothing more is done with these. */
export function isOver(status: string): boolean {
  return status === 'cancelled' || status === 'completed'
}

/**
 * What is offered from a state. Approve only when pending; the others while it is not over, since
 * the house refuses them then.
 */
export function openBookingSteps(status: string): BookingStep[] {
  if (isOver(status)) return []
  return status === 'pending' ? ['approve', 'reschedule', 'cancel'] : ['reschedule', 'cancel']
}

function approved(booking: HotelBooking): HotelBooking {
  const flag = booking.flag === 'room_gone' ? null : booking.flag
  return { ...booking, status: 'approved', flag }
}

function cancelled(booking: HotelBooking, { reason }: StepBooking): HotelBooking {
  return { ...booking, status: 'cancelled', held_until: null, cancel_reason: reason ?? null }
}

/** Its room is found by its id where it is another; the price is the house's to work out. */
function moved(booking: HotelBooking, body: RescheduleBooking): HotelBooking {
  const { check_in, check_out, room_id = booking.room_id } = body
  const nameless = { room_number: '', room_name: '', room_type: '' }
  const changed = {
    ...booking,
    ...(room_id === booking.room_id ? {} : nameless),
    room_id,
    check_in,
    check_out,
    nights: nightsOf(check_in, check_out),
    price_open: true,
  }
  return changed
}

/** The house moved it meanwhile: what it says stands, and the conflict is shown as such. */
function isAsSeen(booking: HotelBooking, { seen }: RescheduleBooking): boolean {
  if (seen === undefined) return true
  return (
    booking.check_in === seen.check_in &&
    booking.check_out === seen.check_out &&
    (seen.room_id === undefined || booking.room_id === seen.room_id)
  )
}

/** The booking as it will be; null where the house's own state leaves nothing to show. */
function stepped(
  step: BookingStep,
  booking: HotelBooking,
  operation: OperationRow,
): HotelBooking | null {
  if (isOver(booking.status)) return null
  switch (step) {
    case 'approve':
      return booking.status === 'pending' ? approved(booking) : null
    case 'cancel': {
      const body = operation.body as StepBooking
      const seen = body.seen?.status ?? booking.status
      return seen === booking.status ? cancelled(booking, body) : null
    }
    case 'reschedule': {
      const body = operation.body as RescheduleBooking
      return isAsSeen(booking, body) ? moved(booking, body) : null
    }
  }
}

function applyStep(
  step: BookingStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const changed = at < 0 ? null : stepped(step, rows[at] as HotelBooking, operation)
  return changed === null ? rows : rows.with(at, changed)
}

/** The booking's state and nights at the house, since its last change and by whom. */
function houseSays(current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const status = bookingStatuses.find((one) => one === row.status)
  if (!status) return null
  const state = i18n._(statusWords[status])
  const days = daysWords(looseText(row.check_in), looseText(row.check_out))
  return {
    says: msg`${state}, ${days}`,
    at: looseTextOrNull(row.changed_at),
    by: looseTextOrNull(row.changed_by),
    note: looseTextOrNull(row.cancel_reason),
  }
}

function meaningOf(step: BookingStep): OperationMeaning {
  return {
    title: (operation) => bookingStepTitle(step, operation.body),
    // Guest, room and nights, written down when it was confirmed.
    detail: (operation) => {
      const booking = operation.words.detail
      return msg`${booking}`
    },
    overlay: {
      resource: 'hotel_bookings',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => waysOn(step, operation),
    house: houseSays,
    failed: failedWords[step],
    check: msg`Look at the booking in the house's own list before you send this again.`,
  }
}

export const deskStepMeanings: Meanings = {
  [bookingStepRoutes.approve]: meaningOf('approve'),
  [bookingStepRoutes.cancel]: meaningOf('cancel'),
  [bookingStepRoutes.reschedule]: meaningOf('reschedule'),
}
