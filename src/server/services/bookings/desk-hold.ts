import { addDays, momentOf } from '#domain/days.ts'
import type { Moment } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { claimForGood, claimNights, nightsOfBookings } from './claims.ts'
import { notifyConfirmed, notifyRoomGone } from './notify.ts'
import { changeBooking, lockBooking, noteApprovedPaid } from './rows.ts'
import type { BookingRow } from './wire.ts'

/**
 * Nights that the desk holds for a guest until the end of a day. The booking stays pending; an
 * approval or its first payment makes it firm. Nothing has to run when a hold is over: its nights
 * may be taken from then on.
 */

/** The end of the day in the house's time zone. */
export function holdEnds(day: string, timezone: string): Moment {
  return momentOf(timezone, addDays(day, 1), '00:00').toISOString()
}

/** Until when the desk holds the booking's nights; null: it does not, or no longer. */
function deskHold(row: BookingRow, timezone: string, now: Date): Moment | null {
  if (row.status !== 'pending' || row.hold_until === null) return null
  const ends = holdEnds(row.hold_until, timezone)
  return ends > now.toISOString() ? ends : null
}

/**
 * Gives bookings back the desk's hold where a payment's shorter one took its place. Claim their
 * nights before: they are locked in everybody's order then.
 */
export async function keepDeskHolds(
  tx: Tx,
  rows: readonly BookingRow[],
  paymentUntil: Moment,
  now: Date,
): Promise<void> {
  if (rows.every(({ hold_until }) => hold_until === null)) return
  const { timezone } = await settingsOf(tx.db)
  for (const row of rows) {
    const until = deskHold(row, timezone, now)
    if (until === null || until <= paymentUntil) continue
    await claimNights(tx, nightsOfBookings([row]), until, now)
  }
}

/** Bookings whose nights the desk holds now. */
export async function heldByDesk(
  tx: Tx,
  rows: readonly BookingRow[],
  now: Date,
): Promise<BookingRow[]> {
  if (rows.every(({ hold_until }) => hold_until === null)) return []
  const { timezone } = await settingsOf(tx.db)
  return rows.filter((row) => deskHold(row, timezone, now) !== null)
}

/**
 * Money was taken for a reservation that was held: all of its rooms are firm. Where the hold had
 * lapsed and a room went to another, that one is flagged for the desk, as for every payment.
 */
export async function makeHeldFirm(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const { together } = await lockBooking(tx, bookingId)
  const held = together.filter((row) => row.status === 'pending' && row.hold_until !== null)
  if (held.length === 0) return
  const short = await claimForGood(tx, held, now)
  const after = new Map(together.map((row) => [row.id, row]))
  for (const row of held) {
    if (!short.has(row.id)) {
      after.set(row.id, await changeBooking(tx, row, { status: 'approved' }))
      await noteApprovedPaid(tx, row.id)
    } else if (row.flag === null) await changeBooking(tx, row, { flag: 'room_gone' })
  }
  await notifyRoomGone(
    tx,
    held.filter(({ id }) => short.has(id)),
  )
  await notifyConfirmed(tx, [...after.values()])
}
