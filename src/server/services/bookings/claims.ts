import { sql } from 'kysely'
import { nightsBetween } from '#domain/stays.ts'
import type { Moment, RoomNightsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { batches } from '../../db/batches.ts'

/** The nights of a booking in one room. */
export interface Wanted {
  id: string
  room_id: string
  check_in: string
  check_out: string
}

/** Of nights, those that are claimed for good or held beyond `now`. */
export const isTaken = (now: Date) =>
  sql<boolean>`(held_until is null or held_until > ${now.toISOString()})`

type Night = Pick<RoomNightsTable, 'room_id' | 'night' | 'booking_id'>

function byRoomAndNight(one: Night, other: Night): number {
  if (one.room_id !== other.room_id) return one.room_id < other.room_id ? -1 : 1
  return one.night < other.night ? -1 : Number(one.night > other.night)
}

const keyOf = ({ room_id, night }: Night) => `${night} ${room_id}`

/** Each booking's nights, once. */
export function nightsOfBookings(wanted: readonly Wanted[]): Night[] {
  return wanted.flatMap(({ id, room_id, check_in, check_out }) =>
    nightsBetween(check_in, check_out).map((night) => ({ room_id, night, booking_id: id })),
  )
}

/**
 * Claims nights, for good (`until` null) or as a hold, and answers those it did not get. What is
 * the booking's own, and what another's hold left behind, is taken over; all of it in one order,
 * the same in every transaction, so that no two wait for each other. Lock the bookings before.
 */
export async function claimNights(
  tx: Tx,
  nights: readonly Night[],
  until: Moment | null,
  now: Date,
): Promise<Night[]> {
  const asked = new Map<string, Night>()
  for (const night of nights) if (!asked.has(keyOf(night))) asked.set(keyOf(night), night)
  const sorted = [...asked.values()].toSorted(byRoomAndNight)
  const claimed = new Map<string, string>()
  for (const some of batches(sorted)) {
    const rows = await tx.db
      .insertInto('room_nights')
      .values(
        some.map(({ room_id, night, booking_id }) => ({
          room_id,
          night,
          booking_id,
          held_until: until,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['room_id', 'night'])
          .doUpdateSet((eb) => ({
            booking_id: eb.ref('excluded.booking_id'),
            held_until: eb.ref('excluded.held_until'),
          }))
          .where((eb) =>
            eb.or([
              eb('room_nights.booking_id', '=', eb.ref('excluded.booking_id')),
              eb('room_nights.held_until', '<=', now.toISOString()),
            ]),
          ),
      )
      .returning(['room_id', 'night', 'booking_id'])
      .execute()
    for (const row of rows) claimed.set(keyOf(row), row.booking_id)
  }
  return nights.filter((night) => claimed.get(keyOf(night)) !== night.booking_id)
}

/** Nights that bookings have in the store, claimed or held, also where the hold has lapsed. */
export async function nightsClaimedBy(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<RoomNightsTable[]> {
  if (bookingIds.length === 0) return []
  return await tx.db
    .selectFrom('room_nights')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .execute()
}

/** Releases nights: all of the bookings, or only those on hold. */
export async function releaseNights(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
  which: 'all' | 'held' = 'all',
): Promise<void> {
  const claimed = (await nightsClaimedBy(tx, bookingIds)).filter(
    ({ held_until }) => which === 'all' || held_until !== null,
  )
  if (claimed.length === 0) return
  // Deleting locks rows in any order; claiming them first locks them in everybody's order.
  await claimNights(tx, claimed, now.toISOString(), now)
  let deletion = tx.db
    .deleteFrom('room_nights')
    .where('booking_id', 'in', [...new Set(claimed.map(({ booking_id }) => booking_id))])
  if (which === 'held') deletion = deletion.where('held_until', 'is not', null)
  await deletion.execute()
}

/** Claims bookings' nights for good; the ids of those that did not get all of theirs and have none now. */
export async function claimForGood(
  tx: Tx,
  wanted: readonly Wanted[],
  now: Date,
): Promise<Set<string>> {
  const missing = await claimNights(tx, nightsOfBookings(wanted), null, now)
  const short = new Set(missing.map(({ booking_id }) => booking_id))
  if (short.size > 0) await releaseNights(tx, [...short], now)
  return short
}
