import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { parseRoom, type Room } from '../../data.ts'

/** A picture of a room, on the server or still in the outbox. */
export interface RoomPicture {
  /** The server's id; `op:<id>` of its operation while it waits. */
  id: string
  /** For pictureUrl: a path, an address, or a `data:` address. */
  path: string
}

/** A room as staff edit it (spec 3 §3): the public fields, and each picture with its id. */
export interface ManagedRoom extends Room, ResourceRow {
  /** The stored name only; '' without one. */
  name: string
  pictures: RoomPicture[]
}

export function parseManaged(row: RowAt<'rooms'>): ManagedRoom {
  const { version, operation_id, name, images } = row
  const pictures = images.map(({ id, url }) => ({ id, path: url }))
  return { ...parseRoom(row), version, operation_id, name, pictures }
}

/**
 * All rooms of the server. The screen makes its pages from them, so that its counts are right
 * offline too. Waiting operations are applied first, then parseManaged reads the rows.
 */
export const rawRooms = () => listQuery({ resource: 'rooms', route: 'listRooms', as: 'raw' })
