import { nightsBetween } from '#domain/stays.ts'
import { checkOpenLimit } from '../../budgets/open-limit.ts'
import { refuseOverBudget } from '../../budgets/spend.ts'
import { MIN_HELD_ROOMS } from '../../budgets/budgets.ts'
import type { Tx } from '../../db/store.ts'
import { activeRooms } from '../rooms/index.ts'
import type { BookingRow } from './wire.ts'

/** Nights that are held for payments now, with whose bookings they are. */
async function activeHolds(tx: Tx, now: Date) {
  return await tx.db
    .selectFrom('room_nights')
    .innerJoin('hotel_bookings', 'hotel_bookings.id', 'room_nights.booking_id')
    .select(['room_nights.booking_id', 'room_nights.night', 'room_nights.held_until'])
    .select(['hotel_bookings.customer_phone', 'hotel_bookings.customer_email'])
    .select('hotel_bookings.hold_until')
    .where('room_nights.held_until', '>', now.toISOString())
    .execute()
}

/**
 * Whether these bookings may hold their nights while somebody pays: for one contact so many at a
 * time, and on no night more than strangers' share of the rooms, so that a page nobody pays on
 * does not empty the house. A hold that is renewed is no new one. Throws `too_many_requests`.
 */
export async function checkHoldLimits(
  tx: Tx,
  rows: readonly BookingRow[],
  now: Date,
): Promise<void> {
  const { requester } = tx.stamp
  if (requester === undefined || requester.lane === 'staff') return
  const held = await activeHolds(tx, now)
  const own = new Set(rows.map(({ id }) => id))
  const renewed = new Set(held.map(({ booking_id }) => booking_id))
  // What the desk holds for a guest is its own word, and takes nothing from strangers' share.
  const others = held.filter(
    ({ booking_id, hold_until }) => !own.has(booking_id) && hold_until === null,
  )
  const fresh = rows.filter(({ id }) => !renewed.has(id))
  const [first] = fresh
  if (first === undefined) return
  const nights = fresh.flatMap(({ check_in, check_out }) => nightsBetween(check_in, check_out))
  await checkOpenLimit(tx, 'heldNights', { ...first, amount: nights.length }, async () =>
    others.map((night) => ({ ...night, amount: 1 })),
  )
  if (requester.lane === 'known') return
  const share = (requester.budgets.heldRooms.house?.max ?? 100) / 100
  const rooms = await activeRooms(tx.db).execute()
  const limit = Math.max(MIN_HELD_ROOMS, Math.floor(rooms.length * share))
  const onNight = new Map<string, number>()
  for (const { night } of others) onNight.set(night, (onNight.get(night) ?? 0) + 1)
  for (const night of nights) {
    const count = (onNight.get(night) ?? 0) + 1
    onNight.set(night, count)
    if (count > limit) refuseOverBudget(msUntilHoldLapses(others, night, now))
  }
}

/** ms until the first of the holds on a night is over. */
function msUntilHoldLapses(
  held: readonly { night: string; held_until: string | null }[],
  night: string,
  now: Date,
): number {
  const ends = held.flatMap((one) => (one.night === night ? [one.held_until ?? ''] : []))
  const first = ends.toSorted()[0]
  return first === undefined ? 60_000 : Date.parse(first) - now.getTime()
}
