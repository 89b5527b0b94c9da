import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  notFalse,
  type Loose,
} from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { rowQuery } from '#offline/reads/row-query.ts'

/** Rooms as the public site shows them (spec 1 §3). */
export interface Room {
  id: string
  /** `name` or `title`; null where the room has neither, see useRoomName. */
  title: string | null
  number: string
  type: string
  /** At least 1. */
  capacity: number
  pricePerNightCents: number
  description: string
  amenities: string[]
  /** Staff's own switch, not occupancy. */
  available: boolean
  /** `YYYY-MM-DD` */
  availableFrom: string | null
  coverPath: string | null
  /** All pictures, the cover first, each once. */
  imagePaths: string[]
}

/** Of pictures that are an address, or an object with `url` or `path`. */
function addressOf(picture: unknown): string | null {
  const { url, path } = looseObject(picture)
  return looseTextOrNull(picture) ?? looseTextOrNull(url) ?? looseTextOrNull(path)
}

function picturesOf(row: Loose): string[] {
  const all = [looseTextOrNull(row.cover_image_url), ...looseList(row.images).map(addressOf)]
  return [...new Set(all.filter((address) => address !== null))]
}

/** A list, or text with commas. */
function amenitiesOf(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split(',') : looseList(value)
  return list
    .map((one) => looseText(one) || looseText(looseObject(one).name))
    .filter((one) => one !== '')
}

export function parseRoom(raw: KeptRow): Room {
  const row = looseObject(raw)
  const imagePaths = picturesOf(row)
  return {
    id: raw.id,
    title: looseTextOrNull(row.name) ?? looseTextOrNull(row.title),
    number: looseText(row.room_number),
    type: looseText(row.type),
    capacity: Math.max(looseNumber(row.capacity) ?? 1, 1),
    pricePerNightCents: toCents(looseNumber(row.price_per_night) ?? 0),
    description: looseText(row.description),
    amenities: amenitiesOf(row.amenities),
    available: notFalse(row.is_available),
    availableFrom: dayOf(row.available_from),
    coverPath: imagePaths[0] ?? null,
    imagePaths,
  }
}

export const rooms = () => listQuery({ resource: 'rooms', route: 'listRooms', parse: parseRoom })

export const roomOf = (id: string) =>
  rowQuery({ resource: 'rooms', route: 'getRoom', params: { id }, id, parse: parseRoom })

/** Those that can be had first, then by number as people count. */
export function roomsInOrder(list: readonly Room[]): Room[] {
  // Made once: comparing makes one each time.
  const { compare } = new Intl.Collator('en', { numeric: true })
  return list.toSorted(
    (a, b) => Number(b.available) - Number(a.available) || compare(a.number, b.number),
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of a date or a moment; null for all else. */
export function dayOf(...values: unknown[]): string | null {
  for (const value of values) {
    const text = looseText(value)
    if (DAY.test(text)) return text.slice(0, 10)
  }
  return null
}

export type { Stay } from './stays.ts'
