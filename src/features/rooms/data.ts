import type { Room as RoomRow } from '#contract/catalogue.ts'
import { toCents } from '#domain/money.ts'
import type { Translated } from '#domain/texts.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { rowQuery } from '#offline/reads/row-query.ts'

/** Rooms as the public site shows them (spec 1 §3). */
export interface Room extends Translated {
  id: string
  /** Null where the room has none, see useRoomName. */
  title: string | null
  /** In the guest's language, where useInLanguage found one. */
  name?: string
  number: string
  type: string
  /** At least 1. */
  capacity: number
  pricePerNightCents: number
  description: string
  amenities: string[]
  /** Set by staff; it says nothing about occupied nights. */
  available: boolean
  /** `YYYY-MM-DD` */
  availableFrom: string | null
  coverPath: string | null
  /** All pictures, the cover first, each once. */
  imagePaths: string[]
}

function picturesOf({ cover_image_url, images }: RoomRow): string[] {
  const all = [cover_image_url, ...images.map(({ url }) => url)]
  return [...new Set(all.filter((address) => address !== null))]
}

export function parseRoom(row: RoomRow): Room {
  const imagePaths = picturesOf(row)
  return {
    id: row.id,
    title: row.name || null,
    number: row.room_number,
    type: row.type,
    capacity: row.capacity,
    pricePerNightCents: toCents(row.price_per_night),
    description: row.description,
    amenities: row.amenities,
    available: row.is_available,
    availableFrom: row.available_from,
    coverPath: imagePaths[0] ?? null,
    imagePaths,
    translations: row.translations,
  }
}

export const rooms = () => listQuery({ resource: 'rooms', route: 'listRooms', parse: parseRoom })

export const roomOf = (id: string) =>
  rowQuery({ resource: 'rooms', route: 'getRoom', params: { id }, id, parse: parseRoom })

/** Available rooms first, then in natural order of their numbers. */
export function roomsInOrder(list: readonly Room[]): Room[] {
  // Created once: `localeCompare` would create a collator for each comparison.
  const { compare } = new Intl.Collator('en', { numeric: true })
  return list.toSorted(
    (a, b) => Number(b.available) - Number(a.available) || compare(a.number, b.number),
  )
}

export type { Stay } from './stays.ts'
