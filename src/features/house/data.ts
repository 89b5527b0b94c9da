import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
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

const centsOf = (value: unknown) => toCents(looseNumber(value) ?? 0)

export function parseHouseRoom(raw: KeptRow): HouseRoom {
  const row = looseObject(raw)
  return {
    id: raw.id,
    type: looseText(row.type).toLowerCase(),
    capacity: Math.max(looseNumber(row.capacity) ?? 1, 1),
    pricePerNightCents: centsOf(row.price_per_night),
    available: notFalse(row.is_available),
    picturePath: looseTextOrNull(row.cover_image_url),
  }
}

export const houseRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'house', parse: parseHouseRoom })
