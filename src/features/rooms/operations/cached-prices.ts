import type { ToldMoney } from '#domain/money.ts'
import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import type { Cached, CachedOne } from '#offline/reads/types.ts'
import { rooms, type Room } from '../data.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'

/** The rate and prices that screens have already read; recovery actions are priced with them. */
export interface CachedPrices {
  house(): Pick<House, 'extras'> & ToldMoney
  /** Cents of a dollar a night; null for a room that was not read. */
  priceOf(roomId: string): number | null
  /** As the desk's list has it; undefined where that was not read. */
  bookingOf(id: string): DeskBooking | undefined
}

export const cachedPrices: CachedPrices = {
  house: () =>
    offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)?.row ?? fallbackHouse,
  priceOf: (roomId) =>
    offline()
      .client.getQueryData<Cached<Room>>(rooms().queryKey)
      ?.rows.find(({ id }) => id === roomId)?.pricePerNightCents ?? null,
  bookingOf: (bookingId) =>
    offline()
      .client.getQueryData<Cached<DeskBooking>>(deskBookings().queryKey)
      ?.rows.find(({ id }) => id === bookingId),
}

/** The same limits as on the server (decision 41), ms. */
const MAX_AGE_MS = 90 * 24 * 3_600_000
const MAX_AHEAD_MS = 2 * 60_000

/**
 * The day at the house on which an operation was confirmed. Where the device did not know the
 * server's time, or its time is impossible, it is today at the house: nights are never computed
 * from a wrong clock.
 */
export function houseDayOf({
  deviceTime,
  clock,
}: Pick<OperationRow, 'deviceTime' | 'clock'>): string {
  const house = offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)?.row
  const now = offline().clock.now()
  const at = Date.parse(deviceTime)
  const isTrue = clock?.known === true && at <= now + MAX_AHEAD_MS && at >= now - MAX_AGE_MS
  return dayIn((house ?? fallbackHouse).timezone, new Date(isTrue ? at : now))
}
