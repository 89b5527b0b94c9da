import { dayIn } from '#domain/days.ts'
import type { BookingPaymentStatus, BookingStatus } from '#domain/stays.ts'
import type { Moment } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { claimForGood, claimNights, nightsOfBookings, releaseNights } from './claims.ts'
import { heldByDesk, keepDeskHolds } from './desk-hold.ts'
import { checkHoldLimits } from './hold-limits.ts'
import { freeRooms, isOpen, refuseUnavailable } from './free-rooms.ts'
import { countHolds } from './renewals.ts'
import { changeBooking, lockBookings, noteApprovedPaid } from './rows.ts'
import { notifyCancelled, notifyConfirmed, notifyRoomGone } from './notify.ts'
import type { BookingRow } from './wire.ts'

/**
 * What payments and cancellations do to bookings. Nobody but this service changes a booking's row:
 * its nights, and what everyone may know of it, are kept in step here.
 *
 * Locks, in this order, so that no two transactions wait for each other: bookings by id with their
 * groups, then nights by room and day.
 */

/** Claims nights, or throws `room_taken` with alternatives. */
export async function claimOrRefuse(
  tx: Tx,
  rows: readonly BookingRow[],
  until: Moment | null,
  now: Date,
): Promise<void> {
  const missing = await claimNights(tx, nightsOfBookings(rows), until, now)
  const short = rows.filter(({ id }) => missing.some(({ booking_id }) => booking_id === id))
  if (short.length > 0) await refuseRooms(tx, short, now)
}

/** Throws `room_taken` for the rooms of bookings. */
async function refuseRooms(tx: Tx, short: readonly BookingRow[], now: Date): Promise<never> {
  const [first] = short
  if (first === undefined) throw new Error('No booking to refuse')
  const rooms = await tx.db
    .selectFrom('rooms')
    .selectAll()
    .where('id', 'in', [...new Set(short.map(({ room_id }) => room_id))])
    .execute()
  return refuseUnavailable({
    span: first,
    guests: Math.max(...short.map(({ adults, children }) => adults + children)),
    taken: rooms,
    like: rooms.find(({ id }) => id === first.room_id),
    free: await freeRooms(tx.db, first, now),
  })
}

/** Pending bookings of rooms that staff took from sale meanwhile, or of a day that is past. */
async function checkStillOffered(tx: Tx, pending: readonly BookingRow[], now: Date): Promise<void> {
  const { timezone } = await settingsOf(tx.db)
  const today = dayIn(timezone, now)
  if (pending.some(({ check_in }) => check_in < today)) {
    refuse('arrival_over')
  }
  const rooms = await tx.db
    .selectFrom('rooms')
    .selectAll()
    .where('id', 'in', [...new Set(pending.map(({ room_id }) => room_id))])
    .where('deleted_at', 'is', null)
    .execute()
  const closed = pending.filter((row) => {
    const room = rooms.find(({ id }) => id === row.room_id)
    return room === undefined || !isOpen(room, row.check_in)
  })
  if (closed.length > 0) await refuseRooms(tx, closed, now)
}

/**
 * A payment starts: the nights of all these bookings are held for the house's `hold_minutes`, all
 * or none; `payment_status` becomes `pending`. Bookings that have their nights for good keep them.
 * Answers until when. Throws `not_found`, `conflict` (cancelled), `too_late`, `room_taken`, and
 * `too_many_requests` for who renews a hold again and again.
 */
export async function holdNights(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
): Promise<Moment> {
  const { rows } = await lockBookings(tx, bookingIds)
  if (rows.some(({ status }) => status === 'cancelled')) {
    refuse('booking_cancelled')
  }
  const { hold_minutes } = await settingsOf(tx.db)
  const until = new Date(now.getTime() + hold_minutes * 60_000).toISOString()
  const pending = rows.filter(({ status }) => status === 'pending')
  if (pending.length > 0) {
    await checkStillOffered(tx, pending, now)
    await checkHoldLimits(tx, pending, now)
    await claimOrRefuse(tx, pending, until, now)
    await keepDeskHolds(tx, pending, until, now)
    await countHolds(tx, pending, until, now, hold_minutes)
  }
  for (const row of rows) {
    if (row.payment_status !== 'paid') await changeBooking(tx, row, { payment_status: 'pending' })
  }
  return until
}

