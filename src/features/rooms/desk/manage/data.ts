import type { ResourceRow, RowAt } from '#contract/resources.ts'
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
export interface ManagedRoom extends Room, ResourceRow {
  /** The kept name alone; '' without one. */
  name: string
  pictures: RoomPicture[]
}

export function parseManaged(row: RowAt<'rooms'>): ManagedRoom {
  const { version, operation_id, name, images } = row
  const pictures = images.map(({ id, url }) => ({ id, path: url }))
  return { ...parseRoom(row), version, operation_id, name, pictures }
}

/**
 * All rooms as the house sends them, of which this screen cuts its pages: so its counts are true
 * without the link too. Read by parseManaged after what waits was laid over.
 */
export const rawRooms = () => listQuery({ resource: 'rooms', route: 'listRooms', as: 'raw' })
