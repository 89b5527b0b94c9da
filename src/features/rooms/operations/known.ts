import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import type { Cached, CachedOne } from '#offline/reads/types.ts'
import { rooms, type Room } from '../data.ts'

/** What the screens have read already of rate and prices: ready changes are priced with it. */
export interface Known {
  house(): Pick<House, 'extras' | 'rwf_per_usd'>
  /** Cents of a dollar a night; null for a room that was not read. */
  priceOf(roomId: string): number | null
}

export const readAlready: Known = {
  house: () =>
    offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)?.row ?? unknownHouse,
  priceOf: (roomId) =>
    offline()
      .client.getQueryData<Cached<Room>>(rooms().queryKey)
      ?.rows.find(({ id }) => id === roomId)?.pricePerNightCents ?? null,
}

/** As the house judges what arrives (decision 41), ms. */
const OLDEST = 90 * 24 * 3_600_000
const AHEAD = 2 * 60_000

/**
 * The house's day on which an operation was confirmed. Where the device had not heard the house's
 * time, or what it says cannot be, it is the house's day now: no nights are ever worked out from a
 * wrong clock.
 */
export function houseDayOf({
  deviceTime,
  clock,
}: Pick<OperationRow, 'deviceTime' | 'clock'>): string {
  const house = offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)?.row
  const now = offline().clock.now()
  const at = Date.parse(deviceTime)
  const isTrue = clock?.known === true && at <= now + AHEAD && at >= now - OLDEST
  return dayIn((house ?? unknownHouse).timezone, new Date(isTrue ? at : now))
}
