import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  notFalse,
} from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Rooms as the public site shows them (spec 1 §3). */
export interface Room {
  id: string
  /** `name` or `title`; null where the room has neither, see roomName. */
  title: string | null
  number: string
  type: string
  capacity: number
  pricePerNightCents: number
  available: boolean
  /** `YYYY-MM-DD` */
  availableFrom: string | null
  coverPath: string | null
}

/** The cover, else the first picture, each with `url` or `path`. */
function coverOf(row: ReturnType<typeof looseObject>): string | null {
  const cover = looseTextOrNull(row.cover_image_url)
  if (cover !== null) return cover
  for (const picture of looseList(row.images)) {
    const { url, path } = looseObject(picture)
    const address = looseTextOrNull(url) ?? looseTextOrNull(path)
    if (address !== null) return address
  }
  return null
}

export function parseRoom(raw: KeptRow): Room {
  const row = looseObject(raw)
  return {
    id: raw.id,
    title: looseTextOrNull(row.name) ?? looseTextOrNull(row.title),
    number: looseText(row.room_number),
    type: looseText(row.type),
    capacity: Math.max(looseNumber(row.capacity) ?? 1, 1),
    pricePerNightCents: toCents(looseNumber(row.price_per_night) ?? 0),
    available: notFalse(row.is_available),
    availableFrom: looseTextOrNull(row.available_from)?.slice(0, 10) ?? null,
    coverPath: coverOf(row),
  }
}

export const rooms = () => listQuery({ resource: 'rooms', route: 'listRooms', parse: parseRoom })

/** Those that can be had first, then by number as people count. */
export function roomsInOrder(list: readonly Room[]): Room[] {
  return list.toSorted(
    (a, b) =>
      Number(b.available) - Number(a.available) ||
      a.number.localeCompare(b.number, 'en', { numeric: true }),
  )
}
