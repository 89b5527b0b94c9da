import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { parseRoom, type Room } from '../../data.ts'

/** A picture of a room, as the house names it, or one that still waits here. */
export interface RoomPicture {
  /** The house's; of a waiting one its operation as `op:<id>`. */
  id: string
  /** For pictureUrl: a path, an address, or a `data:` address. */
  path: string
}

/** A room as staff keep it (spec 3 §3): what the public site shows, and each picture by its id. */
export interface ManagedRoom extends Room, KeptRow {
  /** The kept name alone; '' without one. */
  name: string
  pictures: RoomPicture[]
}

function pictureOf(value: unknown, at: number): RoomPicture | null {
  const { id, url, path } = looseObject(value)
  const address = looseTextOrNull(value) ?? looseTextOrNull(url) ?? looseTextOrNull(path)
  return address === null ? null : { id: looseText(id) || `picture-${at}`, path: address }
}

export function parseManaged(raw: KeptRow): ManagedRoom {
  const row = looseObject(raw)
  const room = parseRoom(raw)
  return {
    ...room,
    version: raw.version,
    operation_id: raw.operation_id,
    // Staff see the price as it was typed, never half a cent beside it.
    pricePerNightCents: toCents(looseNumber(row.price_per_night) ?? 0),
    name: looseText(row.name),
    pictures: looseList(row.images)
      .map(pictureOf)
      .filter((picture) => picture !== null),
  }
}

/**
 * All rooms as the house sends them, of which this screen cuts its pages: so its counts are true
 * without the link too. Read by parseManaged after what waits was laid over.
 */
export const rawRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'raw', parse: (row: KeptRow) => row })
