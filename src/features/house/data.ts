import type { Room } from '#contract/catalogue.ts'
import { toCents } from '#domain/money.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The services' lists for the pages about the house. Booking screens have their own. */

/** A room, as far as the overview by type needs it. */
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
