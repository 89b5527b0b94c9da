import type { Room } from '#contract/catalogue.ts'
import { toCents } from '#domain/money.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house offers, as far as its pages tell of it; to book, each service has its own. */

/** A room, for telling the house's rooms by their types. */
export interface HouseRoom {
  id: string
  type: string
  /** At least 1. */
  capacity: number
  pricePerNightCents: number
  available: boolean
  picturePath: string | null
}

export const shownRoom = (row: Room): HouseRoom => ({
  id: row.id,
  type: row.type.toLowerCase(),
  capacity: row.capacity,
  pricePerNightCents: toCents(row.price_per_night),
  available: row.is_available,
  picturePath: row.cover_image_url,
})

export const houseRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'house', parse: shownRoom })
