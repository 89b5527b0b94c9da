import { cancelReasons } from '#domain/cancel-reasons.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { latestArrival, nightsBetween, type Span } from '#domain/stays.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { countOf } from '../../db/count.ts'
import type { CalendarEventsTable, CalendarFeedsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import {
  type BookingRow,
  changeBooking,
  claimNights,
  isTaken,
  releaseNights,
  lockBookings,
  nightsOfBookings,
} from '../bookings/index.ts'
import { uniqueCode } from '../unique-code.ts'
import { baseOf, settingsOf } from '../../house-settings.ts'
import { activeRooms } from '../rooms/index.ts'
import { noteStay } from '../../stay-events/insert-stay-event.ts'
import type { CalendarStay } from '#domain/calendar-file.ts'

/** The flag of a booking whose nights were sold here already. */
export const CLASH = 'calendar_clash'

/** The house's day. */
export async function todayAt(tx: Tx, now: Date): Promise<string> {
  return dayIn((await settingsOf(tx.db)).timezone, now)
}

/** Without nights that are past or too far ahead; null: none are left. */
function bookableSpan({ check_in, check_out }: Span, today: string): Span | null {
  const last = addDays(today, latestArrival)
  const span = {
    check_in: check_in > today ? check_in : today,
    check_out: check_out < last ? check_out : last,
  }
  return span.check_in < span.check_out ? span : null
}

/** Whether all of a room's nights are somebody's for good, or held just now. */
async function areAllOccupied(tx: Tx, roomId: string, span: Span, now: Date): Promise<boolean> {
  const taken = tx.db
    .selectFrom('room_nights')
    .where('room_id', '=', roomId)
    .where('night', '>=', span.check_in)
    .where('night', '<', span.check_out)
    .where(isTaken(now))
  return (await countOf(taken)) === nightsBetween(span.check_in, span.check_out).length
}

/** Claims all nights of a booking, or none and says so. */
async function claimAll(tx: Tx, row: BookingRow, now: Date): Promise<boolean> {
  const missing = await claimNights(tx, nightsOfBookings([row]), null, now)
  if (missing.length === 0) return true
  await releaseNights(tx, [row.id], now)
  return false
}

async function lockStayBooking(tx: Tx, id: string): Promise<BookingRow> {
  const [row] = (await lockBookings(tx, [id])).rows
  if (row === undefined) throw new Error('A calendar’s booking is not there')
  return row
}

/** A stay of the channel that was not known: a booking of its own, approved or flagged. */
async function insertStay(tx: Tx, feed: CalendarFeedsTable, stay: CalendarStay, now: Date) {
  const span = bookableSpan(stay, await todayAt(tx, now))
  if (span === null) return
  const room = await activeRooms(tx.db).where('id', '=', feed.room_id).executeTakeFirst()
  if (room === undefined) return
  // It is not let there because it is sold here: our own calendar come back.
  if (stay.closed && (await areAllOccupied(tx, room.id, span, now))) return
  const id = uuidv7(now.getTime())
  await tx.insert('hotel_bookings', {
    id,
    code: await uniqueCode(tx, 'hotel_bookings', undefined),
    group_id: null,
    room_id: room.id,
    ...span,
    adults: 1,
    children: 0,
    status: 'pending',
    // The channel takes the money: nothing is due here.
    payment_status: 'paid',
    customer_id: null,
    customer_name: feed.channel,
    customer_phone: null,
    customer_email: null,
    extra_breakfast: 0,
    extra_airport_transfer: 0,
    extra_late_checkout: 0,
    price_per_night_cents: 0,
    total_cents: 0,
    currency: await baseOf(tx.db),
    rwf_rate: null,
    notes: null,
    source: `ical:${feed.channel}`,
    promo_code: null,
    discount_cents: 0,
    charged_total: 0,
    flag: null,
    cancel_reason: null,
    owing_reason: null,
    rate_reason: null,
    list_price_cents: null,
    hold_until: null,
    no_letter: null,
    owing_cents: null,
    written_off_cents: null,
    write_off_reason: null,
    device_time: null,
    changed_by: null,
    language: null,
  })
  const row = await lockStayBooking(tx, id)
  const got = await claimAll(tx, row, now)
  await changeBooking(tx, row, got ? { status: 'approved' } : { flag: CLASH })
  await noteStay(tx, { bookingId: id, kind: got ? 'reserved' : 'booked', params: {} })
  await tx.db
    .insertInto('calendar_events')
    .values({
      feed_id: feed.id,
      uid: stay.uid,
      booking_id: id,
      check_in: stay.check_in,
      check_out: stay.check_out,
    })
    .execute()
}

/** A known stay that clashed is tried again: the nights may be free now. */
async function retryClash(tx: Tx, held: CalendarEventsTable, now: Date) {
  const row = await lockStayBooking(tx, held.booking_id)
  if (row.status !== 'pending' || row.flag !== CLASH) return
  if (row.check_in < (await todayAt(tx, now))) return
  if (await claimAll(tx, row, now)) {
    await changeBooking(tx, row, { status: 'approved', flag: null })
    await noteStay(tx, { bookingId: row.id, kind: 'approved', params: {} })
  }
}

/** Moves a stay that the channel moved, unless staff moved or cancelled it here. */
async function moveStay(
  tx: Tx,
  feed: CalendarFeedsTable,
  held: CalendarEventsTable,
  stay: CalendarStay,
  now: Date,
) {
  const { check_in, check_out } = stay
  await tx.db
    .updateTable('calendar_events')
    .set({ check_in, check_out })
    .where('feed_id', '=', feed.id)
    .where('uid', '=', held.uid)
    .execute()
  const row = await lockStayBooking(tx, held.booking_id)
  const isHere = row.status === 'active'
  const isOpen = isHere || row.status === 'pending' || row.status === 'approved'
  const unchangedHere = row.room_id === feed.room_id && row.check_out === held.check_out
  const span = bookableSpan(stay, await todayAt(tx, now))
  if (!isOpen || !unchangedHere || span === null) return
  // Who has the key came when they came.
  const wanted = isHere ? { check_in: row.check_in, check_out: span.check_out } : span
  await releaseNights(tx, [row.id], now)
  if (await claimAll(tx, { ...row, ...wanted }, now)) {
    const status = isHere ? 'active' : 'approved'
    const flag = row.flag === CLASH ? null : row.flag
    await changeBooking(tx, row, { ...wanted, status, flag })
    await noteMoved(tx, row, wanted)
  } else if (isHere) {
    await claimAll(tx, row, now)
    await changeBooking(tx, row, { flag: CLASH })
  } else {
    await changeBooking(tx, row, { ...wanted, status: 'pending', flag: CLASH })
    await noteMoved(tx, row, wanted)
  }
}

const noteMoved = (tx: Tx, row: BookingRow, { check_in, check_out }: Span) =>
  noteStay(tx, {
    bookingId: row.id,
    kind: 'moved',
    params: {
      ...(check_in !== row.check_in && { check_in, check_in_before: row.check_in }),
      ...(check_out !== row.check_out && { check_out, check_out_before: row.check_out }),
    },
  })

/** One stay of a channel's calendar, in a transaction of its own. Repeating it changes nothing. */
export async function importStay(tx: Tx, feed: CalendarFeedsTable, stay: CalendarStay, now: Date) {
  const held = await tx.db
    .selectFrom('calendar_events')
    .selectAll()
    .where('feed_id', '=', feed.id)
    .where('uid', '=', stay.uid)
    .executeTakeFirst()
  if (held === undefined) return await insertStay(tx, feed, stay, now)
  if (held.check_in === stay.check_in && held.check_out === stay.check_out) {
    return await retryClash(tx, held, now)
  }
  await moveStay(tx, feed, held, stay, now)
}

/**
 * No longer in the channel's calendar: its nights are free, where the guest has not come yet. A stay
 * under way is only forgotten once it is over, since calendars drop what is past.
 */
export async function dropStay(
  tx: Tx,
  feed: Pick<CalendarFeedsTable, 'channel'>,
  held: CalendarEventsTable,
  now: Date,
) {
  const today = await todayAt(tx, now)
  const row = await lockStayBooking(tx, held.booking_id)
  const mayStillCome =
    (row.status === 'pending' || row.status === 'approved') && row.check_in >= today
  if (mayStillCome) {
    await releaseNights(tx, [row.id], now)
    const cancel_reason = `${cancelReasons.calendar} ${feed.channel}`
    await changeBooking(tx, row, { status: 'cancelled', cancel_reason, flag: null })
    await noteStay(tx, { bookingId: row.id, kind: 'cancelled', params: {} })
  } else if (row.status === 'active' || (row.status === 'approved' && row.check_out > today)) return
  await tx.db
    .deleteFrom('calendar_events')
    .where('feed_id', '=', held.feed_id)
    .where('uid', '=', held.uid)
    .execute()
}
