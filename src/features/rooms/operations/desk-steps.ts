import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HotelBooking, RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { cancelReasons } from '#domain/cancel-reasons.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import {
  bookingStepLeadsTo,
  isBookingOver,
  isBookingStepsDay,
  mayStepBooking,
  openBookingSteps,
} from '#domain/booking-steps.ts'
import { bookingStatuses, nightsOf } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rowNow } from '#offline/current-of.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
} from '#offline/operation-descriptor.ts'
import { recoveryActions } from './desk-recovery-actions.ts'
import { givenTo } from './given-to.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { bookingStepTitle, failedText, statusLabels, type BookingStep } from './desk-steps-text.ts'

/** The desk's steps on a room booking (spec 3 §4, §7.2), as queued operations. */

export const bookingStepRoutes = {
  approve: 'approveHotelBooking',
  cancel: 'cancelHotelBooking',
  reschedule: 'rescheduleHotelBooking',
  check_in: 'checkInHotelBooking',
  check_out: 'checkOutHotelBooking',
  no_show: 'noShowHotelBooking',
} as const satisfies Record<BookingStep, QueuedRouteName>

/** The group that keeps all steps of one booking in order. */
export function bookingGroup(id: string): string {
  return `hotel_bookings:${id}`
}

export { openBookingSteps }

/** The steps offered for a booking on the day at the house, the most common first. */
export function openBookingStepsOn(
  { status, check_in }: Pick<HotelBooking, 'check_in'> & { status: string },
  today: string,
): BookingStep[] {
  return openBookingSteps(status).filter((step) => isBookingStepsDay(step, check_in, today))
}

function approved(booking: HotelBooking): HotelBooking {
  const isAnswered = booking.flag === 'room_gone' || booking.flag === 'calendar_clash'
  const flag = isAnswered ? null : booking.flag
  return { ...booking, status: 'approved', flag }
}

function cancelled(booking: HotelBooking, { reason }: StepBooking): HotelBooking {
  const flag = flagWhenCancelled(booking.flag, booking.paid)
  return { ...booking, status: 'cancelled', flag, held_until: null, cancel_reason: reason ?? null }
}

/** The reason for leaving with an open balance is known at once; the server computes the amount. */
function left(booking: HotelBooking, { reason }: StepBooking): HotelBooking {
  const status = bookingStepLeadsTo('check_out', booking.status)
  return { ...booking, status, ...(reason && { owing_reason: reason }) }
}

/** The same text and flag as on the server. */
function missed(booking: HotelBooking, { reason }: StepBooking): HotelBooking {
  const flag = flagWhenCancelled(booking.flag, booking.paid, true)
  return { ...cancelled(booking, { reason: reason ?? cancelReasons.noShow }), flag }
}

/** Whether what was paid covers the price, as the server says it of a booking with payments. */
function paymentStatus({ paid, payment_status }: HotelBooking, total: number) {
  if (payment_status === 'paid' && paid < total) return 'unpaid'
  return payment_status === 'unpaid' && paid > 0 && paid >= total ? 'paid' : payment_status
}

/**
 * Another room's name is looked up by its id. The price is the one that the desk was told; where it
 * was an estimate, or an older version of this app saved the move, it is open.
 */
function moved(booking: HotelBooking, body: RescheduleBooking): HotelBooking {
  const { check_in, check_out, room_id = booking.room_id } = body
  const price = body.seen?.price
  const nameless = { room_number: '', room_name: '', room_type: '' }
  const changed = {
    ...booking,
    ...(room_id === booking.room_id ? {} : nameless),
    room_id,
    check_in,
    check_out,
    nights: nightsOf(check_in, check_out),
    ...(price === undefined
      ? { price_open: true }
      : { ...price, payment_status: paymentStatus(booking, price.total) }),
  }
  return changed
}

/** The server's row has changed meanwhile: it is shown as it is, with the conflict. */
function isAsSeen(booking: HotelBooking, { seen }: RescheduleBooking): boolean {
  if (seen === undefined) return true
  return (
    booking.check_in === seen.check_in &&
    booking.check_out === seen.check_out &&
    (seen.room_id === undefined || booking.room_id === seen.room_id)
  )
}

/** The booking after the step; null where the server's status leaves nothing to apply. */
function stepped(
  step: BookingStep,
  booking: HotelBooking,
  operation: OperationRow,
): HotelBooking | null {
  if (isBookingOver(booking.status)) return null
  // The server's row has changed meanwhile: it is shown as it is, with the conflict.
  const { status } = booking
  const known = bookingStatuses.includes(status)
  if (known && !mayStepBooking(status, step)) return null
  switch (step) {
    case 'approve':
      return known ? approved(booking) : null
    case 'check_in':
      return known ? { ...booking, status: bookingStepLeadsTo(step, status) } : null
    case 'check_out':
      return known ? left(booking, operation.body as StepBooking) : null
    case 'no_show':
      return known ? missed(booking, operation.body as StepBooking) : null
    case 'cancel': {
      const body = operation.body as StepBooking
      const seen = body.seen?.status ?? status
      return seen === status ? cancelled(booking, body) : null
    }
    case 'reschedule': {
      const body = operation.body as RescheduleBooking
      return isAsSeen(booking, body) ? moved(booking, body) : null
    }
  }
}

function applyStep(
  step: BookingStep,
  rows: readonly ResourceRow[],
  operation: OperationRow,
): readonly ResourceRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const changed = at < 0 ? null : stepped(step, rows[at] as HotelBooking, operation)
  return changed === null ? rows : rows.with(at, changed)
}

/** The booking's status and dates on the server, or who has its room, since when and by whom. */
function serverStatus(current: unknown, id?: string): ServerStatus | null {
  const holder = givenTo(current, id)
  if (holder !== null) return holder
  const row = rowNow<HotelBooking>(current)
  const status = bookingStatuses.find((one) => one === row.status)
  if (!status) return null
  const state = i18n._(statusLabels[status])
  const days = daysText(row.check_in ?? '', row.check_out ?? '')
  return {
    label: msg`${state}, ${days}`,
    at: row.changed_at ?? null,
    by: row.changed_by ?? null,
    note: row.cancel_reason ?? null,
  }
}

function descriptorOf(step: BookingStep): OperationDescriptor {
  return {
    title: (operation) => bookingStepTitle(step, operation.body),
    detail: storedDetail,
    overlay: {
      resource: 'hotel_bookings',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    recoveryActions: (operation) => recoveryActions(step, operation),
    serverStatus: serverStatus,
    failed: failedText[step],
    check: msg`Check the booking in the house’s own list before you send this again.`,
  }
}

export const deskStepDescriptors: OperationDescriptors = Object.fromEntries(
  Object.entries(bookingStepRoutes).map(([step, route]) => [
    route,
    descriptorOf(step as BookingStep),
  ]),
)