/**
 * A payment failed or was given up: nights that were only held are free for others, a payment that
 * was `pending` is `failed`. Nothing to release is no error. Not while another payment for the same
 * bookings is under way: its hold is the same one.
 */
export async function releaseHolds(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const { rows } = await lockBookings(tx, bookingIds)
  const ids = rows.map(({ id }) => id)
  const now = new Date(tx.stamp.at)
  const held = new Set((await heldByDesk(tx, rows, now)).map(({ id }) => id))
  await releaseNights(
    tx,
    ids.filter((id) => !held.has(id)),
    now,
    'held',
  )
  for (const row of rows) {
    if (row.payment_status === 'pending') {
      await changeBooking(tx, row, { payment_status: 'failed' })
    }
  }
}

/** What money says of bookings where nights are not touched, e.g. `refunded`. */
export async function setPaymentStatus(
  tx: Tx,
  bookingIds: readonly string[],
  status: BookingPaymentStatus,
): Promise<void> {
  const { rows } = await lockBookings(tx, bookingIds)
  for (const row of rows) {
    if (row.payment_status !== status) await changeBooking(tx, row, { payment_status: status })
  }
}

/**
 * Paid in full: nights are claimed for good (again, where the hold had lapsed), pending bookings
 * approve themselves, and the confirmation is queued once. Where a room went to another meanwhile,
 * or the booking was cancelled, it is flagged for the desk (`room_gone`, `paid_cancelled`), the
 * house is told, and the answer is `room_gone`; the others of its group are approved all the same.
 * Never refuses: money that came is kept account of. Repeating it changes nothing.
 */
export async function settlePaid(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
): Promise<'approved' | 'room_gone'> {
  const { rows, withGroup } = await lockBookings(tx, bookingIds)
  const pending = rows.filter(({ status }) => status === 'pending')
  const short = await claimForGood(tx, pending, now)
  const settled = new Map(withGroup.map((row) => [row.id, row]))
  for (const row of rows) {
    const patch = settledPatch(row, short.has(row.id))
    const changes = Object.entries(patch).some(
      ([field, value]) => row[field as keyof BookingRow] !== value,
    )
    if (changes) settled.set(row.id, await changeBooking(tx, row, patch))
    if (patch.status !== undefined) await noteApprovedPaid(tx, row.id)
  }
  const flagged = rows.filter(({ id, status }) => short.has(id) || status === 'cancelled')
  await notifyRoomGone(tx, flagged)
  await notifyConfirmed(tx, [...settled.values()])
  return flagged.length === 0 ? 'approved' : 'room_gone'
}

/** Flags that are answered by a room that is there and paid for; others are the desk's to clear. */
const clearedBySettling = new Set(['room_gone', 'part_paid'])

function settledPatch(row: BookingRow, roomGone: boolean) {
  const payment_status: BookingPaymentStatus = 'paid'
  if (row.status === 'cancelled') return { payment_status, flag: 'paid_cancelled' }
  if (row.status !== 'pending') return { payment_status }
  if (roomGone) return { payment_status, flag: 'room_gone' }
  const status: BookingStatus = 'approved'
  return { payment_status, status, flag: clearedBySettling.has(row.flag ?? '') ? null : row.flag }
}

/**
 * Cancels bookings: their nights are free for others at once, and the guest is told, once. Those
 * cancelled already stay as they are. Throws `not_found`, and `conflict` for a stay that is over.
 */
export async function cancelBookings(
  tx: Tx,
  bookingIds: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  const { rows, withGroup } = await lockBookings(tx, bookingIds)
  if (rows.some(({ status }) => status === 'completed')) {
    refuse('stay_over')
  }
  const active = rows.filter(({ status }) => status !== 'cancelled')
  await releaseNights(
    tx,
    active.map(({ id }) => id),
    now,
  )
  const left = new Map(withGroup.map((row) => [row.id, row]))
  for (const row of active) {
    left.set(row.id, await changeBooking(tx, row, { status: 'cancelled', cancel_reason: reason }))
  }
  await notifyCancelled(tx, active)
  // It may have been the last room of its group that the rest waited for.
  await notifyConfirmed(tx, [...left.values()])
}
