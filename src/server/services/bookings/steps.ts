import type { NamedRefusal } from '#contract/refusals/index.ts'
import { hotelBooking, stepBooking } from '#contract/bookings.ts'
import * as z from 'zod/mini'
import { cancelReasons } from '#domain/cancel-reasons.ts'
import { bookingStepLeadsTo, isBookingStepPassed, mayStepBooking } from '#domain/booking-steps.ts'
import type { BookingStatus } from '#domain/stays.ts'
import type { Tx } from '../../db/store.ts'
import { refuseWith, write, type Answer, type Change } from '../../pipeline/endpoint.ts'
import { cancelledFlag } from '../payments/index.ts'
import { cancelBookings, claimOrRefuse } from './inventory.ts'
import { changeBooking, lockBooking } from './rows.ts'
import { notifyConfirmed } from './notify.ts'
import { deskBooking, type BookingRow } from './wire.ts'

export const deskAnswer = z.object({ data: hotelBooking })

async function answerWith(tx: Tx, row: BookingRow): Promise<Answer> {
  return { status: 200, body: { data: await deskBooking(tx.db, row) } }
}

/** The refusal of a step that the booking's status does not allow. */
export const stepNotPossible = (
  verb: string,
  { status }: Pick<BookingRow, 'status'>,
): NamedRefusal => ({
  reason: 'step_not_possible',
  params: { noun: 'booking', status, verb },
})

export async function refuseWithCurrent(
  tx: Tx,
  row: BookingRow,
  reason: NamedRefusal,
): Promise<never> {
  return refuseWith(reason, { current: await deskBooking(tx.db, row) })
}

/** Throws `conflict` with the row if the status differs from the one that the person saw. */
async function checkSeen(tx: Tx, row: BookingRow, seen: BookingStatus | undefined): Promise<void> {
  if (seen === undefined || seen === row.status) return
  await refuseWithCurrent(tx, row, {
    reason: 'entry_changed',
    params: { noun: 'booking', status: row.status, seen },
  })
}

const statusChange = (row: BookingRow, from: string): Change[] => [
  { resource: 'hotel_bookings', rowId: row.id, changed: { status: [from, row.status] } },
]

/**
 * pending becomes approved: its nights are claimed for good, or 409 `room_taken` says what is free.
 * One room at a time; the confirmation of a group waits for its last room.
 */
export const approveHotelBooking = write({
  name: 'approveHotelBooking',
  body: stepBooking,
  answer: deskAnswer,
  async write(tx, { params, body, now }) {
    const { row, together } = await lockBooking(tx, params.id)
    if (isBookingStepPassed('approve', row.status as BookingStatus))
      return await answerWith(tx, row)
    await checkSeen(tx, row, body.seen?.status)
    if (!mayStepBooking(row.status, 'approve')) {
      await refuseWithCurrent(tx, row, stepNotPossible('approved', row))
    }
    await claimOrRefuse(tx, [row], null, now)
    const flag = row.flag === 'room_gone' || row.flag === 'calendar_clash' ? null : row.flag
    const approved = await changeBooking(tx, row, {
      status: bookingStepLeadsTo('approve', 'pending'),
      flag,
    })
    await notifyConfirmed(
      tx,
      together.map((one) => (one.id === row.id ? approved : one)),
    )
    const answer = await answerWith(tx, approved)
    return { ...answer, changes: statusChange(approved, row.status) }
  },
})

/** pending, approved or active becomes cancelled: its nights are free at once. */
export const cancelHotelBooking = write({
  name: 'cancelHotelBooking',
  body: stepBooking,
  answer: deskAnswer,
  async write(tx, { params, body, now }) {
    const { row } = await lockBooking(tx, params.id)
    if (isBookingStepPassed('cancel', row.status as BookingStatus)) return await answerWith(tx, row)
    await checkSeen(tx, row, body.seen?.status)
    if (!mayStepBooking(row.status, 'cancel')) {
      await refuseWithCurrent(tx, row, stepNotPossible('cancelled', row))
    }
    await cancelBookings(tx, [row.id], body.reason ?? cancelReasons.house, now)
    const left = (await lockBooking(tx, row.id)).row
    const flag = await cancelledFlag(tx, { kind: 'room', id: row.id }, left.flag)
    const cancelled = flag === left.flag ? left : await changeBooking(tx, left, { flag })
    const answer = await answerWith(tx, cancelled)
    return { ...answer, changes: statusChange(cancelled, row.status) }
  },
})
