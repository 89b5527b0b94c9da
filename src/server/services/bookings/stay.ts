import { stepBooking } from '#contract/bookings.ts'
import {
  bookingStepLeadsTo,
  isBookingStepPassed,
  isBookingStepsDay,
  mayStepBooking,
  type BookingStep,
} from '#domain/booking-steps.ts'
import { cancelReasons } from '#domain/cancel-reasons.ts'
import { dayIn } from '#domain/days.ts'
import type { BookingStatus } from '#domain/stays.ts'
import type { Tx } from '../../db/store.ts'
import { write, type Answer, type Call } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { markForCleaning } from '../housekeeping/index.ts'
import { stayMoney } from '../money/index.ts'
import { cancelledFlag } from '../payments/index.ts'
import { releaseNights } from './claims.ts'
import { claimOrRefuse } from './inventory.ts'
import { changeBooking } from './rows.ts'
import { lockBooking } from './rows.ts'
import { stepNotPossible, deskAnswer, refuseWithCurrent } from './steps.ts'
import { deskBooking, type BookingRow } from './wire.ts'

/** Check-in, check-out and no-show (decisions.md, "Rooms and bookings": "Stay"). */

type StepCall = Pick<Call<{ seen?: { status: BookingStatus } | undefined }>, 'params' | 'body'>

/**
 * The booking, locked, in one of the states that the step begins in. Answers at once where it was
 * taken already, or one past it; throws `conflict` with the row where it is neither, or not as the
 * person saw it.
 */
async function beginStep(
  tx: Tx,
  { params, body }: StepCall,
  step: BookingStep,
  verb: string,
): Promise<{ row: BookingRow; status: BookingStatus; done: Answer | null }> {
  const { row } = await lockBooking(tx, params.id)
  const was = row.status as BookingStatus
  const status = bookingStepLeadsTo(step, was)
  if (isBookingStepPassed(step, was)) return { row, status, done: await answered(tx, row, null) }
  const seen = body.seen?.status
  if (seen !== undefined && seen !== row.status) {
    await refuseWithCurrent(tx, row, {
      reason: 'entry_changed',
      params: { noun: 'booking', status: row.status, seen },
    })
  }
  if (!mayStepBooking(was, step)) await refuseWithCurrent(tx, row, stepNotPossible(verb, row))
  return { row, status, done: null }
}

/** `was`: the state before; null: nothing was changed. */
async function answered(tx: Tx, row: BookingRow, was: string | null): Promise<Answer> {
  const body = { data: await deskBooking(tx.db, row) }
  if (was === null) return { status: 200, body }
  return {
    status: 200,
    body,
    changes: [
      { resource: 'hotel_bookings', rowId: row.id, changed: { status: [was, row.status] } },
    ],
  }
}

/** The house's day on which the person did it: what staff record offline is a fact of then. */
async function dayOf(tx: Tx, call: Pick<Call, 'operation' | 'now'>): Promise<string> {
  const { timezone } = await settingsOf(tx.db)
  const deviceTime = Date.parse(call.operation?.deviceTime ?? '')
  // A clock that runs ahead would check guests in before they come.
  const at = Number.isNaN(deviceTime)
    ? call.now
    : new Date(Math.min(deviceTime, call.now.getTime()))
  return dayIn(timezone, at)
}

/**
 * approved becomes active: the guest has the key. Not before the day the stay begins, so that the
 * nights claimed are those slept: it is moved first.
 */
export const checkInHotelBooking = write({
  name: 'checkInHotelBooking',
  body: stepBooking,
  answer: deskAnswer,
  async write(tx, call) {
    const { row, status, done } = await beginStep(tx, call, 'check_in', 'checked in')
    if (done !== null) return done
    if (!isBookingStepsDay('check_in', row.check_in, await dayOf(tx, call))) {
      await refuseWithCurrent(tx, row, {
        reason: 'stay_begins_later',
        params: { check_in: row.check_in },
      })
    }
    // Held since it was approved; a row from another system may never have been.
    await claimOrRefuse(tx, [row], null, call.now)
    return await answered(tx, await changeBooking(tx, row, { status }), row.status)
  },
})

/**
 * active becomes completed: nights not slept are free again, and the room waits to be made up. What
 * is owed stays owed: the desk is warned, never stopped, and why the guest leaves owing is kept.
 */
export const checkOutHotelBooking = write({
  name: 'checkOutHotelBooking',
  body: stepBooking,
  answer: deskAnswer,
  async write(tx, call) {
    const { row, status, done } = await beginStep(tx, call, 'check_out', 'checked out')
    if (done !== null) return done
    await releaseNights(tx, [row.id], call.now)
    const { balance } = await stayMoney(tx.db, { kind: 'room', id: row.id })
    const owing_cents = balance > 0 ? balance : null
    const left = await changeBooking(tx, row, {
      status,
      owing_cents,
      owing_reason: owing_cents === null ? null : (call.body.reason ?? null),
    })
    await markForCleaning(tx, row.room_id, call.operation?.deviceTime ?? null)
    const answer = await answered(tx, left, row.status)
    if (owing_cents === null) return answer
    const owing: Record<string, [unknown, unknown]> = {
      owing_cents: [null, owing_cents],
      owing_reason: [null, left.owing_reason],
    }
    const changes = (answer.changes ?? []).map((one) => ({
      ...one,
      changed: { ...one.changed, ...owing },
    }))
    return { ...answer, changes }
  },
})

/** Who said nothing and did not come: cancelled and flagged, and the nights are free. */
export const noShowHotelBooking = write({
  name: 'noShowHotelBooking',
  body: stepBooking,
  answer: deskAnswer,
  async write(tx, call) {
    const { row, status, done } = await beginStep(tx, call, 'no_show', 'a no-show')
    if (done !== null) return done
    if (!isBookingStepsDay('no_show', row.check_in, await dayOf(tx, call))) {
      await refuseWithCurrent(tx, row, {
        reason: 'may_still_come',
        params: { check_in: row.check_in },
      })
    }
    await releaseNights(tx, [row.id], call.now)
    const gone = await changeBooking(tx, row, {
      status,
      flag: await cancelledFlag(tx, { kind: 'room', id: row.id }, row.flag, true),
      cancel_reason: call.body.reason ?? cancelReasons.noShow,
    })
    return await answered(tx, gone, row.status)
  },
})
