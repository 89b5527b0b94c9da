import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import type { Kept, KeptOne } from '#offline/reads/types.ts'
import { rooms, type Room } from '../data.ts'

/** What the screens have read already of rate and prices: ready changes are priced with it. */
export interface Known {
  house(): Pick<House, 'extras' | 'rwf_per_usd'>
  /** Cents of a dollar a night; null for a room that was not read. */
  priceOf(roomId: string): number | null
}

export const readAlready: Known = {
  house: () =>
    offline().client.getQueryData<KeptOne<House>>(houseQuery().queryKey)?.row ?? unknownHouse,
  priceOf: (roomId) =>
    offline()
      .client.getQueryData<Kept<Room>>(rooms().queryKey)
      ?.rows.find(({ id }) => id === roomId)?.pricePerNightCents ?? null,
}

/** The house's day at a moment (ISO 8601). */
export function houseDayAt(moment: string): string {
  const house = offline().client.getQueryData<KeptOne<House>>(houseQuery().queryKey)?.row
  return dayIn((house ?? unknownHouse).timezone, new Date(moment))
}
