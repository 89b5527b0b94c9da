import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Kysely } from 'kysely'
import type { Database, RoomsTable } from '../../db/schema.ts'
import { refuse, refuseWith } from '../../pipeline/endpoint.ts'
import { activeRooms } from '../rooms/index.ts'

/** The requested room. Throws `validation` under `room_id`. */
export async function requestedRoom(db: Kysely<Database>, id: string): Promise<RoomsTable> {
  const room = await activeRooms(db).where('id', '=', id).executeTakeFirst()
  return room ?? refuse('unknown_room', { field: 'room_id' })
}

/** Several, each once, in the order asked for. Throws `validation` under their fields. */
export async function requestedRooms(
  db: Kysely<Database>,
  ids: readonly string[],
  fieldOf = (at: number) => `room_ids.${at}`,
): Promise<RoomsTable[]> {
  const fields: Record<string, NamedRefusal[]> = {}
  const rows = await activeRooms(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const known = new Map(rows.map((room) => [room.id, room]))
  const rooms = ids.flatMap((id, at) => {
    const room = known.get(id)
    if (room === undefined) fields[fieldOf(at)] = [{ reason: 'unknown_room' }]
    else if (ids.indexOf(id) !== at) fields[fieldOf(at)] = [{ reason: 'room_named_twice' }]
    return room ?? []
  })
  const [first] = Object.values(fields)
  if (first?.[0] !== undefined) refuseWith(first[0], { fields })
  return rooms
}
